"""Challenges, duels, and everything that happened in them.

The tables that only grow (`Turn`, `Decision`, `Entry`) are keyed by duel. Columns of JSON are canonical text
written by `duels.canonical`; what is hidden from somebody stands only in columns named here as secret.
"""

from django.conf import settings
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from banlist.models import BanList
from decks.models import DeckRevision
from duels import canonical

SEATS = [(0, "0"), (1, "1")]
SHORTEST_DAYS, LONGEST_DAYS = 1, 14


class Rules(models.TextChoices):
    """The rule sets of the engine, by name; a duel keeps the one it began with."""

    MASTER_RULE_2 = "MASTER_RULE_2", _("Master Rule 2 (2011 to 2014)")
    MASTER_RULE_1 = "MASTER_RULE_1", _("Master Rule 1 (2008 to 2011)")


class Challenge(models.Model):
    """One player's offer of a duel, to one opponent or to everybody."""

    class Status(models.TextChoices):
        OPEN = "open", pgettext_lazy("of a challenge", "open")
        ACCEPTED = "accepted", pgettext_lazy("of a challenge", "accepted")
        DECLINED = "declined", pgettext_lazy("of a challenge", "declined")
        CANCELLED = "cancelled", pgettext_lazy("of a challenge", "cancelled")
        EXPIRED = "expired", pgettext_lazy("of a challenge", "expired")

    class ListMode(models.TextChoices):
        """By which ban list both decks are judged (D4, D7)."""

        IN_FORCE = "in_force", _("the list in force when the duel begins")
        NAMED = "named", _("the list named here")
        NONE = "none", _("no ban list")

    class First(models.TextChoices):
        """Who goes first (T10)."""

        LOT = "lot", _("the lot decides who chooses")
        CHALLENGER = "challenger", _("the challenger")
        OPPONENT = "opponent", _("the opponent")

    challenger = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.CASCADE,
        verbose_name=_("challenger"),
        related_name="challenges_made",
    )
    opponent = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.CASCADE,
        null=True,
        blank=True,
        verbose_name=_("opponent"),
        related_name="challenges_received",
    )
    """Whoever is challenged; of a challenge to everybody, whoever accepted it."""
    to_everybody = models.BooleanField(_("to everybody"), default=False)
    challenger_revision = models.ForeignKey(DeckRevision, models.PROTECT, related_name="+")
    opponent_revision = models.ForeignKey(DeckRevision, models.PROTECT, null=True, related_name="+")
    list_mode = models.CharField(_("ban list"), max_length=10, choices=ListMode, default=ListMode.IN_FORCE)
    region = models.CharField(_("region or format"), max_length=20, default="OCG")
    ban_list = models.ForeignKey(BanList, models.PROTECT, null=True, blank=True, related_name="+")
    days_per_decision = models.PositiveSmallIntegerField(
        _("days per decision"),
        default=3,
        validators=[MinValueValidator(SHORTEST_DAYS), MaxValueValidator(LONGEST_DAYS)],
    )
    first = models.CharField(_("who goes first"), max_length=10, choices=First, default=First.LOT)
    ruleset = models.CharField(_("rules"), max_length=40, choices=Rules, default=Rules.MASTER_RULE_2)
    status = models.CharField(_("status"), max_length=10, choices=Status, default=Status.OPEN)
    commitment = models.CharField(_("commitment"), max_length=64, editable=False)
    """SHA-256 of the seed, shown before either player adds a nonce of his own."""
    created_at = models.DateTimeField(_("made"))
    answered_at = models.DateTimeField(_("answered"), null=True, blank=True)
    duel = models.OneToOneField("Duel", models.PROTECT, null=True, blank=True, related_name="challenge")

    class Meta:
        verbose_name = _("challenge")
        verbose_name_plural = _("challenges")
        ordering = ["-created_at", "-pk"]
        indexes = [
            models.Index(fields=["challenger", "status", "-id"], name="challenge_made"),
            models.Index(fields=["opponent", "status", "-id"], name="challenge_received"),
            models.Index(
                fields=["-id"], condition=Q(status="open", to_everybody=True), name="challenge_to_everybody"
            ),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(opponent__isnull=True) | ~Q(opponent=F("challenger")),
                name="challenge_is_to_another",
            ),
            models.CheckConstraint(
                condition=Q(opponent__isnull=False) | Q(to_everybody=True), name="challenge_is_to_somebody"
            ),
            models.CheckConstraint(
                condition=Q(list_mode="named", ban_list__isnull=False)
                | (~Q(list_mode="named") & Q(ban_list__isnull=True)),
                name="challenge_names_its_list",
            ),
            models.CheckConstraint(
                condition=Q(days_per_decision__gte=SHORTEST_DAYS, days_per_decision__lte=LONGEST_DAYS),
                name="challenge_days_in_range",
            ),
            models.CheckConstraint(
                condition=Q(status="accepted", duel__isnull=False, opponent__isnull=False)
                | (~Q(status="accepted") & Q(duel__isnull=True)),
                name="challenge_accepted_has_its_duel",
            ),
        ]

    def __str__(self) -> str:
        return f"challenge {self.pk}"


