"""Who may do what: every route, every method and four kinds of viewer, in one table.

A new route needs its line here, or a test fails. What is somebody's own is not there (404) for those who may
not know of it; whoever is not signed in is asked to do so (401, or a way to the sign-in page). Behind a bar
stands which object is meant: `deck|public`, `duel|over`; without one, the owner's, private and under way.
"""

import pytest

from tests.access import world
from tests.access.world import METHODS, VIEWERS, World

TABLE = """
# route  method  anonymous, owner, other player, judge
healthz                       GET    200 200 200 200
readyz                        GET    200 200 200 200
favicon.ico                   GET    302 302 302 302
set_language                  POST   302 302 302 302
schema                        GET    200 200 200 200
api-docs                      GET    200 200 200 200
api-sign-up                   POST   201 201 201 201
api-player                    GET    200 200 200 200
api-me                        GET    401 200 200 200
api-me                        PATCH  401 200 200 200
api-my-data                   GET    401 200 200 200
api-leave                     POST   401 204 204 204
api-tokens                    GET    401 200 200 200
api-tokens                    POST   401 201 201 201
api-token                     GET    401 200 404 404
api-token                     DELETE 401 204 404 404
api-inbox                     GET    401 200 200 200
api-inbox-read                POST   401 200 200 200
api-notification-read         POST   401 204 404 404
card-list                     GET    200 200 200 200
card-batch                    GET    400 400 400 400
card-export                   GET    404 404 404 404
card-exports                  GET    200 200 200 200
card-suggestions              GET    400 400 400 400
card-detail                   GET    200 200 200 200
api-banlists                  GET    200 200 200 200
api-banlist                   GET    404 404 404 404
api-banlist|published         GET    200 200 200 200
api-decks                     GET    401 200 200 200
api-decks                     POST   401 201 201 201
api-decks-public              GET    200 200 200 200
api-deck-import               POST   401 201 201 201
api-starters                  GET    200 200 200 200
api-starter-copy              POST   401 201 201 201
api-deck                      GET    404 200 404 404
api-deck                      PATCH  401 200 404 404
api-deck                      DELETE 401 204 404 404
api-deck|public               GET    200 200 200 200
api-deck|public               PATCH  401 200 403 403
api-deck|public               DELETE 401 204 403 403
api-deck|unlisted             GET    200 200 200 200
api-deck|unlisted             PATCH  401 200 403 403
api-deck|unlisted             DELETE 401 204 403 403
api-deck|number               GET    404 200 404 404
api-deck|number               PATCH  401 200 404 404
api-deck|number               DELETE 401 204 404 404
api-deck|own                  GET    404 404 200 404
api-deck|own                  PATCH  401 404 200 404
api-deck|own                  DELETE 401 404 204 404
api-deck-copy                 POST   401 201 404 404
api-deck-revisions            GET    401 200 404 404
api-deck-compare              GET    401 400 404 404
api-deck-restore              POST   401 200 404 404
api-deck-unread               GET    401 200 404 404
api-deck-unread|public        GET    401 200 403 403
api-deck-unread|public        POST   401 400 403 403
api-deck-unread               POST   401 400 404 404
api-deck-text                 GET    404 200 404 404
api-deck-text|unlisted        GET    200 200 200 200
api-deck-validate             GET    404 200 404 404
api-deck-matrix               GET    404 200 404 404
api-deck-odds                 GET    404 400 404 404
api-deck-ydk                  GET    404 200 404 404
api-deck-ydke                 GET    404 200 404 404
api-challenges                GET    401 200 200 200
api-challenges                POST   401 201 201 201
api-challenge                 GET    401 200 404 404
api-challenge|open            GET    401 200 200 200
api-challenge-nonce           PUT    401 200 404 404
api-challenge-accept          POST   401 409 404 404
api-challenge-accept|open     POST   401 409 201 201
api-challenge-decline         POST   401 409 404 404
api-challenge-cancel          POST   401 200 404 404
api-duels                     GET    401 200 200 200
api-duel                      GET    401 200 404 404
api-duel|over                 GET    401 200 404 404
api-duel-answer               POST   401 409 404 404
api-duel-why-not              GET    401 200 404 404
api-duel-surrender            POST   401 200 404 404
api-duel-draw                 POST   401 200 404 404
api-duel-response-mode        PUT    401 200 404 404
api-duel-log                  GET    401 200 404 404
api-duel-turns                GET    401 200 404 404
api-duel-secrets              GET    401 404 404 404
api-duel-secrets|over         GET    401 200 404 404
players:sign-up               GET    200 302 302 302
players:sign-up               POST   302 302 302 302
players:sign-in               GET    200 302 302 302
players:sign-in               POST   302 302 302 302
players:sign-out              POST   302 302 302 302
players:profile               GET    302 200 200 200
players:profile               POST   302 302 302 302
players:personal-data         GET    302 200 200 200
players:address-take-back     POST   302 302 302 302
players:leave                 GET    302 200 200 200
players:leave                 POST   302 302 302 302
players:password-change       GET    302 200 200 200
players:password-change       POST   302 200 200 200
players:tokens                GET    302 200 200 200
players:tokens                POST   302 201 201 201
players:token-revoke          POST   302 302 404 404
players:password-forgotten    GET    200 200 200 200
players:password-forgotten    POST   200 200 200 200
players:password-sent         GET    200 200 200 200
players:password-new          GET    200 200 200 200
players:password-new          POST   200 200 200 200
players:address-confirm       GET    200 200 200 200
players:address-confirm       POST   302 302 302 302
players:inbox                 GET    302 200 200 200
players:inbox-read            POST   302 302 302 302
players:notification-open     POST   302 302 404 404
players:player                GET    200 200 200 200
cards:list                    GET    200 200 200 200
cards:random                  GET    302 302 302 302
cards:rules                   GET    200 200 200 200
cards:search_help             GET    200 200 200 200
cards:card                    GET    200 200 200 200
cards:sets                    GET    200 200 200 200
cards:set                     GET    404 404 404 404
cards:archetypes              GET    200 200 200 200
cards:archetype               GET    404 404 404 404
banlist:list                  GET    200 200 200 200
banlist:lflist-in-force       GET    200 200 200 200
banlist:detail                GET    404 404 404 404
banlist:detail|published      GET    200 200 200 200
banlist:comparison            GET    404 404 404 404
banlist:comparison|published  GET    200 200 200 200
banlist:lflist                GET    404 404 404 404
banlist:lflist|published      GET    200 200 200 200
decks:list                    GET    302 200 200 200
decks:public                  GET    200 200 200 200
decks:new                     GET    302 200 200 200
decks:new                     POST   302 302 302 302
decks:import                  GET    302 200 200 200
decks:import                  POST   302 302 302 302
decks:starter                 GET    200 200 200 200
decks:copy-starter            POST   302 302 302 302
decks:detail                  GET    404 200 404 404
decks:detail|public           GET    200 200 200 200
decks:detail|unlisted         GET    200 200 200 200
decks:detail|number           GET    404 200 404 404
decks:detail|own              GET    404 404 200 404
decks:edit                    GET    302 200 404 404
decks:edit                    POST   302 422 404 404
decks:edit|public             GET    302 200 403 403
decks:edit|public             POST   302 422 403 403
decks:text                    GET    302 200 404 404
decks:text                    POST   302 302 404 404
decks:hand                    GET    404 200 404 404
decks:hand|public             GET    200 200 200 200
decks:copy                    POST   302 302 404 404
decks:delete                  GET    302 200 404 404
decks:delete                  POST   302 302 404 404
decks:settle                  POST   302 302 404 404
decks:versions                GET    302 200 404 404
decks:versions|public         GET    302 200 403 403
decks:compare                 GET    302 404 404 404
decks:restore                 POST   302 302 404 404
decks:odds                    GET    404 200 404 404
decks:matrix                  GET    404 200 404 404
decks:download                GET    404 200 404 404
decks:download-text           GET    404 200 404 404
decks:download-text|unlisted  GET    200 200 200 200
duels:list                    GET    302 200 200 200
duels:duel                    GET    302 200 404 404
duels:duel|over               GET    302 200 404 404
duels:news                    GET    302 200 404 404
duels:why-not                 GET    302 200 404 404
duels:answer                  POST   302 409 404 404
duels:surrender               POST   302 302 404 404
duels:draw                    POST   302 302 404 404
duels:mode                    POST   302 302 404 404
duels:challenges              GET    302 200 200 200
duels:new-challenge           GET    302 200 200 200
duels:new-challenge           POST   302 422 422 422
duels:challenge               GET    302 200 404 404
duels:challenge|open          GET    302 200 200 200
duels:accept                  POST   302 409 404 404
duels:accept|open             POST   302 409 302 302
duels:nonce                   POST   302 302 404 404
duels:decline                 POST   302 302 404 404
duels:cancel                  POST   302 302 404 404
home                          GET    200 200 200 200
"""

