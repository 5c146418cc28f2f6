"""Addresses of pages, as search engines and those who share them should know them."""

from django.conf import settings
from django.template import Library

register = Library()


@register.filter
def absolute(path: str) -> str:
    """The whole address of a path on this site."""
    return f"{settings.SITE_URL}{path}"
