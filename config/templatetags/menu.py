"""The site's menu, the same on every page."""

from django.http import HttpRequest
from django.template import Context, Library
from django.urls import NoReverseMatch, reverse
from django.utils.translation import gettext_lazy as _

register = Library()

ROOMS = (
    ("cards:list", _("Cards")),
    ("banlist:list", _("Ban lists")),
    ("decks:list", _("Decks")),
    ("duels:list", _("Duels")),
)


@register.inclusion_tag("menu.html", takes_context=True)
def menu(context: Context) -> dict[str, object]:
    """Return the rooms, with the one that this page lies in marked."""
    request: HttpRequest | None = context.get("request")
    here = request.path if request is not None else ""
    links = [{"url": reverse(name), "label": label} for name, label in ROOMS if exists(name)]
    for link in links:
        link["current"] = here.startswith(str(link["url"]))
    return {"links": links}


def exists(name: str) -> bool:
    """Tell whether there is a page of this name."""
    try:
        reverse(name)
    except NoReverseMatch:
        return False
    return True
