from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class DecksConfig(AppConfig):
    name = "decks"
    verbose_name = _("Decks")

    def ready(self) -> None:
        from django.urls import register_converter

        from banlist.extensions import deck_impact
        from cards.extensions import CardSection, card_sections
        from decks.addresses import AddressConverter
        from decks.impact import DecksOfPlayers
        from decks.leaving import DECKS
        from decks.remains import watch
        from decks.selectors import kept_of, section_of_card
        from decks.services import give_starters
        from decks.telling import BECAME_ILLEGAL, tell_owners
        from players.extensions import (
            Job,
            NewPlayerListener,
            PersonalData,
            departures,
            jobs,
            new_player,
            notification_kinds,
            personal_data,
        )

        watch()
        register_converter(AddressConverter, "deck")
        deck_impact.register(DecksOfPlayers())
        notification_kinds.register(BECAME_ILLEGAL)
        jobs.register(Job("decks that a new ban list forbids", 60, tell_owners))
        new_player.register(NewPlayerListener("decks", give_starters))
        departures.register(DECKS)
        personal_data.register(PersonalData("decks", kept_of))
        card_sections.register(
            CardSection("decks", _("Public decks with this card"), "decks/card_section.html", section_of_card)
        )
