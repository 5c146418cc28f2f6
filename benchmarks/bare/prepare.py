"""Makes the bare tables and the players, and prints what the benchmark needs to know of them as JSON."""

import json
import sys

import django


def main(clients: int) -> None:
    django.setup()
    from django.db import connection

    from benchmarks.bare.models import Counter, Step
    from players import services

    with connection.schema_editor() as editor:
        editor.create_model(Counter)
        editor.create_model(Step)
    rows = [Counter.objects.create(text="." * 3000).pk for _ in range(clients)]
    players = []
    for number in range(2 * clients):
        player, token = services.create_bot(name=f"bench-{number}")
        players.append({"name": player.username, "token": token})
    sys.stdout.write(json.dumps({"rows": rows, "players": players}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
