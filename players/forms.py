"""The forms of this room's pages."""

from typing import Any

from django import forms
from django.contrib.admin.forms import AdminAuthenticationForm
from django.contrib.auth import password_validation
from django.contrib.auth.forms import (
    AdminPasswordChangeForm,
    AuthenticationForm,
    PasswordChangeForm,
    PasswordResetForm,
    SetPasswordForm,
)
from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from players import addresses, limits, names, services, zones
from players.models import Player, Scope


class Unpunctuated:
    """Labels stand above their fields and need no colon, least of all a Latin one after Chinese."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **({"label_suffix": ""} | kwargs))


def _password(label: Any, *, autocomplete: str, help_text: Any = "") -> forms.CharField:
    widget = forms.PasswordInput(attrs={"autocomplete": autocomplete})
    return forms.CharField(label=label, strip=False, max_length=200, widget=widget, help_text=help_text)


class SignUpForm(Unpunctuated, forms.Form):
    username = forms.CharField(
        label=_("Player name"),
        min_length=names.MIN_LENGTH,
        max_length=names.MAX_LENGTH,
        help_text=_("3 to 30 letters, digits, “_” or “-”. Other players see it."),
        widget=forms.TextInput(
            attrs={"autocomplete": "username", "autocapitalize": "none", "autofocus": True}
        ),
    )
    email = forms.EmailField(
        label=_("E-mail address (optional)"),
        required=False,
        help_text=_("To set a new password if you forget yours. Nobody else sees it."),
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
    )
    password = _password(
        _("Password"),
        autocomplete="new-password",
        help_text=password_validation.password_validators_help_text_html(),
    )
    again = _password(_("Password, once more"), autocomplete="new-password")

    def __init__(self, *args: Any, request: HttpRequest, **kwargs: Any) -> None:
        self.request = request
        super().__init__(*args, **kwargs)

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or {}
        if cleaned.get("password") != cleaned.get("again") and "again" not in self.errors:
            self.add_error("again", ValidationError(_("The two passwords differ."), "differ"))
        account = {name: cleaned.get(name, "") for name in ("username", "password", "email")}
        if self.errors:
            self._tell_what_else_is_wrong(account)
        else:  # The account is made here, so that whatever the service finds stands beside its field.
            limits.count_sign_up(self.request)
            self.player = services.sign_up(language=get_language() or "", **account)
        return cleaned

    def _tell_what_else_is_wrong(self, account: dict[str, str]) -> None:
        """Adds what the service would find only after these errors were put right."""
        try:
            services.check_sign_up(**account)
        except ValidationError as found:
            for name, errors in found.error_dict.items():
                if name not in self.errors:
                    self.add_error(name, errors)


class CountsAttempts:
    """Counts every attempt to sign in, on whichever page."""

    def clean(self) -> dict[str, Any]:
        limits.count_sign_in(self.request, self.cleaned_data.get("username") or "")
        cleaned: dict[str, Any] = super().clean()
        return cleaned


class AdminSignInForm(CountsAttempts, AdminAuthenticationForm):
    """The door of the admin, at which guessing is as slow as at the other."""


class SignInForm(CountsAttempts, Unpunctuated, AuthenticationForm):
    error_messages = {
        "invalid_login": _(
            "Name and password do not belong together. Mind upper and lower case in the password."
        ),
        "inactive": _("This account is closed."),
    }


class ProfileForm(Unpunctuated, forms.ModelForm):
    time_zone = forms.ChoiceField(label=_("Time zone"))
    current = forms.CharField(
        label=_("Present password"),
        required=False,
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
        help_text=_("Only to change the e-mail address."),
    )

    class Meta:
        model = Player
        fields = ("about", "language", "time_zone", "email", "wants_mail")
        labels = {"about": _("About me"), "email": _("E-mail address"), "language": _("Language")}
        widgets = {"about": forms.Textarea(attrs={"rows": 4})}

    def __init__(self, *args: Any, request: HttpRequest, **kwargs: Any) -> None:
        self.request = request
        super().__init__(*args, **kwargs)
        self.fields["time_zone"].choices = [(name, name.replace("_", " ")) for name in zones.zone_names()]
        self.fields["language"].choices = [
            ("", _("As my browser says")),
            *Player._meta.get_field("language").choices,
        ]
        self.fields["email"].help_text = _(
            "A new one counts once you have followed the link in a mail to it."
        )
        self.before = self.instance.email

    @property
    def changes_address(self) -> bool:
        return "email" in self.cleaned_data and self.cleaned_data["email"] != self.before

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or {}
        if self.changes_address:
            limits.count_present_password(self.instance)
            if not self.instance.check_password(cleaned.get("current", "")):
                self.add_error("current", ValidationError(_("This is not your password."), "wrong"))
            elif not self.errors:
                limits.count_new_address(self.instance)
        if cleaned.get("wants_mail") and not cleaned.get("email"):
            self.add_error("wants_mail", ValidationError(_("Give an e-mail address first."), "no_email"))
        return cleaned

    def save(self, commit: bool = True) -> Player:
        changes = {name: self.cleaned_data[name] for name in self.Meta.fields if name != "email"}
        email = self.cleaned_data["email"] if self.changes_address else None
        player, self.asked = addresses.change_account(player=self.instance, email=email, **changes)
        return player


class LeaveForm(Unpunctuated, forms.Form):
    """The password, so that an open browser is not enough to end an account; and a second thought."""

    password = _password(_("Present password"), autocomplete="current-password")
    sure = forms.BooleanField(label=_("I know that nothing brings my account back"))

    def __init__(self, *args: Any, player: Player, **kwargs: Any) -> None:
        self.player = player
        super().__init__(*args, **kwargs)

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or {}
        if "password" in cleaned:
            limits.count_present_password(self.player)
            if not self.player.check_password(cleaned["password"]):
                self.add_error("password", ValidationError(_("This is not your password."), "wrong"))
        return cleaned


class EndsWishes:
    """With a new password nobody gets the e-mail address any more that he asked for with the last one."""

    def save(self, commit: bool = True) -> Player:
        addresses.take_back(player=self.user)  # type: ignore[attr-defined]
        player: Player = super().save(commit)  # type: ignore[misc]
        return player


class ChangePasswordForm(EndsWishes, Unpunctuated, PasswordChangeForm):
    revoke = forms.BooleanField(
        label=_("Revoke all my API tokens too"),
        required=False,
        initial=True,
        help_text=_("My bots then need new ones."),
    )

    def clean_old_password(self) -> str:
        """Whoever sits down at another's open browser does not guess his password there."""
        limits.count_present_password(self.user)
        old: str = super().clean_old_password()
        return old


