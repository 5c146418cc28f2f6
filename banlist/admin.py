"""Ban lists in the admin: search, entries beside the list, publish and take back."""

from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import ValidationError
from django.db.models import Count, QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from banlist import services
from banlist.forms import BanListForm, EntryForm, EntryFormSet
from banlist.models import BanList, Entry


class EntryInline(admin.TabularInline):
    model = Entry
    form = EntryForm
    formset = EntryFormSet
    fields = ["passcode", "name_en", "name_zh", "limit"]
    readonly_fields = ["name_en", "name_zh"]
    extra = 3


@admin.register(BanList)
class BanListAdmin(admin.ModelAdmin):
    form = BanListForm
    fields = ["name", "region", "effective_date", "status", "published_at"]
    readonly_fields = ["status", "published_at"]
    list_display = ["name", "region", "effective_date", "status", "number_of_entries"]
    list_filter = ["region", "status"]
    search_fields = ["name", "region", "entries__name_en", "entries__name_zh", "=entries__passcode"]
    search_help_text = gettext_lazy("The name of a list, or the name or passcode of a card on it.")
    date_hierarchy = "effective_date"
    inlines = [EntryInline]
    actions = ["publish", "take_back"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[BanList]:
        return super().get_queryset(request).annotate(entry_count=Count("entries"))

    @admin.display(description=gettext_lazy("entries"), ordering="entry_count")
    def number_of_entries(self, ban_list: Any) -> int:
        return ban_list.entry_count

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        super().save_related(request, form, formsets, change)
        services.name_entries(ban_list=form.instance)

    def has_publish_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("banlist.publish_banlist")

    def has_delete_permission(self, request: HttpRequest, obj: BanList | None = None) -> bool:
        """A list that came with the project would come back with the next load: it is taken back instead."""
        if obj is not None and obj.source:
            return False
        return super().has_delete_permission(request, obj)

    @admin.action(description=gettext_lazy("Publish the selected lists"), permissions=["publish"])
    def publish(self, request: HttpRequest, queryset: QuerySet[BanList]) -> None:
        published = 0
        for ban_list in queryset:
            try:
                services.publish(ban_list=ban_list)
                published += 1
            except ValidationError as error:
                for problem in error.messages:
                    self.message_user(request, f"{ban_list}: {problem}", messages.ERROR)
        if published:
            self.message_user(
                request,
                ngettext("%(number)d list is published.", "%(number)d lists are published.", published)
                % {"number": published},
                messages.SUCCESS,
            )

    @admin.action(description=gettext_lazy("Take the selected lists back to draft"), permissions=["publish"])
    def take_back(self, request: HttpRequest, queryset: QuerySet[BanList]) -> None:
        for ban_list in queryset:
            services.take_back(ban_list=ban_list)
        self.message_user(request, _("The selected lists are drafts."), messages.SUCCESS)
