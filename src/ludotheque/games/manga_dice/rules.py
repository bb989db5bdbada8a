"""Manga Dice, in the order of the rulebook. R numbers are rulings of the guide.

Dice are counts: how many of a colour show a value, on each player's Unused and Used card. Equal dice are the same
die here, which keeps the choices few and the state small. A turn is a short stack of questions: what to do, then
which dice pay for a card or are changed by an ability, one die at a time.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import check_seat
from ludotheque.games.manga_dice import abilities, ending, log, verbs
from ludotheque.games.manga_dice.cards import (
    ASSISTS,
    EXPERIENCES,
    SKILLS,
    VALUES,
    WHITE_DICE,
    WITHOUT_EXPERTS,
    WITHOUT_TWO,
    WITHOUT_UNFAIR,
    pays,
)
from ludotheque.games.manga_dice.codes import (
    CHANGE,
    DECK,
    DICE,
    DISCARDED,
    DRAFT,
    EXPERIENCE_DECK,
    FACE_UP,
    FIRST_ASSISTS,
    FIRST_WHITES,
    FRESH,
    FULL_HAND,
    GREEN,
    GREENS_EACH,
    HAND_LIMIT,
    LEFT_OUT,
    LEND,
    NOBODY,
    PAY,
    READY,
    ROW,
    SKILL_DECK,
    TIE,
    TURN,
    VALUE,
    WIN_POINTS,
)
from ludotheque.games.manga_dice.state import MangaDiceTable


class MangaDice(MangaDiceTable):
    """One position, and the rules by which it goes on.

    To play, call ``legal``, ``apply``, ``view``, ``tensor``, ``clone`` and ``to_json``; the rest is the rules, step by
    step.
    """

    # --- Game setup (p.4) ---

    def set_up(self) -> None:
        """Leave cards out, lay three of each kind face up, deal two assists each, choose the start player."""
        self.leave_out()
        for _ in range(FACE_UP):
            self.turn_up(self.experience, EXPERIENCES)
            self.turn_up(self.skill, SKILLS)
        for seat in range(self.num_players):
            for _ in range(FIRST_ASSISTS):
                self.draw_assist(seat)
            self.whites[seat] = FIRST_WHITES
        self.start = self.chance.below(self.num_players)
        log.set_up(self)
        self.begin_round()

    def leave_out(self) -> None:
        """Cards marked for more players, for experts, or named as unfair (p.4, p.11)."""
        bits: i64 = 0
        if self.num_players == 2:
            bits |= WITHOUT_TWO
        if self.options.first_game:
            bits |= WITHOUT_EXPERTS
        if self.options.without_unfair:
            bits |= WITHOUT_UNFAIR
        for card in range(EXPERIENCES):
            if self.cards.left_out[card] & bits != 0:
                self.experience[card] = LEFT_OUT
        for card in range(SKILLS):
            if self.cards.left_out[EXPERIENCES + card] & bits != 0:
                self.skill[card] = LEFT_OUT
        for card in range(ASSISTS):
            if self.cards.left_out[EXPERIENCES + SKILLS + card] & bits != 0:
                self.assist[card] = LEFT_OUT

    def draw(self, deck: vec[i64], size: i64) -> i64:
        """Return a random card of a deck, or NOBODY if it is empty. The deck has no order until it is drawn from."""
        left: i64 = 0
        for card in range(size):
            if deck[card] == DECK:
                left += 1
        if left == 0:
            return NOBODY
        nth = self.chance.below(left)
        for card in range(size):
            if deck[card] == DECK:
                if nth == 0:
                    return card
                nth -= 1
        return NOBODY

    def turn_up(self, deck: vec[i64], size: i64) -> i64:
        """Lay the top card of a deck face up beside it."""
        card = self.draw(deck, size)
        if card != NOBODY:
            deck[card] = ROW
        return card

    def draw_assist(self, seat: i64) -> None:
        """Deal an assist to a player; an empty deck is made again of the used cards (p.9)."""
        card = self.draw(self.assist, ASSISTS)
        if card == NOBODY:
            self.reshuffle_assists()
            log.reshuffle(self)
            card = self.draw(self.assist, ASSISTS)
        if card != NOBODY:
            self.assist[card] = seat
            log.own_card(self, "assist-own", "draw-assist", seat, EXPERIENCES + SKILLS + card)

    def reshuffle_assists(self) -> None:
        """Make a deck of the used assists. Those in hands are not among them, as everyone knows."""
        for card in range(ASSISTS):
            if self.assist[card] == DISCARDED:
                self.assist[card] = DECK
            elif self.assist[card] >= 0:
                self.kept[card] += 1

    # --- Dice phase (p.6) ---

    def begin_round(self) -> None:
        """All roll their white dice, red dice get their printed values, the start player rolls the green ones."""
        self.round += 1
        for seat in range(self.num_players):
            self.roll_white(seat)
            self.show_red(seat)
        for _ in range(GREENS_EACH * self.num_players):
            self.pool[self.chance.below(6)] += 1
        self.phase = DRAFT
        self.player = self.before(self.start)
        log.begin_round(self)

    def offer_draft(self, actions: list[i64]) -> None:
        """Offer a green die of the pool; equal ones are one choice."""
        for value in range(VALUES):
            if self.pool[value] > 0:
                actions.append(verbs.DRAFT.of(value))

    def draft(self, drafted: i64) -> None:
        """Take it; the player to the right is next, and the start player begins when none is left (R16)."""
        self.pool[drafted] -= 1
        self.dice[self.player * DICE + GREEN * 6 + drafted] += 1
        log.number(self, "draft", "draft", drafted + 1)
        self.player = self.before(self.player)
        left: i64 = 0
        for value in range(VALUES):
            left += self.pool[value]
        if left == 0:
            self.player = self.start
            self.begin_turn()

    # --- Action phase: a turn (p.7-9) ---

    def begin_turn(self) -> None:
        """Begin a turn of the current player."""
        self.phase = TURN
        self.revealed = False
        self.skill_used = False
        self.assist_used = False

    def offer_turn(self, actions: list[i64]) -> None:
        """Offer a card to turn up first, then abilities, then a card to take or an assist to draw."""
        if not self.revealed and not self.skill_used and not self.assist_used:
            if self.has_deck(self.experience, EXPERIENCES):
                actions.append(verbs.TURN_UP.of(EXPERIENCE_DECK))
            if self.has_deck(self.skill, SKILLS):
                actions.append(verbs.TURN_UP.of(SKILL_DECK))
        abilities.offer_abilities(self, actions)
        at = self.player * DICE
        self.count_values(self.dice, at)
        for card in range(EXPERIENCES + SKILLS):
            if self.in_row(card) and pays(self.counts, self.cards.cost[card], self.cards.cost_size[card]):
                actions.append(verbs.TAKE.of(card))
        for value in range(VALUES):
            if self.dice[at + GREEN * 6 + value] > 0:
                actions.append(verbs.SPEND.of(value))

    def take_turn(self, action: i64) -> None:
        """Do one thing of a turn."""
        if verbs.TURN_UP.has(action):
            self.reveal(verbs.TURN_UP.which(action))
        elif verbs.USE.has(action):
            abilities.use(self, verbs.USE.which(action))
        elif verbs.TAKE.has(action):
            self.begin_payment(verbs.TAKE.which(action))
        else:
            self.spend_for_assist(verbs.SPEND.which(action))

    def has_deck(self, deck: vec[i64], size: i64) -> bool:
        for card in range(size):
            if deck[card] == DECK:
                return True
        return False

    def reveal(self, deck: i64) -> None:
        """Step 1: the top card of one deck, face up; only at the start of the turn, and only one (p.7)."""
        if deck == EXPERIENCE_DECK:
            card = self.turn_up(self.experience, EXPERIENCES)
        else:
            card = EXPERIENCES + self.turn_up(self.skill, SKILLS)
        self.revealed = True
        log.card(self, "reveal", "reveal", card)

    # Taking a card (p.7-8).

    def begin_payment(self, card: i64) -> None:
        """Choose a card whose cost can be paid; the dice are picked next."""
        self.card = card
        self.clear_picked()
        self.phase = PAY

    def offer_payment(self, actions: list[i64]) -> None:
        """Offer any die that is left, and `done` when what is picked pays. More than needed may be paid (R5)."""
        self.offer_dice(actions, verbs.PICK, 1, 6)
        if self.picked_pays():
            actions.append(verbs.DONE.first)

    def picked_pays(self) -> bool:
        """Return whether the picked dice fulfil the cost, with a green one among them (p.8; R6)."""
        greens: i64 = 0
        for value in range(VALUES):
            greens += self.picked[GREEN * 6 + value]
        if greens == 0:
            return False
        self.count_values(self.picked, 0)
        return pays(self.counts, self.cards.cost[self.card], self.cards.cost_size[self.card])

    def pay(self, action: i64) -> None:
        """Pick one more die, or take the card for those that are picked."""
        if verbs.DONE.has(action):
            self.take_card()
        else:
            self.pick(verbs.PICK.which(action))

    def take_card(self) -> None:
        """Move the picked dice to Used and take the card, a skill for use from the next action phase on (p.8)."""
        at = self.player * DICE
        for die in range(DICE):
            self.used[at + die] += self.picked[die]
        log.take(self)
        self.clear_picked()
        card = self.card
        before = self.points(self.player)
        self.card = NOBODY
        if card >= EXPERIENCES:
            self.skill[card - EXPERIENCES] = self.player
            self.skill_state[card - EXPERIENCES] = FRESH
        else:
            self.experience[card] = self.player
            if self.cards.wins[card] != 0:
                ending.finish(self, self.player)
                return
            log.reached(self, before)
        self.end_turn()

    # Drawing an assist (p.9).

    def spend_for_assist(self, value: i64) -> None:
        """Any green die buys an assist; with a fourth in hand one of the four is discarded."""
        at = self.player * DICE + GREEN * 6 + value
        self.dice[at] -= 1
        self.used[at] += 1
        log.number(self, "assist", "draw-assist", value + 1)
        self.draw_assist(self.player)
        if self.hand_size(self.player) > HAND_LIMIT:
            self.phase = FULL_HAND
        else:
            self.end_turn()

    def offer_discards(self, actions: list[i64]) -> None:
        for card in range(ASSISTS):
            if self.assist[card] == self.player:
                actions.append(verbs.DISCARD.of(card))

    def discard(self, card: i64) -> None:
        self.use_up(card)
        log.card(self, "discard", "hand-limit", EXPERIENCES + SKILLS + card)
        self.end_turn()

    def end_turn(self) -> None:
        """Pass to the next player clockwise who has a green die left; when no one has, the phase is over (p.10)."""
        for step in range(1, self.num_players + 1):
            seat: i64 = (self.player + step) % self.num_players
            for value in range(VALUES):
                if self.dice[seat * DICE + GREEN * 6 + value] > 0:
                    self.player = seat
                    self.begin_turn()
                    return
        self.clean_up()

    # --- Cleanup (p.10) ---

    def clean_up(self) -> None:
        """Dice go home, skills are ready again, new ones give their dice; then the end is looked at (R31)."""
        self.clear_dice()
        for skill in range(SKILLS):
            owner = self.skill[skill]
            if owner >= 0:
                if self.skill_state[skill] == FRESH and self.cards.ability[skill] == WHITE_DICE:
                    self.whites[owner] += self.cards.ability_size[skill]
                self.skill_state[skill] = READY
        best: i64 = 0
        for seat in range(self.num_players):
            if self.points(seat) > best:
                best = self.points(seat)
        if best >= WIN_POINTS:
            ending.find_winner(self, best)
            return
        self.start = self.before(self.start)
        self.begin_round()

    # --- The contract ---

    def offer(self, actions: list[i64]) -> None:
        phase = self.phase
        if phase == DRAFT:
            self.offer_draft(actions)
        elif phase == TURN:
            self.offer_turn(actions)
        elif phase == PAY:
            self.offer_payment(actions)
        elif phase == CHANGE:
            abilities.offer_changes(self, actions)
        elif phase == VALUE:
            abilities.offer_values(self, actions)
        elif phase == LEND:
            abilities.offer_lenders(self, actions)
        elif phase == FULL_HAND:
            self.offer_discards(actions)
        else:
            ending.offer_tie(self, actions)

    def perform(self, action: i64) -> None:
        phase = self.phase
        if phase == DRAFT:
            self.draft(verbs.DRAFT.which(action))
        elif phase == TURN:
            self.take_turn(action)
        elif phase == PAY:
            self.pay(action)
        elif phase == CHANGE:
            abilities.change_dice(self, action)
        elif phase == VALUE:
            abilities.choose_value(self, verbs.CHOOSE.which(action))
        elif phase == LEND:
            abilities.borrow(self, verbs.BORROW.which(action))
        elif phase == FULL_HAND:
            self.discard(verbs.DISCARD.which(action))
        else:
            ending.break_tie(self, action)

    def openly_forced(self) -> bool:
        """Return False while the offer depends on assists that others do not see."""
        bends = self.phase == TURN or self.phase == TIE
        return not bends or self.assist_used or self.hand_size(self.player) == 0

    def copy(self, chance: Chance) -> MangaDice:
        twin = MangaDice(0, chance, self.cards, self.options)
        self.copy_to(twin)
        return twin

    def resample(self, seat: i64, chance: Chance) -> MangaDice:
        """Assists in other hands are dealt again from those that ``seat`` has not seen; decks have no order.

        Those that were in hands when the used ones became the deck are dealt among themselves.
        """
        check_seat(self, seat)
        world = self.copy(chance)
        most: i64 = 0
        for card in range(ASSISTS):
            if world.assist[card] >= 0 and world.assist[card] != seat:
                world.assist[card] = DECK
                if self.kept[card] > most:
                    most = self.kept[card]
        for kept in range(most, -1, -1):
            unseen = world.assist[:]
            for card in range(ASSISTS):
                if self.kept[card] != kept:
                    unseen[card] = LEFT_OUT
            for other in range(self.num_players):
                if other != seat:
                    for _ in range(self.kept_by(other, kept)):
                        drawn = world.draw(unseen, ASSISTS)
                        unseen[drawn] = other
                        world.assist[drawn] = other
        return world