class Duel(models.Model):
    """A duel, at rest between two decisions.

    `version` counts every change and is shown to nobody; it is what a writer locks by. `checkpoint` and
    `since` are the engine's snapshot and secret, as `Seat.view` and `Seat.prompt` are.
    """

    class State(models.TextChoices):
        RUNNING = "running", pgettext_lazy("of a duel", "running")
        HELD = "held", pgettext_lazy("of a duel", "held")
        FINISHED = "finished", pgettext_lazy("of a duel", "finished")

    class Ending(models.TextChoices):
        """The engine's endings (W1, W2, W5), and the one that only an admin can give."""

        LIFE_POINTS = "life_points", _("life points")
        DECK_OUT = "deck_out", _("no card to draw")
        CARD = "card", _("by the effect of a card")
        SURRENDER = "surrender", _("surrender")
        TIME = "time", _("time")
        AGREEMENT = "agreement", _("agreed draw")
        ENDLESS = "endless", _("mandatory effects would go on for ever")
        ANNULLED = "annulled", _("annulled")

    version = models.PositiveIntegerField(default=0, editable=False)
    state = models.CharField(_("state"), max_length=10, choices=State, default=State.RUNNING)
    ruleset = models.CharField(_("rules"), max_length=40, choices=Rules)
    ban_list = models.ForeignKey(
        BanList, models.PROTECT, null=True, blank=True, verbose_name=_("ban list"), related_name="+"
    )
    days_per_decision = models.PositiveSmallIntegerField(_("days per decision"))
    first = models.PositiveSmallIntegerField(null=True, choices=SEATS)
    """The seat that goes first by agreement; null where the lot decides (T10)."""
    commitment = models.CharField(_("commitment"), max_length=64)
    digest = models.CharField(_("digest of rules and cards"), max_length=64)

    checkpoint = models.TextField(editable=False)
    since = models.TextField(editable=False, default="[]")
    """The decisions made since the checkpoint."""
    ordinal = models.PositiveIntegerField(default=0, editable=False)
    """Decisions made so far; also the id of the prompt that waits."""
    entry_count = models.PositiveIntegerField(default=0, editable=False)
    turn = models.PositiveIntegerField(_("turn"), default=0)
    phases = models.CharField(max_length=80, blank=True, editable=False)
    """The phases of the turn under way that have been conducted."""
    asked = models.PositiveSmallIntegerField(_("seat that is asked"), null=True, choices=SEATS)
    life_points0 = models.PositiveIntegerField(default=0, editable=False)
    life_points1 = models.PositiveIntegerField(default=0, editable=False)
    schema = models.PositiveSmallIntegerField(default=canonical.SCHEMA, editable=False)
    """The form in which the texts of the duel and its seats are written."""

    began_at = models.DateTimeField(_("began"))
    deadline = models.DateTimeField(_("deadline"), null=True, blank=True)
    ended_at = models.DateTimeField(_("ended"), null=True, blank=True)
    winner = models.PositiveSmallIntegerField(_("winner's seat"), null=True, blank=True, choices=SEATS)
    ending = models.CharField(_("ending"), max_length=20, choices=Ending, blank=True)
    held_because = models.CharField(_("held because"), max_length=200, blank=True)

    class Meta:
        verbose_name = _("duel")
        verbose_name_plural = _("duels")
        ordering = ["-pk"]
        permissions = [("settle_duel", "Can resume and annul held duels")]
        indexes = [
            models.Index(fields=["deadline"], condition=Q(state="running"), name="duel_running_deadline"),
            models.Index(fields=["state", "-id"], name="duel_by_state"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(state="finished", ended_at__isnull=False)
                & ~Q(ending="")
                & Q(asked__isnull=True, deadline__isnull=True)
                | ~Q(state="finished") & Q(ended_at__isnull=True, ending="", winner__isnull=True),
                name="duel_finished_has_its_end",
            ),
            models.CheckConstraint(
                condition=~Q(state="running") | Q(asked__isnull=False, deadline__isnull=False),
                name="duel_running_waits_for_somebody",
            ),
        ]

    def __str__(self) -> str:
        return f"duel {self.pk}"


