"""The forms of the duel room: a new challenge, and the deck with which one is accepted."""

from typing import Any

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from banlist import selectors as ban_lists
from decks import selectors as decks
from duels.models import LONGEST_DAYS, SHORTEST_DAYS, Challenge, Rules, Seat
from players import selectors as players
from players.models import Player


class Whom:
    """Who is challenged."""

    PLAYER = "player"
    BOT = "bot"
    EVERYBODY = "everybody"
    CHOICES = (
        (PLAYER, gettext_lazy("A player, by name")),
        (BOT, gettext_lazy("A bot")),
        (EVERYBODY, gettext_lazy("Everybody: whoever accepts first")),
    )


class ChallengeForm(forms.Form):
    """A new challenge."""

    whom = forms.ChoiceField(
        label=gettext_lazy("Whom do you challenge?"),
        choices=Whom.CHOICES,
        initial=Whom.PLAYER,
        widget=forms.RadioSelect,
    )
    opponent = forms.CharField(
        label=gettext_lazy("The player's name"),
        max_length=30,
        required=False,
        widget=forms.TextInput(attrs={"autocomplete": "off", "autocapitalize": "none"}),
    )
    bot = forms.ModelChoiceField(
        label=gettext_lazy("The bot"),
        queryset=Player.objects.none(),
        required=False,
        to_field_name="username",
        empty_label=None,
    )
    deck = forms.ModelChoiceField(label=gettext_lazy("Your deck"), queryset=None, empty_label=None)
    ban_list = forms.ChoiceField(label=gettext_lazy("Ban list"))
    days_per_decision = forms.IntegerField(
        label=gettext_lazy("Days for each decision"),
        min_value=SHORTEST_DAYS,
        max_value=LONGEST_DAYS,
        initial=3,
        help_text=gettext_lazy("Whoever lets them pass loses the duel."),
    )
    first = forms.ChoiceField(
        label=gettext_lazy("Who goes first?"),
        choices=[
            (Challenge.First.LOT, gettext_lazy("The lot decides who chooses")),
            (Challenge.First.CHALLENGER, pgettext_lazy("who goes first", "You")),
            (Challenge.First.OPPONENT, pgettext_lazy("who goes first", "Your opponent")),
        ],
    )

    ruleset = forms.ChoiceField(
        label=gettext_lazy("Rules"),
        choices=Rules.choices,
        required=False,
        help_text=gettext_lazy(
            "By Master Rule 1 the turn player may use an ignition effect after a summon before the opponent "
            "can respond."
        ),
    )

    def __init__(self, player: Player, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.player = player
        self.fields["deck"].queryset = decks.decks_of(player)
        bots = players.active_players().filter(is_bot=True).exclude(pk=player.pk).order_by("username")
        self.fields["bot"].queryset = bots
        self.named_lists = {str(ban_list.pk): ban_list for ban_list in ban_lists.published()}
        self.fields["ban_list"].choices = [
            (Challenge.ListMode.IN_FORCE, _("The OCG list in force when the duel begins")),
            (Challenge.ListMode.NONE, _("No ban list")),
            (_("A list of another date"), [(pk, row.name) for pk, row in self.named_lists.items()]),
        ]

    @property
    def has_decks(self) -> bool:
        return bool(self.fields["deck"].queryset)

    @property
    def has_bots(self) -> bool:
        return bool(self.fields["bot"].queryset)

    def clean(self) -> dict[str, Any]:
        """Find the opponent, and say beside the right field if there is none."""
        cleaned = super().clean() or {}
        whom = cleaned.get("whom")
        self.challenged: Player | None = None
        if whom == Whom.PLAYER:
            name = cleaned.get("opponent", "")
            self.challenged = players.player_named(name) if name else None
            if not name:
                self.add_error("opponent", _("Write the name of the player."))
            elif self.challenged is None:
                self.add_error("opponent", _("There is no player of the name “%(name)s”.") % {"name": name})
        elif whom == Whom.BOT:
            self.challenged = cleaned.get("bot")
            if self.challenged is None and "bot" not in self.errors:
                self.add_error("bot", _("Choose a bot."))
        return cleaned

    def terms(self) -> dict[str, Any]:
        """What is challenged for, as the service takes it."""
        chosen = self.cleaned_data["ban_list"]
        named = self.named_lists.get(chosen)
        return {
            "opponent": self.challenged,
            "deck": self.cleaned_data["deck"],
            "list_mode": Challenge.ListMode.NAMED if named else chosen,
            "ban_list": named,
            "days_per_decision": self.cleaned_data["days_per_decision"],
            "first": self.cleaned_data["first"],
            "ruleset": self.cleaned_data["ruleset"] or Rules.MASTER_RULE_2,
        }


class AcceptForm(forms.Form):
    """The deck with which a challenge is accepted, and a text of the player's own for the shuffles."""

    deck = forms.ModelChoiceField(label=gettext_lazy("Your deck"), queryset=None, empty_label=None)
    nonce = forms.CharField(
        label=gettext_lazy("Your random text for the shuffles"),
        max_length=128,
        required=False,
        widget=forms.TextInput(attrs={"data-nonce": "", "autocomplete": "off", "spellcheck": "false"}),
        help_text=gettext_lazy("Anything will do. Left empty, the server draws one for you and says so."),
    )

    def __init__(self, player: Player, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["deck"].queryset = decks.decks_of(player)

    @property
    def has_decks(self) -> bool:
        return bool(self.fields["deck"].queryset)


class NonceForm(forms.Form):
    """The challenger's own text for the shuffles, given once the commitment can be seen."""

    nonce = forms.CharField(
        label=gettext_lazy("Your random text for the shuffles"),
        max_length=128,
        widget=forms.TextInput(attrs={"data-nonce": "", "autocomplete": "off", "spellcheck": "false"}),
    )


class ResponseModeForm(forms.Form):
    """At which response windows the player wants to be asked; his opponent learns nothing of it."""

    mode = forms.ChoiceField(
        label=gettext_lazy("I am asked to respond"),
        choices=Seat.ResponseMode.choices,
        widget=forms.RadioSelect,
    )
