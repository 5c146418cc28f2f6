"""The pages of this room."""

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login, logout, views
from django.contrib.auth.decorators import login_required
from django.contrib.auth.mixins import LoginRequiredMixin
from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse_lazy
from django.utils.decorators import method_decorator
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_POST, require_safe
from django.views.generic import FormView, TemplateView
from django.views.i18n import set_language as django_set_language

from players import addresses, leaving, limits, selectors, services, takeout
from players.forms import (
    ChangePasswordForm,
    ForgottenPasswordForm,
    LeaveForm,
    NewPasswordForm,
    ProfileForm,
    SignInForm,
    SignUpForm,
    TokenForm,
)
from players.models import Player
from players.rendering import said

INBOX_PAGE = 30


FORM_METHODS = ["get", "head", "post", "options"]
"""What a page with a form answers to."""


class AnswersTooOften:
    """Forms that refuse for being tried too often answer 429, with Retry-After."""

    http_method_names = FORM_METHODS

    def form_invalid(self, form: Any) -> HttpResponse:
        response: HttpResponse = super().form_invalid(form)  # type: ignore[misc]
        for errors in form.errors.as_data().values():
            for error in errors:
                if error.code == "throttled":
                    response.status_code = 429
                    response["Retry-After"] = str(error.params["minutes"] * 60)
        return response


def remember_language(response: HttpResponse, player: Player) -> None:
    """Lets the browser keep the language of the profile."""
    if player.language:
        response.set_cookie(
            settings.LANGUAGE_COOKIE_NAME,
            player.language,
            max_age=settings.LANGUAGE_COOKIE_AGE,
            secure=settings.LANGUAGE_COOKIE_SECURE,
            httponly=settings.LANGUAGE_COOKIE_HTTPONLY,
            samesite=settings.LANGUAGE_COOKIE_SAMESITE,
        )
    else:
        response.delete_cookie(settings.LANGUAGE_COOKIE_NAME, samesite=settings.LANGUAGE_COOKIE_SAMESITE)


# Signing up, in and out


@method_decorator([sensitive_post_parameters(), never_cache], name="dispatch")
class SignUp(AnswersTooOften, FormView):
    template_name = "players/sign_up.html"
    form_class = SignUpForm

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.user.is_authenticated:
            return redirect(settings.LOGIN_REDIRECT_URL)
        return super().dispatch(request, *args, **kwargs)

    def get_form_kwargs(self) -> dict[str, Any]:
        return super().get_form_kwargs() | {"request": self.request}

    def form_valid(self, form: SignUpForm) -> HttpResponse:
        login(self.request, form.player, backend="django.contrib.auth.backends.ModelBackend")
        messages.success(self.request, _("Welcome, %(name)s.") % {"name": form.player.username})
        return HttpResponseRedirect(self._next())

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {"next": self.request.GET.get("next", "")}

    def _next(self) -> str:
        wanted = self.request.POST.get("next", "")
        safe = url_has_allowed_host_and_scheme(
            wanted, {self.request.get_host()}, require_https=self.request.is_secure()
        )
        return wanted if safe else settings.LOGIN_REDIRECT_URL


class SignIn(AnswersTooOften, views.LoginView):
    template_name = "players/sign_in.html"
    authentication_form = SignInForm
    redirect_authenticated_user = True

    def form_valid(self, form: SignInForm) -> HttpResponse:
        response: HttpResponse = super().form_valid(form)
        remember_language(response, form.get_user())
        return response


@require_POST
def set_language(request: HttpRequest) -> HttpResponse:
    """Changes the language of this browser and, for whoever is signed in, of the profile."""
    response: HttpResponse = django_set_language(request)
    language = request.POST.get("language", "")
    if request.user.is_authenticated and language in dict(settings.LANGUAGES):
        services.change_profile(player=request.user, language=language)
    return response


# The profile


class Profile(LoginRequiredMixin, AnswersTooOften, FormView):
    template_name = "players/profile.html"
    form_class = ProfileForm
    success_url = reverse_lazy("players:profile")

    def get_form_kwargs(self) -> dict[str, Any]:
        # A copy: a form that does not hold must not change whom the header shows.
        own = Player.objects.get(pk=self.request.user.pk)
        return super().get_form_kwargs() | {"request": self.request, "instance": own}

    def form_valid(self, form: ProfileForm) -> HttpResponse:
        player = form.save()
        response = super().form_valid(form)
        remember_language(response, player)
        messages.success(self.request, _("Saved."))
        if form.asked:
            messages.info(
                self.request, _("Follow the link in the mail to %(email)s.") % {"email": form.asked}
            )
        return response

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        waits = addresses.pending_of(self.request.user)
        return super().get_context_data(**kwargs) | {"waiting_address": waits}


@login_required
@require_POST
def take_back_address(request: HttpRequest) -> HttpResponse:
    """Forgets an address that waits for its confirmation."""
    addresses.take_back(player=request.user)
    messages.success(request, _("Your e-mail address stays as it is."))
    return redirect("players:profile")


@method_decorator(never_cache, name="dispatch")
class ConfirmAddress(TemplateView):
    """Where the letter to a new address leads. Looking changes nothing, as mail programs look too."""

    template_name = "players/address_confirm.html"

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {"wish": addresses.found(self.kwargs["token"])}

    def post(self, request: HttpRequest, token: str) -> HttpResponse:
        try:
            addresses.confirm(token=token)
        except ValidationError as error:
            messages.error(request, error.messages[0])
            return redirect("home")
        messages.success(request, _("Your e-mail address is confirmed."))
        return redirect("players:profile" if request.user.is_authenticated else "players:sign-in")