class DuelSecret(models.Model):
    """The seed of a duel and the players' nonces.

    Drawn when the challenge is made; in no admin page, log, representation or answer until the duel is over.
    """

    challenge = models.OneToOneField(Challenge, models.SET_NULL, null=True, related_name="secret")
    """Null when an account was deleted and its challenges with it; the duel keeps its secret."""
    duel = models.OneToOneField(Duel, models.CASCADE, null=True, related_name="secret")
    seed = models.CharField(max_length=64, editable=False)
    nonce0 = models.CharField(max_length=128, blank=True, editable=False)
    nonce1 = models.CharField(max_length=128, blank=True, editable=False)
    server_drew0 = models.BooleanField(default=False, editable=False)
    server_drew1 = models.BooleanField(default=False, editable=False)

    class Meta:
        verbose_name = _("secret of a duel")
        verbose_name_plural = _("secrets of duels")
        default_permissions = ()

    def __str__(self) -> str:
        return "secret"

    def __repr__(self) -> str:
        return "<DuelSecret>"


class Seat(models.Model):
    """One player's place at a duel. The challenger has seat 0.

    `version` and `changed_at` change only when what this seat sees changes. `response_mode` is the
    player's own affair, shown to nobody else.
    """

    class ResponseMode(models.TextChoices):
        MATTERING = "mattering", _("when it matters, and I could respond as far as my opponent can tell")
        ALWAYS = "always", _("at every window")
        ABLE = "able", _("only when I really can (which tells by the time it takes)")

    duel = models.ForeignKey(Duel, models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField(choices=SEATS)
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, verbose_name=_("player"), related_name="seats"
    )
    revision = models.ForeignKey(DeckRevision, models.PROTECT, related_name="+")
    response_mode = models.CharField(
        _("asked to respond"), max_length=10, choices=ResponseMode, default=ResponseMode.MATTERING
    )
    version = models.PositiveIntegerField(default=1, editable=False)
    changed_at = models.DateTimeField(editable=False)
    view = models.TextField(editable=False)
    prompt_ordinal = models.PositiveIntegerField(null=True, editable=False)
    prompt = models.TextField(blank=True, editable=False)
    draw_offered = models.BooleanField(_("offers a draw"), default=False)
    draw_offered_turn = models.PositiveIntegerField(null=True, editable=False)
    """The last turn in which this player offered a draw; he may once in a turn."""

    class Meta:
        verbose_name = _("seat")
        verbose_name_plural = _("seats")
        ordering = ["duel", "number"]
        indexes = [
            models.Index(fields=["player", "-duel"], name="seat_duels_of_player"),
            models.Index(
                fields=["player"], condition=Q(prompt_ordinal__isnull=False), name="seat_waiting_for_player"
            ),
        ]
        constraints = [
            models.UniqueConstraint(fields=["duel", "number"], name="seat_once_in_a_duel"),
            models.CheckConstraint(condition=Q(number__in=[0, 1]), name="seat_number_is_0_or_1"),
        ]

    def __str__(self) -> str:
        return f"seat {self.number} of duel {self.duel_id}"


