"""Sales (p.9): an agent walks, rides and flies over the map, flips orders and collects them, in any order."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.age_of_comics import log, verbs
from ludotheque.games.age_of_comics.chapters import orders
from ludotheque.games.age_of_comics.codes import CAB_COST, CIRCLES, MAX_PLAYERS, NOBODY, RIVAL_FEE, SALES, Ask
from ludotheque.games.age_of_comics.state import AgeOfComics, Question, Task

# --- The map ---


def linked(state: AgeOfComics, here: i64, circle: i64) -> bool:
    """Return whether a newsstand is one block away (p.9)."""
    return contains(state.box.newsstand(here).neighbours, circle)


def beside(state: AgeOfComics, here: i64, space: i64) -> bool:
    """Return whether an order is connected to a newsstand."""
    return contains(state.box.newsstand(here).spaces, space)


def contains(numbers: vec[i64], wanted: i64) -> bool:
    """Return whether a number is in a short table."""
    for number in numbers:
        if number == wanted:
            return True
    return False


def host(state: AgeOfComics, seat: i64, circle: i64) -> i64:
    """Return the rival who is paid at a newsstand: the latest who came (R8); NOBODY if none is there."""
    latest: i64 = -1
    found = NOBODY
    for rival in range(state.num_players):
        player = state.players[rival]
        if rival != seat and player.agent == circle and player.arrived > latest:
            latest = player.arrived
            found = rival
    return found


# --- The action ---


@final
@mypyc_attr(free_list_len=1)
class Sell(Question):
    """Choose the next step of the agent's tour.

    ``flips`` and ``collects`` are left; ``walked``: the free block is used; ``fee``: a rival is here and not yet paid.
    """

    def __init__(self, seat: i64, flips: i64, collects: i64, *, walked: bool = False, fee: bool = False) -> None:
        super().__init__(seat)
        self.flips: i64 = flips
        self.collects: i64 = collects
        self.walked: bool = walked
        self.fee: bool = fee

    def asks(self) -> i64:
        return Ask.SALES

    def left(self) -> i64:
        return self.flips

    def owes_too_much(self, state: AgeOfComics) -> bool:
        """Return whether the fee of this newsstand cannot be paid: then the agent has to go on."""
        return self.fee and state.players[self.seat].money < RIVAL_FEE

    def can_pay_block(self, state: AgeOfComics, circle: i64) -> bool:
        """Return whether the next block can be paid, and the fee there, or a ticket is left to go on (R7)."""
        player = state.players[self.seat]
        money: i64 = player.money - (CAB_COST if self.walked else 0)
        if money < 0:
            return False
        return money >= RIVAL_FEE or player.tickets > 0 or host(state, self.seat, circle) == NOBODY

    def can_fly(self, state: AgeOfComics, circle: i64) -> bool:
        """Return whether a ticket may be used to go there: anywhere but here, if a rival's fee can be paid."""
        player = state.players[self.seat]
        if circle == player.agent:
            return False
        return player.money >= RIVAL_FEE or player.tickets > 1 or host(state, self.seat, circle) == NOBODY

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        self.offer_ways(state, actions)
        if not self.owes_too_much(state):
            self.offer_orders(state, actions)
            actions.append(verbs.DONE.first)

    def offer_ways(self, state: AgeOfComics, actions: list[i64]) -> None:
        """Offer to walk (the first block is free, so cabs come after it) or ride, and to fly."""
        player = state.players[self.seat]
        block = verbs.CAB.first if self.walked else verbs.WALK.first
        for circle in state.box.newsstand(player.agent).neighbours:
            if self.can_pay_block(state, circle):
                actions.append(block + circle)
        if player.tickets > 0:
            for circle in range(CIRCLES):
                if self.can_fly(state, circle):
                    actions.append(verbs.TICKET.of(circle))

    def offer_orders(self, state: AgeOfComics, actions: list[i64]) -> None:
        """Offer to flip and to collect the orders beside the agent."""
        here = state.box.newsstand(state.players[self.seat].agent).spaces
        if self.flips > 0:
            for space in here:
                if state.face_down[space] != NOBODY:
                    actions.append(verbs.FLIP.of(space))
        if self.collects > 0:
            for space in here:
                if orders.has_order(state, space):
                    actions.append(verbs.COLLECT.of(space))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        if verbs.WALK.has(action):
            self.walk(state, verbs.WALK.which(action))
        elif verbs.CAB.has(action):
            self.ride(state, verbs.CAB.which(action))
        elif verbs.TICKET.has(action):
            self.fly(state, verbs.TICKET.which(action))
        elif verbs.FLIP.has(action):
            self.flip(state, verbs.FLIP.which(action))
        elif verbs.COLLECT.has(action):
            self.collect(state, verbs.COLLECT.which(action))
        else:
            self.pay_host(state)
            state.drop()

    def walk(self, state: AgeOfComics, circle: i64) -> None:
        """Go the first block, which is free."""
        log.say(state, "walk", "moving", self.seat, "circle", circle)
        self.arrive(state, circle, walked=True)

    def ride(self, state: AgeOfComics, circle: i64) -> None:
        """Go another block, for two dollars."""
        state.earn(self.seat, -CAB_COST)
        log.say(state, "cab", "moving", self.seat, "circle", circle)
        self.arrive(state, circle, walked=True)

    def fly(self, state: AgeOfComics, circle: i64) -> None:
        """Use a ticket, which does not use the walk. It leaves the game; with an option it returns (p.9, R52)."""
        state.players[self.seat].tickets -= 1
        if state.options.tickets_return:
            state.tickets += 1
        else:
            state.used_tickets += 1
        key = "ticket" if state.options.tickets_return else "ticket-used"
        log.say(state, key, "tickets", self.seat, "circle", circle)
        self.arrive(state, circle, walked=self.walked)

    def arrive(self, state: AgeOfComics, circle: i64, *, walked: bool) -> None:
        """Come to a newsstand. A fee is due if the agent does anything there, or stays (R7)."""
        player = state.players[self.seat]
        player.agent = circle
        player.arrived = state.next_clock()
        fee = host(state, self.seat, circle) != NOBODY
        state.swap(Sell(self.seat, self.flips, self.collects, walked=walked, fee=fee))

    def pay_host(self, state: AgeOfComics) -> None:
        """Pay two dollars to the rival who is here, once for an arrival (R9)."""
        if not self.fee:
            return
        rival = host(state, self.seat, state.players[self.seat].agent)
        state.earn(self.seat, -RIVAL_FEE)
        state.earn(rival, RIVAL_FEE)
        log.say(state, "fee", "fee", self.seat, "target", rival)

    def flip(self, state: AgeOfComics, space: i64) -> None:
        """Turn an order face up."""
        self.pay_host(state)
        state.swap(Sell(self.seat, self.flips - 1, self.collects, walked=self.walked))
        kind = orders.reveal(state, space)
        log.reveal(state, "flip", "flipping", self.seat, "order", kind, "space", space)

    def collect(self, state: AgeOfComics, space: i64) -> None:
        """Take an order, face down too (R27); what can be fulfilled is at once."""
        self.pay_host(state)
        state.swap(Sell(self.seat, self.flips, self.collects - 1, walked=self.walked))
        hidden = state.face_down[space] != NOBODY
        kind = orders.reveal(state, space) if hidden else state.face_up[space]
        state.face_up[space] = NOBODY
        state.players[self.seat].orders[kind] += 1
        state.put(orders.FULFIL[self.seat])
        if hidden:
            log.reveal(state, "collect", "collecting", self.seat, "order", kind, "space", space)
        else:
            log.say(state, "collect", "collecting", self.seat, "order", kind, "space", space)


@final
class ExtraEditor(Task):
    """One editor more after sales, once a round (R23)."""

    def happen(self, state: AgeOfComics) -> None:
        player = state.players[self.seat]
        if player.cubes[SALES] == 1 and not player.extra:
            player.extra = True
            player.editors += 1
            log.say(state, "extra-editor", "extra-editor", self.seat)


EXTRA_EDITOR: Final = vec[ExtraEditor]([ExtraEditor(seat) for seat in range(MAX_PLAYERS)])