ADMIN = """
admin/password_change/            GET    302 302 302 302
admin:index                       GET    302 302 302 200
admin:login                       GET    200 200 200 302
admin:logout                      GET    302 302 302 405
admin:password_change             GET    302 302 302 302
admin:password_change_done        GET    302 302 302 200
admin:jsi18n                      GET    302 302 302 200
admin:view_on_site                GET    302 302 302 404
admin:app_list                    GET    302 302 302 200
admin:cards_card_simple_history   GET    302 302 302 404
admin/(?P<url>.*)$                GET    302 302 302 404
admin:banlist_banlist_import      GET    302 302 302 200
admin:banlist_banlist_import      POST   302 302 302 200
admin:banlist_banlist_review      GET    302 302 302 200
admin:banlist_banlist_review      POST   302 302 302 200
admin:banlist_banlist_impact      GET    302 302 302 200
admin:banlist_banlist_changelist  GET    302 302 302 200
admin:banlist_banlist_changelist  POST   302 302 302 200
admin:banlist_banlist_add         GET    302 302 302 200
admin:banlist_banlist_add         POST   302 302 302 200
admin:banlist_banlist_history     GET    302 302 302 200
admin:banlist_banlist_delete      GET    302 302 302 200
admin:banlist_banlist_delete      POST   302 302 302 200
admin:banlist_banlist_change      GET    302 302 302 200
admin:banlist_banlist_change      POST   302 302 302 200
admin:banlist_record_changelist   GET    302 302 302 200
admin:banlist_record_history      GET    302 302 302 200
admin:banlist_record_change       GET    302 302 302 200
admin:banlist_record_change       POST   302 302 302 403
"""
"""What a judge may in the admin: all other pages are refused to him, and all of them to other players."""