class Turn(models.Model):
    """One turn of play: whose it was, when, the phases conducted, and the life points at its end."""

    duel = models.ForeignKey(Duel, models.CASCADE, related_name="turns")
    number = models.PositiveIntegerField(_("number"))
    seat = models.PositiveSmallIntegerField(_("seat"), choices=SEATS)
    phases = models.CharField(_("phases"), max_length=80, blank=True)
    began_at = models.DateTimeField(_("began"))
    ended_at = models.DateTimeField(_("ended"), null=True)
    life_points0 = models.PositiveIntegerField(null=True)
    life_points1 = models.PositiveIntegerField(null=True)

    class Meta:
        verbose_name = _("turn")
        verbose_name_plural = _("turns")
        ordering = ["duel", "number"]
        constraints = [models.UniqueConstraint(fields=["duel", "number"], name="turn_once_in_a_duel")]

    def __str__(self) -> str:
        return f"turn {self.number} of duel {self.duel_id}"


class Decision(models.Model):
    """One decision, and who or what decided. `prompt` is empty where it was ended from outside the rules."""

    class Decider(models.TextChoices):
        PLAYER = "player", _("the player")
        WINDOW = "window", _("the response mode")
        CLOCK = "clock", _("the clock")
        SERVICE = "service", _("the service")

    duel = models.ForeignKey(Duel, models.CASCADE, related_name="decisions")
    ordinal = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField(choices=SEATS)
    prompt = models.TextField(blank=True, editable=False)
    answer = models.TextField(editable=False)
    decider = models.CharField(max_length=10, choices=Decider)
    made_at = models.DateTimeField()
    schema = models.PositiveSmallIntegerField(default=canonical.SCHEMA, editable=False)

    class Meta:
        verbose_name = _("decision")
        verbose_name_plural = _("decisions")
        ordering = ["duel", "ordinal"]
        constraints = [models.UniqueConstraint(fields=["duel", "ordinal"], name="decision_once_in_a_duel")]

    def __str__(self) -> str:
        return f"decision {self.ordinal} of duel {self.duel_id}"


class Entry(models.Model):
    """One line of the log: as it was public, and as a seat saw it that saw more. Never redacted anew."""

    duel = models.ForeignKey(Duel, models.CASCADE, related_name="entries")
    ordinal = models.PositiveIntegerField()
    moment = models.PositiveIntegerField()
    turn = models.PositiveIntegerField()
    made_at = models.DateTimeField()
    public = models.TextField(editable=False)
    seat0 = models.TextField(null=True, editable=False)  # noqa: DJ001  Null says: as the public saw it.
    seat1 = models.TextField(null=True, editable=False)  # noqa: DJ001
    schema = models.PositiveSmallIntegerField(default=canonical.SCHEMA, editable=False)

    class Meta:
        verbose_name = _("log entry")
        verbose_name_plural = _("log entries")
        ordering = ["duel", "ordinal"]
        constraints = [models.UniqueConstraint(fields=["duel", "ordinal"], name="entry_once_in_a_duel")]

    def __str__(self) -> str:
        return f"entry {self.ordinal} of duel {self.duel_id}"


class Heartbeat(models.Model):
    """When the worker last said that the service is up; one row."""

    name = models.CharField(primary_key=True, max_length=20)
    beat_at = models.DateTimeField()

    class Meta:
        verbose_name = _("heartbeat")
        verbose_name_plural = _("heartbeats")
        default_permissions = ()

    def __str__(self) -> str:
        return f"{self.name} at {self.beat_at:%Y-%m-%d %H:%M}"
