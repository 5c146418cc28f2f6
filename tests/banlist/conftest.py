"""Ban lists to test with."""

import datetime

import pytest

from banlist import services
from banlist.services import Line


@pytest.fixture
def make_list(db):
    def make(*, region="OCG", date="2013-09-01", limits=None, published=True, name="", at=None):
        made = services.create_list(
            name=name or f"{region} {date}",
            region=region,
            effective_date=datetime.date.fromisoformat(date),
            lines=[Line(passcode, limit) for passcode, limit in (limits or {}).items()],
        )
        if published:
            services.publish(ban_list=made, at=at)
        return made

    return make