ALIKE = {"favicon.ico": 302, "players:sign-up": 302, "players:sign-in": 302, "players:password-new": 200}
"""Routes that answer every method alike: they lead on whoever is signed in, or say that a link is too old."""
NO_HEAD = {
    "decks:new",
    "decks:import",
    "decks:edit",
    "decks:edit|public",
    "decks:text",
    "decks:delete",
    "duels:new-challenge",
}
"""Pages with a form that answer GET and POST alone."""

NO_RESOURCE = {"schema", "api-docs"}
"""The description of the API, which is no resource of it."""

Answers = dict[str, dict[str, int]]


def table(text: str, column: int) -> Answers:
    """The statuses of one viewer, by line and method."""
    answers: Answers = {}
    for line in text.strip().splitlines():
        if not line.startswith("#"):
            route, method, *statuses = line.split()
            answers.setdefault(route, {})[method] = int(statuses[column])
    return answers


def of_admin(column: int) -> Answers:
    """The table of the admin, filled with what counts for every page that it leaves out."""
    answers = table(ADMIN, column)
    for name in world.routes():
        if name.startswith("admin") and name not in answers:
            leads_on = "<path:object_id>" in name
            refused = 302 if column < 3 or leads_on else 403
            answers[name] = {"GET": refused} if column < 2 or leads_on else {"GET": refused, "POST": refused}
    answers["admin:autocomplete"].pop("POST", None)
    return answers


@pytest.fixture
def built(db, settings) -> World:
    settings.THROTTLES = {}
    return world.build()


def test_every_route_has_its_line() -> None:
    known = {line.partition("|")[0] for line in table(TABLE, 0)} | set(of_admin(0))
    assert set(world.routes()) - known == set()
    assert known - set(world.routes()) == set()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_may_what_the_table_says_and_reads_no_secret(built: World, viewer: str) -> None:
    expected = table(TABLE, VIEWERS.index(viewer)) | of_admin(VIEWERS.index(viewer))
    answered, told = world.answers_of(built, viewer, expected)
    wrong = [
        f"{method} {line}: {answered[line][method]}, and not {status}"
        for line, methods in expected.items()
        for method, status in methods.items()
        if answered[line][method] != status
    ]
    assert wrong == []
    assert told == []


def test_no_route_has_a_method_that_the_table_leaves_out(built: World) -> None:
    declared = table(TABLE, VIEWERS.index("owner"))
    others = {line: [one for one in METHODS if one not in methods] for line, methods in declared.items()}
    answered, told = world.answers_of(built, "owner", others)
    accepted = [
        f"{method} {line}: {status}"
        for line, methods in answered.items()
        for method, status in methods.items()
        if status != _without_a_line(line, method, declared[line])
    ]
    assert accepted == []
    assert told == []


def test_every_resource_refuses_parameters_that_it_does_not_know(built: World) -> None:
    """An unknown one is never ignored: the answer names it, and what can be asked (400)."""
    client = built.client_of("owner")
    expected = table(TABLE, VIEWERS.index("owner"))
    wrong = []
    for line in expected:
        address = world.address_of(built, line)
        if (
            not address.startswith("/api/")
            or expected[line].get("GET") not in (200, 400)
            or line in NO_RESOURCE
        ):
            continue
        answer = client.get(address, {"pagesize": "1"})
        told = answer.json() if answer.status_code == 400 else {}
        if [
            error["parameter"] for error in told.get("errors", []) if error.get("parameter") == "pagesize"
        ] != ["pagesize"]:
            wrong.append(f"{line}: {answer.status_code} {told}")
    assert wrong == []


def _without_a_line(line: str, method: str, declared: dict[str, int]) -> int:
    """HEAD is GET without its content; every other method is not allowed."""
    if line in ALIKE:
        return ALIKE[line]
    if method == "HEAD" and "GET" in declared and line not in NO_HEAD:
        return declared["GET"]
    return 405
