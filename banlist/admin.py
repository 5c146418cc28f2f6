"""Ban lists in the admin: entries beside the list, compare, see the impact, publish, import and export."""

from contextlib import suppress
from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied, ValidationError
from django.db.models import Count, QuerySet
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import path, reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from banlist import lflist, reviewing, services
from banlist.conf import NoDate, as_conf, bring_in
from banlist.forms import BanListForm, CompareForm, EntryForm, EntryFormSet, ImportForm, ScheduleForm
from banlist.models import BanList, Entry, Record
from banlist.recording import record, state_of
from banlist.selectors import today, with_entries
from cards.freshness import touch
from config.lookups import ByWhatIsShown

FEW_CHANGES = 20
"""Cards of a comparison that are shown at once; more are folded away, so that what follows is in sight."""


class EntryInline(admin.TabularInline):
    model = Entry
    form = EntryForm
    formset = EntryFormSet
    fields = ["passcode", "name_en", "name_zh", "limit", "points"]
    readonly_fields = ["name_en", "name_zh"]
    extra = 3


@admin.register(BanList)
class BanListAdmin(admin.ModelAdmin):
    form = BanListForm
    fields = [
        "name",
        "region",
        "effective_date",
        "kind",
        "cap",
        "points_key",
        "status",
        "published_at",
        "publish_at",
        "seen",
    ]
    readonly_fields = ["status", "published_at", "publish_at"]
    list_display = ["name", "region", "kind", "effective_date", "status", "publish_at", "number_of_entries"]
    list_filter = ["region", "kind", "status"]
    search_fields = ["name", "region", "entries__name_en", "entries__name_zh", "=entries__passcode"]
    search_help_text = gettext_lazy("The name of a list, or the name or passcode of a card on it.")
    date_hierarchy = "effective_date"
    inlines = [EntryInline]
    actions = ["publish", "take_back", "export"]
    change_list_template = "admin/banlist/change_list.html"
    change_form_template = "admin/banlist/change_form.html"

    def get_urls(self) -> list[Any]:
        def named(route: str, view: Any, name: str) -> Any:
            return path(route, self.admin_site.admin_view(view), name=f"banlist_banlist_{name}")

        return [
            named("import/", self.import_view, "import"),
            named("<int:pk>/review/", self.review_view, "review"),
            named("<int:pk>/impact/", self.impact_view, "impact"),
            *super().get_urls(),
        ]

    def get_queryset(self, request: HttpRequest) -> QuerySet[BanList]:
        return super().get_queryset(request).annotate(entry_count=Count("entries"))

    @admin.display(description=gettext_lazy("entries"), ordering="entry_count")
    def number_of_entries(self, ban_list: Any) -> int:
        return ban_list.entry_count

    # Every change is recorded

    def save_model(self, request: HttpRequest, obj: BanList, form: Any, change: bool) -> None:
        form.before = state_of(obj)
        super().save_model(request, obj, form, change)

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        super().save_related(request, form, formsets, change)
        services.name_entries(ban_list=form.instance)
        act = Record.Act.CHANGED if change else Record.Act.CREATED
        record(form.instance, act=act, by=request.user, before=form.before)
        touch()

    def delete_model(self, request: HttpRequest, obj: BanList) -> None:
        services.delete_list(ban_list=obj, by=request.user)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[BanList]) -> None:
        for ban_list in queryset:
            services.delete_list(ban_list=ban_list, by=request.user)

    # Who may do what

    def has_publish_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("banlist.publish_banlist")

    def has_delete_permission(self, request: HttpRequest, obj: BanList | None = None) -> bool:
        """A list that came with the project would come back with the next load: it is taken back instead."""
        if obj is not None and obj.source:
            return False
        return super().has_delete_permission(request, obj)

    # Actions

    @admin.action(description=gettext_lazy("Publish the selected lists"), permissions=["publish"])
    def publish(self, request: HttpRequest, queryset: QuerySet[BanList]) -> None:
        published = 0
        for ban_list in queryset:
            try:
                services.publish(ban_list=ban_list, by=request.user)
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
            with suppress(ValidationError):  # Somebody deleted it meanwhile.
                services.take_back(ban_list=ban_list, by=request.user)
        self.message_user(request, _("The selected lists are drafts."), messages.SUCCESS)

    @admin.action(description=gettext_lazy("Save the selected lists as lflist.conf"), permissions=["view"])
    def export(self, request: HttpRequest, queryset: QuerySet[BanList]) -> HttpResponse:
        return HttpResponse(
            lflist.write(as_conf(each) for each in with_entries(queryset)),
            content_type="text/plain; charset=utf-8",
            headers={"Content-Disposition": 'attachment; filename="lflist.conf"'},
        )

    # Pages of their own

    def import_view(self, request: HttpRequest) -> HttpResponse:
        """Takes the lists of a file as drafts, and says which lines it could not keep."""
        if not self.has_add_permission(request):
            raise PermissionDenied
        form = ImportForm(request.POST or None, request.FILES or None)
        if request.method == "POST" and form.is_valid():
            try:
                drafts = bring_in(
                    form.reading.lists,
                    region=form.cleaned_data["region"],
                    effective_date=form.cleaned_data["effective_date"],
                    by=request.user,
                )
            except NoDate as error:
                form.add_error("effective_date", str(error))
            except ValidationError as error:
                form.add_error(None, error.messages)
            else:
                return self._imported(request, drafts, form.reading.problems)
        return self._page(request, "import", {"form": form, "title": _("Take lists from a file")})

    def _imported(
        self, request: HttpRequest, drafts: list[BanList], problems: tuple[lflist.Problem, ...]
    ) -> HttpResponse:
        for problem in problems[:50]:
            self.message_user(request, str(problem), messages.WARNING)
        if len(problems) > 50:
            self.message_user(
                request,
                _("%(number)d lines could not be kept in all.") % {"number": len(problems)},
                messages.WARNING,
            )
        self.message_user(
            request,
            ngettext("%(number)d draft was made.", "%(number)d drafts were made.", len(drafts))
            % {"number": len(drafts)},
            messages.SUCCESS,
        )
        if len(drafts) == 1:
            return redirect("admin:banlist_banlist_review", drafts[0].pk)
        return redirect("admin:banlist_banlist_changelist")

    def review_view(self, request: HttpRequest, pk: int) -> HttpResponse:
        """What a list changes, whom it hits, its hash and its record; and the ways to publish it."""
        ban_list = self._asked_for(request, pk)
        scheduling = ScheduleForm(
            request.POST if "schedule" in request.POST else None,
            initial={"zone": timezone.get_current_timezone_name()},
        )
        if "draft_next" in request.POST:
            return self._drafted(request, ban_list)
        if request.method == "POST" and self._done(request, ban_list, scheduling):
            return redirect("admin:banlist_banlist_review", pk)
        comparing = CompareForm(request.GET or None, ban_list=ban_list)
        old = comparing.chosen()
        return self._page(
            request,
            "review",
            {
                "title": ban_list.name,
                "original": ban_list,
                "comparing": comparing,
                "old": old,
                "scheduling": scheduling,
                "review": reviewing.review(old, ban_list),
                "may_publish": self.has_publish_permission(request),
                "may_draft": self.has_add_permission(request),
                "is_ahead": ban_list.effective_date > today(),
                "few": FEW_CHANGES,
                "impact_url": reverse("admin:banlist_banlist_impact", args=[pk]),
            },
        )

    def _drafted(self, request: HttpRequest, ban_list: BanList) -> HttpResponse:
        """Begins the next list with what this one says, and leads to its form."""
        if not self.has_add_permission(request):
            raise PermissionDenied
        try:
            draft = services.draft_next(ban_list=ban_list, by=request.user)
        except ValidationError as error:
            for problem in error.messages:
                self.message_user(request, problem, messages.ERROR)
            return redirect("admin:banlist_banlist_review", ban_list.pk)
        self.message_user(
            request,
            _("This is a draft that says what %(name)s says. Give it its name and its date, and change it.")
            % {"name": ban_list.name},
            messages.SUCCESS,
        )
        return redirect("admin:banlist_banlist_change", draft.pk)

    def response_post_save_add(self, request: HttpRequest, obj: BanList) -> HttpResponse:
        return self._saved(obj, super().response_post_save_add(request, obj))

    def response_post_save_change(self, request: HttpRequest, obj: BanList) -> HttpResponse:
        return self._saved(obj, super().response_post_save_change(request, obj))

    def _saved(self, ban_list: BanList, otherwise: HttpResponse) -> HttpResponse:
        """A draft that is saved is looked through next."""
        return otherwise if ban_list.is_published else redirect("admin:banlist_banlist_review", ban_list.pk)

    def _done(self, request: HttpRequest, ban_list: BanList, scheduling: ScheduleForm) -> bool:
        """Publishes, schedules or takes back, as the button pressed says; tells whether it did."""
        if not self.has_publish_permission(request):
            raise PermissionDenied
        try:
            if "publish" in request.POST:
                services.publish(ban_list=ban_list, by=request.user)
                said = _("The list is published.")
            elif "unschedule" in request.POST:
                services.unschedule(ban_list=ban_list, by=request.user)
                said = _("The list waits for you.")
            elif "take_back" in request.POST:
                services.take_back(ban_list=ban_list, by=request.user)
                said = _("The list is a draft.")
            elif scheduling.is_valid():
                services.schedule(ban_list=ban_list, by=request.user, **scheduling.cleaned_data)
                said = _("The list will be published at the time you named.")
            else:
                return False
        except ValidationError as error:
            for problem in error.messages:
                self.message_user(request, problem, messages.ERROR)
            return False
        self.message_user(request, said, messages.SUCCESS)
        return True

    def impact_view(self, request: HttpRequest, pk: int) -> JsonResponse:
        """One piece of the count of decks that a list makes illegal; asked for until it is over."""
        ban_list = self._asked_for(request, pk)
        old = CompareForm(request.GET, ban_list=ban_list).chosen()
        beyond = request.GET.get("beyond", "0")
        if not (beyond.isascii() and beyond.isdigit() and len(beyond) < 19):
            return JsonResponse({"problem": _("“beyond” is a number.")}, status=400)
        return JsonResponse(reviewing.piece_of_impact(old, ban_list, beyond=int(beyond)))

    def _asked_for(self, request: HttpRequest, pk: int) -> BanList:
        ban_list = self.get_object(request, str(pk))
        if ban_list is None or not self.has_view_permission(request, ban_list):
            raise PermissionDenied
        return ban_list

    def _page(self, request: HttpRequest, name: str, context: dict[str, Any]) -> TemplateResponse:
        return TemplateResponse(
            request,
            f"admin/banlist/{name}.html",
            {**self.admin_site.each_context(request), "opts": self.opts, **context},
        )


@admin.register(Record)
class RecordAdmin(ByWhatIsShown):
    """What happened to the lists, to be read and never changed."""

    list_display = ["at", "list_name", "act", "who"]
    list_filter = ["act"]
    search_fields = ["list_name", "=list_number"]
    date_hierarchy = "at"
    fields = ["at", "list_name", "list_number", "act", "who", "before", "after"]
    readonly_fields = fields

    @admin.display(description=gettext_lazy("done by"))
    def who(self, one: Record) -> str:
        return reviewing.who(one)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Record]:
        return super().get_queryset(request).prefetch_related("actor")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Record | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Record | None = None) -> bool:
        return False
