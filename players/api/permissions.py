"""Who may: signed-in players, and their tokens as far as their scopes reach."""

from typing import Any

from django.utils.translation import gettext
from rest_framework.exceptions import NotAuthenticated
from rest_framework.permissions import SAFE_METHODS, BasePermission
from rest_framework.request import Request

from config.rest.problems import Problem
from players.models import ApiToken, Scope


class MissingScope(Problem):
    status_code = 403
    default_code = "missing_scope"


class HasScope(BasePermission):
    """The default of every resource: `read` for safe methods, the view's `write_scope` for the others.

    A view says `anonymous_reads = True` where everybody may read, and `write_scope = "play"` where writing is
    playing; `read_scope` where reading needs more than `read`. A session has every scope, a token has those
    that it names.
    """

    def has_permission(self, request: Request, view: Any) -> bool:
        safe = request.method in SAFE_METHODS
        if not (request.user and request.user.is_authenticated):
            if safe and getattr(view, "anonymous_reads", False):
                return True
            raise NotAuthenticated()
        needed = ("read_scope", Scope.READ) if safe else ("write_scope", Scope.MANAGE)
        require_scope(request, getattr(view, *needed))
        return True


def require_scope(request: Request, scope: str) -> None:
    """Refuses a token that lacks the scope, naming it."""
    if isinstance(request.auth, ApiToken) and scope not in request.auth.scopes:
        detail = gettext("This token lacks the scope “%(scope)s”.") % {"scope": scope}
        raise MissingScope(detail, required_scope=str(scope), token_scopes=request.auth.scopes)
