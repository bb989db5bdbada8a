"""Golden games: record them again after a change of rules, and find new ones.

``python -m tools.golden GAME`` replays the actions and the chance of each golden game under the current rules, and
rewrites those that still reach the same ending. It names the others and leaves them alone: find new ones with
``python -m tools.golden GAME --new NAME --ending ENDING --players N [--bots greedy] [--option name=value]``. Those of
an expansion lie in its own folder: ``--expansion bosses/somebody`` puts a new one there.

Beside each record lie some positions of the game, in ``golden/positions``: where a hash fails, the tests compare the
next of them, and name what differs.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ludotheque import BadRecord, Game, Match, Record, SeededChance, load, verify
from ludotheque.bots import bot
from ludotheque.core.record import Entry
from ludotheque.testing.records import folders, played

SNAPSHOTS = 4


def again(game: Game, old: Record) -> Record:
    """Play a record's actions with its chance under the rules of now. BadRecord where they do not fit."""
    fresh = Record(game.id, game.version, old.players, old.options, list(old.seats), list(old.setup))
    fresh.position, fresh.commitment = old.position, old.commitment
    match = Match.resume(fresh)
    for number, entry in enumerate(old.entries):
        if entry.undone:
            raise BadRecord("a golden game has no undone entries")
        match._replay(number, entry)
        fresh.entries.append(
            Entry(entry.seat, entry.do, list(entry.chance), game.hash(match.state), entry.at, entry.auto)
        )
    if not match.state.is_terminal():
        raise BadRecord("it does not reach an end any more")
    fresh.result = [int(score) for score in match.state.scores()]
    fresh.secret = old.secret
    return fresh


def find(game: Game, ending: str, players: int, options: dict[str, object], names: list[str], seeds: int) -> Record:
    """Play games between bots until one has that ending."""
    for seed in range(seeds):
        match = Match.start(game, players, options, chance=SeededChance(seed), seats=list(names))
        seats = [bot(name, game, seed=seed * 100 + seat) for seat, name in enumerate(names)]
        while not match.state.is_terminal():
            seat = int(match.state.current_player())
            forced = match.forced()
            match.act(seats[seat].choose(match.state, seat) if forced is None else forced, auto=forced is not None)
        if game.ending(match.state) == ending:
            return match.record
    raise SystemExit(f"no game of {seeds} ends with {ending!r}")


def write(path: Path, record: Record) -> None:
    """Verify a record and write it, with its positions."""
    verify(record)
    path.write_text(record.dumps(), encoding="utf-8")
    positions = path.parent / "positions" / path.name
    positions.parent.mkdir(exist_ok=True)
    positions.write_text(json.dumps(snapshots(record), ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def snapshots(record: Record) -> dict[int, object]:
    """Return the positions after some entries of a record, by the numbers of the entries: the last one among them."""
    last = len(record.entries) - 1
    wanted = {last * part // SNAPSHOTS for part in range(1, SNAPSHOTS + 1)}
    return {number: position for number, position in played(record) if number in wanted}


def rerecord(game: Game) -> int:
    """Record all golden games of a game and its expansions again; returns how many could not be."""
    left = 0
    for path in sorted(path for folder in folders(game) for path in Path(str(folder)).glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        try:
            write(path, again(game, Record.from_json(data)))
            print(f"{path.name}: recorded again")
        except BadRecord as error:
            left += 1
            print(f"{path.name}: LEFT AS IT WAS: {error}")
    return left


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--new", help="the name of a new golden game, without .json")
    parser.add_argument("--ending")
    parser.add_argument("--players", type=int)
    parser.add_argument("--bots", default="greedy", help="one for all seats, or one for each: a,b")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seeds", type=int, default=2_000)
    parser.add_argument("--expansion", help="the folder of an expansion, below the game's")
    chosen = parser.parse_args()
    game = load(chosen.game)
    if chosen.new is None:
        return 1 if rerecord(game) else 0
    if chosen.expansion not in (None, *game.expansions):
        parser.error(f"{game.title} has no expansion {chosen.expansion!r}; its expansions are: {game.expansions}")
    folder = Path(str(game.folder())) / (chosen.expansion or "") / "golden"
    folder.mkdir(exist_ok=True)
    names = chosen.bots.split(",")
    names = names if len(names) == chosen.players else names * chosen.players
    options: dict[str, object] = dict(one.split("=", 1) for one in chosen.option)
    write(folder / f"{chosen.new}.json", find(game, chosen.ending, chosen.players, options, names, chosen.seeds))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