class NewPasswordForm(EndsWishes, Unpunctuated, SetPasswordForm):
    """Sets a password without knowing the last one, so that whoever had it, or a token, is locked out."""

    def save(self, commit: bool = True) -> Player:
        services.revoke_all_tokens(player=self.user)
        player: Player = super().save(commit)
        return player


class OperatorsPasswordForm(EndsWishes, AdminPasswordChangeForm):
    """An operator gives a player another password: whoever had the last one, or a token, is locked out."""

    def save(self, commit: bool = True) -> Player:
        services.revoke_all_tokens(player=self.user)
        player: Player = super().save(commit)
        return player


class ForgottenPasswordForm(Unpunctuated, PasswordResetForm):
    """Puts the e-mail into the outbox: the answer is the same, and as quick, with an account and without."""

    def __init__(self, *args: Any, request: HttpRequest | None = None, **kwargs: Any) -> None:
        self.request = request
        super().__init__(*args, **kwargs)

    def clean(self) -> dict[str, Any]:
        if self.request is not None:
            limits.count_reset(self.request)
        cleaned: dict[str, Any] = super().clean() or {}
        return cleaned

    def save(self, **options: Any) -> None:
        window = int(timezone.now().timestamp() // 300)
        for player in self.get_users(self.cleaned_data["email"]):
            services.send_mail(
                player=player, kind="players.password_reset", params={}, dedupe_key=f"password:{window}"
            )


class TokenForm(Unpunctuated, forms.Form):
    name = forms.CharField(
        label=_("Token name"), max_length=60, help_text=_("What the token is for, in your words.")
    )
    scopes = forms.MultipleChoiceField(
        label=_("It may"),
        choices=Scope.choices,
        initial=[Scope.READ, Scope.PLAY],
        widget=forms.CheckboxSelectMultiple,
    )
    days = forms.IntegerField(
        label=_("Days until it expires"),
        min_value=1,
        max_value=services.TOKEN_MAX_DAYS,
        initial=services.TOKEN_DEFAULT_DAYS,
    )