@login_required
@require_safe
def personal_data_file(request: HttpRequest) -> HttpResponseBase:
    """Everything that the site keeps of a player, as one file for him to take along."""
    try:
        limits.count_takeout(request.user)
    except limits.TooOften as error:
        return too_often(request, error)
    return takeout.file_of(request.user)


@method_decorator([sensitive_post_parameters(), never_cache], name="dispatch")
class Leave(LoginRequiredMixin, AnswersTooOften, FormView):
    """Says what will be lost, asks for the password, and ends the account for good."""

    template_name = "players/leave.html"
    form_class = LeaveForm

    def get_form_kwargs(self) -> dict[str, Any]:
        return super().get_form_kwargs() | {"player": self.request.user}

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {"losses": leaving.what_is_lost(self.request.user)}

    def form_valid(self, form: LeaveForm) -> HttpResponse:
        try:
            leaving.leave(player=form.player)
        except ValidationError as error:
            form.add_error(None, error)
            return self.form_invalid(form)
        logout(self.request)
        messages.success(self.request, _("Your account is closed, and what was yours alone is deleted."))
        return redirect("home")


def too_often(request: HttpRequest, error: limits.TooOften) -> HttpResponse:
    """The page that says when to come back, where there is no form to say it."""
    context = {"said": error.messages[0]}
    response = render(request, "429.html", context, status=429)
    response["Retry-After"] = str(error.seconds)
    return response


@require_safe
def player(request: HttpRequest, username: str) -> HttpResponse:
    """What everybody may know of a player."""
    found = selectors.player_named(username)
    if found is None:
        raise Http404("There is no player of this name.")
    return render(request, "players/player.html", {"player": found})


# Passwords


@method_decorator(sensitive_post_parameters(), name="dispatch")
class ChangePassword(AnswersTooOften, views.PasswordChangeView):
    template_name = "players/password_change.html"
    form_class = ChangePasswordForm
    success_url = reverse_lazy("players:profile")

    def form_valid(self, form: ChangePasswordForm) -> HttpResponse:
        if form.cleaned_data["revoke"]:
            services.revoke_all_tokens(player=form.user)
        messages.success(self.request, _("Your password is changed. Other browsers are signed out."))
        return super().form_valid(form)


class ForgottenPassword(AnswersTooOften, views.PasswordResetView):
    template_name = "registration/password_reset_form.html"
    form_class = ForgottenPasswordForm
    success_url = reverse_lazy("players:password-sent")

    def get_form_kwargs(self) -> dict[str, Any]:
        return super().get_form_kwargs() | {"request": self.request}


class ForgottenPasswordSent(views.PasswordResetDoneView):
    template_name = "registration/password_reset_done.html"


class NewPassword(views.PasswordResetConfirmView):
    http_method_names = FORM_METHODS
    template_name = "registration/password_reset_confirm.html"
    form_class = NewPasswordForm
    success_url = reverse_lazy("players:sign-in")

    def form_valid(self, form: NewPasswordForm) -> HttpResponse:
        messages.success(self.request, _("Your new password is set. Sign in with it."))
        return super().form_valid(form)


# Tokens


@method_decorator(never_cache, name="dispatch")
class Tokens(LoginRequiredMixin, FormView):
    """My tokens; the secret of a new one stands on the answer to making it and nowhere else."""

    http_method_names = FORM_METHODS

    template_name = "players/tokens.html"
    form_class = TokenForm

    def form_valid(self, form: TokenForm) -> HttpResponse:
        try:
            row, secret = services.create_token(player=self.request.user, **form.cleaned_data)
        except ValidationError as error:
            form.add_error(None, error)
            return self.form_invalid(form)
        context = self.get_context_data(form=self.form_class(), made=row, secret=secret)
        return self.render_to_response(context, status=201)

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {"tokens": selectors.tokens_of(self.request.user)}


@login_required
@require_POST
def revoke_token(request: HttpRequest, public_id: str) -> HttpResponse:
    if not services.revoke_token(player=request.user, public_id=public_id):
        raise Http404
    messages.success(request, _("The token is revoked."))
    return redirect("players:tokens")


# The inbox


@login_required
@require_safe
def inbox(request: HttpRequest) -> HttpResponse:
    """What I was told, newest first."""
    rows = selectors.inbox_of(request.user).order_by("-id")
    before = request.GET.get("before", "")
    if before.isascii() and before.isdigit() and len(before) < 19:
        rows = rows.filter(id__lt=int(before))
    found = list(rows[: INBOX_PAGE + 1])
    shown = found[:INBOX_PAGE]
    context = {
        "entries": [(row, said(row, request.user)) for row in shown],
        "older": shown[-1].pk if len(found) > INBOX_PAGE else None,
        "newest": shown[0].pk if shown else None,
        "any_unread": any(row.read_at is None for row in shown),
    }
    return render(request, "players/inbox.html", context)


@login_required
@require_POST
def read_inbox(request: HttpRequest) -> HttpResponse:
    """Marks read what was on the page, and not what came since."""
    newest = request.POST.get("up_to", "")
    if not (newest.isascii() and newest.isdigit() and len(newest) < 19):
        raise Http404
    services.mark_read(player=request.user, up_to=int(newest))
    return redirect("players:inbox")


@login_required
@require_POST
def open_notification(request: HttpRequest, pk: int) -> HttpResponse:
    """Marks one notification read and goes where it leads."""
    row = selectors.inbox_of(request.user).filter(pk=pk).first()
    if row is None:
        raise Http404
    services.mark_read(player=request.user, pk=pk)
    return redirect(said(row, request.user).link or "players:inbox")
