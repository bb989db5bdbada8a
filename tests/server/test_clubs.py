"""Clubs: a list of people with a link, tables and results of their own, and tournaments."""

from __future__ import annotations

import csv
import io
import threading
from collections.abc import Iterator

import pytest

from ludotheque.app.people.clubs import clubs, tournaments
from ludotheque.app.store.queries.tables import delete_table
from ludotheque.server.settings import Settings
from tests.server.client import BOT, FRIEND, YOU, Caller, Json, wait_until
from tests.server.conftest import FAST, Dice, Running, Serve
from tests.server.postgres import Postgres

ANN: Json = {**YOU, "name": "Ann"}


def found(caller: Caller, name: str = "Friday", you: str = "Ann") -> Json:
    answer = caller.post("/api/clubs", name=name, you=you)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def join(caller: Caller, club: Json, name: str, code: int = 200) -> Json:
    answer = caller.post("/api/clubs/join", link=club["link"], name=name)
    assert answer.status_code == code, answer.text
    return dict(answer.json())


def get(caller: Caller, path: str, code: int = 200) -> Json:
    answer = caller.get(path)
    assert answer.status_code == code, answer.text
    return dict(answer.json())


def names(club: Json) -> list[str]:
    return [one["name"] for one in club["members"]]


QUICK = {**FAST, "commit_seconds": 0.1}
"""A server that does not wait long for those who are at another table."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(Settings(database=tmp_path_factory.mktemp("clubs") / "tables.db", **QUICK), Dice())
    running.start()
    yield running
    running.stop()


@pytest.fixture
def people(server: Running) -> list[Caller]:
    return [server.caller() for _ in range(4)]


# --- Members ---


def test_people_join_a_club_by_its_link_and_only_they_see_it(people: list[Caller]) -> None:
    ann, ben, cho, _ = people
    club = found(ann)
    path = f"/api/clubs/{club['club']}"
    assert (names(club), club["founder"], len(club["link"]) > 30) == (["Ann"], True, True)
    assert get(ben, path, 403)["reason"] == get(ben, "/api/clubs/0123456789ab", 403)["reason"]
    assert ben.post("/api/clubs/look", link=club["link"]).json() == {"club": None, "name": "Friday", "members": 1}
    his = join(ben, club, "Ann")
    assert (names(his), his["founder"], his["link"]) == (["Ann", "Ann 2"], False, None)
    assert [(one["founder"], one["you"]) for one in his["members"]] == [(True, False), (False, True)]
    assert join(ben, club, "Again") == his
    assert ben.post("/api/clubs/look", link=club["link"]).json()["club"] == club["club"]
    assert ben.get("/api/clubs").json() == [{"club": club["club"], "name": "Friday", "members": 2}]
    assert cho.get("/api/clubs").json() == []
    join(cho, {"link": "made up"}, "Cho", 403)


def test_a_founder_removes_members_who_cannot_come_back(people: list[Caller]) -> None:
    ann, ben, cho, _ = people
    club = found(ann)
    path = f"/api/clubs/{club['club']}"
    join(ben, club, "Ben")
    join(cho, club, "Cho")
    hers = get(ann, path)
    member = next(one["person"] for one in hers["members"] if one["name"] == "Ben")
    seen = next(one["person"] for one in get(cho, path)["members"] if one["name"] == "Ben")
    assert cho.http.delete(f"{path}/members/{seen}").status_code == 403
    assert ann.http.delete(f"{path}/members/{seen}").status_code == 403, "what means Ben to Cho means no one to Ann"
    after = ann.http.delete(f"{path}/members/{member}").json()
    assert names(after) == ["Ann", "Cho"]
    assert after["link"] != club["link"]
    join(ben, club, "Ben", 403)
    get(ben, path, 403)
    renewed = ann.post(f"{path}/link").json()
    assert cho.post(f"{path}/link").status_code == 403
    join(ben, after, "Ben", 403)
    assert names(join(ben, renewed, "Ben")) == ["Ann", "Cho", "Ben"]


def test_members_leave_and_the_oldest_follows_the_founder(people: list[Caller]) -> None:
    ann, ben, cho, _ = people
    club = found(ann)
    path = f"/api/clubs/{club['club']}"
    join(ben, club, "Ben")
    join(cho, club, "Cho")
    assert ann.post(f"{path}/leave").status_code == 204
    get(ann, path, 403)
    his = get(ben, path)
    assert (his["founder"], his["link"]) == (True, club["link"])
    assert cho.http.delete(path).status_code == 403
    assert [one.post(f"{path}/leave").status_code for one in (ben, cho)] == [204, 204]
    join(ann, club, "Ann", 403)


def test_a_club_is_deleted_with_everything(people: list[Caller]) -> None:
    ann, ben, *_ = people
    club = found(ann)
    join(ben, club, "Ben")
    opened = ann.open(ANN, FRIEND, listed={"club": club["club"]})
    announced = announce(ann, club)
    assert ann.http.delete(f"/api/clubs/{club['club']}").status_code == 204
    assert ben.get("/api/clubs").json() == []
    get(ben, f"/api/tournaments/{announced['tournament']}", 403)
    assert get(ann, f"/api/tables/{opened['table']}")["yours"] == [0]


def test_clubs_are_limited(people: list[Caller], monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, cho, _ = people
    club = found(ann)
    monkeypatch.setattr(clubs, "MOST_MEMBERS", 1)
    assert "no room" in join(ben, club, "Ben", 403)["reason"]
    monkeypatch.setattr(clubs, "MOST_CLUBS", 1)
    assert ann.post("/api/clubs", name="More", you="Ann").status_code == 403
    found(cho)
    monkeypatch.setattr(clubs, "MOST_MEMBERS", 9)
    assert "leave one" in join(cho, club, "Cho", 403)["reason"]


def test_calls_about_clubs_are_counted(serve: Serve) -> None:
    server = serve(limits=True, clubs_rate="2/hour", guests_per_address=1)
    ann = server.caller()
    answers = [ann.post("/api/clubs", name="Friday", you="Ann").status_code for _ in range(3)]
    assert answers == [200, 200, 429]


def test_a_club_goes_over_to_an_account_and_a_guest_who_leaves_leaves_it(people: list[Caller]) -> None:
    ann, ben, cho, _ = people
    club = found(ann)
    join(ben, club, "Ben")
    link = ann.post("/api/me/link").json()["link"]
    assert cho.post("/api/links/use", link=link, bring=True).status_code == 200
    assert get(cho, f"/api/clubs/{club['club']}")["founder"]
    announced = announce(cho, club)
    enter(cho, announced)
    exported = ann.http.get("/api/me/export").json()
    assert [(one["name"], one["as"]) for one in exported["clubs"]] == [("Friday", "Ann")]
    assert cho.http.delete("/api/me").status_code == 204
    his = get(ben, f"/api/clubs/{club['club']}")
    assert (his["founder"], names(his)) == (True, ["Ben"])
    (gone,) = get(ben, f"/api/tournaments/{announced['tournament']}")["entrants"]
    assert (gone["name"], gone["out"], gone["you"]) == ("A former player", True, False)


# --- Tables ---


def test_tables_of_a_club_are_listed_for_its_members_only(people: list[Caller]) -> None:
    ann, ben, cho, _ = people
    club = found(ann)
    join(ben, club, "Ben")
    opened = ann.open(ANN, FRIEND, listed={"club": club["club"]})
    (listed,) = [one for one in ben.get("/api/open").json() if one["table"] == opened["table"]]
    assert listed["club"] == {"club": club["club"], "name": "Friday"}
    assert opened["table"] not in cho.get("/api/open").text
    sit = f"/api/tables/{opened['table']}/sit"
    assert cho.post(sit, name="Cho").status_code == 403
    assert ben.post(sit, name="Ben").status_code == 200
    refused = cho.post("/api/tables", game="koryo", seats=[ANN, FRIEND], listed={"club": club["club"]})
    assert refused.status_code == 403
    assert cho.get("/api/tables").json() == []


def test_a_club_has_the_results_of_its_tables(people: list[Caller], monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, cho, _ = people
    club = found(ann)
    join(ben, club, "Ben")
    path = f"/api/clubs/{club['club']}/results"
    tables = []
    for _ in range(3):
        table = ann.open(ANN, FRIEND, listed={"club": club["club"]})["table"]
        ben.socket(table, [ben.post(f"/api/tables/{table}/sit", name="Ben").json()["token"]])
        resign(ann, table)
        get(ann, f"/api/tables/{table}/result")
        tables.append(table)
    (elsewhere,) = [ann.open(ANN, BOT)["table"]]
    resign(ann, elsewhere)
    assert [one["table"] for one in get(ben, path)["games"]] == tables[::-1]
    monkeypatch.setattr("ludotheque.app.people.archive.archive.PAGE", 2)
    monkeypatch.setattr(clubs, "PAGE", 2)
    first = get(ben, path)
    assert [one["table"] for one in first["games"]] == tables[:0:-1]
    assert [one["table"] for one in get(ben, f"{path}?before={first['next']}")["games"]] == tables[:1]
    get(cho, path, 403)


def resign(caller: Caller, table: str) -> None:
    """Have the caller give its seat up, and wait for the end."""
    line = caller.socket(table)
    (seat,) = line.until("welcome")["yours"]
    line.state()
    line.send(type="resign", seat=seat)
    line.state(lambda state: state["over"])
    line.close()


# --- Tournaments ---


def announce(caller: Caller, club: Json, code: int = 200, **more: object) -> Json:
    asked = {"name": "Cup", "game": "koryo", "seats": 2, **more}
    answer = caller.post(f"/api/clubs/{club['club']}/tournaments", **asked)
    assert answer.status_code == code, answer.text
    return dict(answer.json())


def enter(caller: Caller, tournament: Json, *, on: bool = True, code: int = 200) -> Json:
    answer = caller.http.put(f"/api/tournaments/{tournament['tournament']}/entry", json={"on": on})
    assert answer.status_code == code, answer.text
    return dict(answer.json())


def begin(caller: Caller, tournament: Json, number: int, code: int = 200) -> Json:
    answer = caller.post(f"/api/tournaments/{tournament['tournament']}/rounds", round=number)
    assert answer.status_code == code, answer.text
    return dict(answer.json())


def cup(people: list[Caller], **more: object) -> tuple[Json, Json]:
    """Return a club of all these people, and a tournament into which all have entered."""
    club = found(people[0])
    for number, one in enumerate(people[1:]):
        join(one, club, ("Ben", "Cho", "Dan")[number])
    announced = announce(people[0], club, **more)
    for one in people:
        announced = enter(one, announced)
    return club, announced


def finish_round(people: list[Caller], tournament: Json) -> None:
    """Have the person in the second seat of each table resign."""
    names = {one["number"]: one["name"] for one in tournament["entrants"]}
    callers = dict(zip(("Ann", "Ben", "Cho", "Dan"), people, strict=True))
    for match in tournament["matches"]:
        if match["round"] == tournament["round"] and match["state"] == "playing":
            resign(callers[names[match["seats"][1]["entrant"]]], match["table"])


def test_clubs_are_the_same_in_postgresql(serve: Serve, postgres: Postgres) -> None:
    running = serve(**QUICK, database=postgres.new())

    def four() -> list[Caller]:
        return [running.caller() for _ in range(4)]

    test_a_founder_removes_members_who_cannot_come_back(four())
    test_tables_of_a_club_are_listed_for_its_members_only(four())
    test_a_game_is_called_off_and_a_table_that_is_gone_has_no_result(running, four())
    test_a_round_begins_once_though_it_is_asked_for_at_once(four())
    test_a_club_is_deleted_with_everything(four())
    test_a_tournament_of_four_is_played(four())
    test_a_club_goes_over_to_an_account_and_a_guest_who_leaves_leaves_it(four())


def test_a_tournament_of_four_is_played(people: list[Caller]) -> None:
    ann, ben, cho, _ = people
    club, announced = cup(people)
    path = f"/api/tournaments/{announced['tournament']}"
    assert [one["name"] for one in announced["entrants"]] == ["Ann", "Ben", "Cho", "Dan"]
    assert ben.post(f"{path}/rounds", round=1).status_code == 403
    couples = set()
    for number in (1, 2, 3):
        begun = begin(ann, announced, number)
        begin(ann, announced, number, 403)
        games = [one for one in begun["matches"] if one["round"] == number]
        assert [one["state"] for one in games] == ["playing", "playing"]
        couples |= {frozenset(seat["entrant"] for seat in one["seats"]) for one in games}
        assert "still played" in begin(ann, announced, number + 1, 403)["reason"]
        assert {one["table"] for one in games} <= {one["table"] for one in ben.get("/api/tables").json()} | {
            one["table"] for one in cho.get("/api/tables").json()
        } | {one["table"] for one in ann.get("/api/tables").json()}
        finish_round(people, begun)
    assert len(couples) == 6, "everybody has met everybody"
    seen = get(cho, path)
    assert sum(one["points"] for one in seen["entrants"]) == 6
    assert [one["points"] for one in seen["entrants"]] == sorted(
        (one["points"] for one in seen["entrants"]), reverse=True
    )
    assert all(one["games"] == 3 and one["wins"] == one["points"] for one in seen["entrants"])
    assert ann.post(f"{path}/end", round=2).status_code == 403
    assert ann.post(f"{path}/end", round=3).json()["over"]
    begin(ann, announced, 4, 403)
    enter(ben, announced, on=False, code=403)
    sheet = cho.get(f"{path}/standings")
    assert sheet.headers["content-type"] == "text/csv; charset=utf-8"
    rows = list(csv.DictReader(io.StringIO(sheet.text)))
    assert [row["name"] for row in rows] == [one["name"] for one in seen["entrants"]]
    assert [sum(float(row[f"round {n}"]) for n in (1, 2, 3)) for row in rows] == [float(row["points"]) for row in rows]
    (short,) = get(ben, f"/api/clubs/{club['club']}")["tournaments"]
    assert (short["round"], short["over"], short["players"]) == (3, True, 4)
    assert len(get(ben, f"/api/clubs/{club['club']}/results")["games"]) == 6


def test_games_of_bots_alone_are_played_to_the_end_with_the_options_of_the_tournament(people: list[Caller]) -> None:
    ann = people[0]
    club = found(ann)
    announced = announce(ann, club, bots=["random"] * 4, options={"empty_orders": True})
    assert announced["options"]["empty_orders"]
    begin(ann, announced, 1)
    path = f"/api/tournaments/{announced['tournament']}"
    wait_until(
        lambda: not any(match["state"] == "playing" for match in get(ann, path)["matches"]),
        "no one watches, and they wait",
    )
    tables = [match["table"] for match in get(ann, path)["matches"]]
    records = [get(ann, f"/api/tables/{table}/record") for table in tables]
    assert [record["options"]["empty_orders"] for record in records] == [True, True]
    assert "'options'" in announce(ann, club, 422, game="manga_dice", options={"cards": "x" * 500})["reason"]
    assert announce(ann, club, 422, options={"no_such": True})


def test_results_of_a_round_outlast_its_tables(server: Running, people: list[Caller]) -> None:
    ann = people[0]
    _, announced = cup(people)
    begun = begin(ann, announced, 1)
    finish_round(people, begun)
    begin(ann, announced, 2)
    before = get(ann, f"/api/tournaments/{announced['tournament']}")
    store = server.app.state.app.store
    for match in begun["matches"]:
        server.run(store.change, delete_table(match["table"]))
    after = get(ann, f"/api/tournaments/{announced['tournament']}")
    assert after["entrants"] == before["entrants"]
    assert [one["state"] for one in after["matches"]] == ["over", "over", "playing", "playing"]


def test_a_game_is_called_off_and_a_table_that_is_gone_has_no_result(server: Running, people: list[Caller]) -> None:
    ann, ben, *_ = people
    _, announced = cup(people)
    first, second = begin(ann, announced, 1)["matches"]
    path = f"/api/tournaments/{announced['tournament']}/call-off"
    assert ben.post(path, round=1, number=0).status_code == 403
    assert ann.post(path, round=2, number=0).status_code == 403
    seen = ann.post(path, round=1, number=0).json()
    assert ann.post(path, round=1, number=0).status_code == 403
    assert [one["state"] for one in seen["matches"]] == ["none", "playing"]
    server.run(server.app.state.app.store.change, delete_table(second["table"]))
    assert first["table"] != second["table"]
    seen = begin(ann, announced, 2)
    assert [one["points"] for one in seen["entrants"]] == [0, 0, 0, 0]


def test_people_come_late_and_withdraw(people: list[Caller]) -> None:
    ann, ben, cho, dan = people
    club = found(ann)
    for one, name in ((ben, "Ben"), (cho, "Cho"), (dan, "Dan")):
        join(one, club, name)
    announced = announce(ann, club, bots=["random", "random"], seats=4)
    assert [one["level"] for one in announced["entrants"]] == ["random", "random"]
    assert "needs 4" in begin(ann, announced, 1, 403)["reason"]
    for one in (ben, cho, dan):
        enter(one, announced)
    assert len(enter(dan, announced, on=False)["entrants"]) == 4
    assert len(enter(dan, announced, on=False)["entrants"]) == 4
    (match,) = begin(ann, announced, 1)["matches"]
    assert len(match["seats"]) == 4
    enter(dan, announced)
    after = enter(ben, announced, on=False)
    assert [one["out"] for one in after["entrants"] if one["name"] == "Ben"] == [True]
    member = next(one["person"] for one in get(ann, f"/api/clubs/{club['club']}")["members"] if one["name"] == "Cho")
    ann.http.delete(f"/api/clubs/{club['club']}/members/{member}")
    ann.post(f"/api/tournaments/{announced['tournament']}/call-off", round=1, number=0)
    assert "needs 4" in begin(ann, announced, 2, 403)["reason"]
    enter(ben, announced)
    seats = next(one for one in begin(ann, announced, 2)["matches"] if one["round"] == 2)["seats"]
    playing = {
        one["number"]: one["name"] for one in get(ann, f"/api/tournaments/{announced['tournament']}")["entrants"]
    }
    assert sorted(playing[seat["entrant"]] for seat in seats) == ["Ben", "Bot 1", "Bot 2", "Dan"]


def test_only_tournaments_that_can_be_played_are_announced(
    people: list[Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, *_ = people
    club = found(ann)
    join(ben, club, "Ben")
    announce(ben, club, 403)
    assert "win against each other" in announce(ann, club, 422, game="kick_ass")["reason"]
    assert "unknown level" in announce(ann, club, 422, bots=["godlike"])["reason"]
    rated = {"clock": {"kind": "live", "bank": 600, "end": "lose"}, "takebacks": False, "rated": True}
    assert "not rated" in announce(ann, club, 422, terms=rated, bots=["random"])["reason"]
    for wrong in ({"seats": 5}, {"seats": 1}, {"bots": ["random"] * 16}, {"name": ""}, {"more": 1}):
        announce(ann, club, 422, **wrong)
    monkeypatch.setattr(tournaments, "MOST_TOURNAMENTS", 1)
    announced = announce(ann, club, terms=rated)
    assert announced["terms"]["rated"]
    assert "delete an old one" in announce(ann, club, 403)["reason"]
    path = f"/api/tournaments/{announced['tournament']}"
    assert ben.http.delete(path).status_code == 403
    assert ann.http.delete(path).status_code == 204
    get(ann, path, 403)


def test_a_round_begins_once_though_it_is_asked_for_at_once(people: list[Caller]) -> None:
    _, announced = cup(people)
    codes: list[int] = []

    def ask() -> None:
        caller = Caller(people[0].address)
        caller.http.cookies.update(dict(people[0].http.cookies))
        codes.append(caller.post(f"/api/tournaments/{announced['tournament']}/rounds", round=1).status_code)
        caller.close()

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert sorted(codes) == [200, 403, 403, 403]
    assert len(get(people[0], f"/api/tournaments/{announced['tournament']}")["matches"]) == 2
    assert len(people[1].get("/api/tables").json()) == 1


def test_names_are_no_formulas_in_a_spreadsheet(people: list[Caller]) -> None:
    ann = people[0]
    club = found(ann, you="=1+1")
    announced = enter(ann, announce(ann, club))
    text = ann.get(f"/api/tournaments/{announced['tournament']}/standings").text
    assert "1,'=1+1," in text
