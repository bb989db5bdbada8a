title = Gold Record
tagline = Found a band, press a gold record, and climb the Top 45 before the others push you down.
feel = A loud tour with luck, swagger and a little theft among friends.

space-A1 = A1
space-A2 = A2
space-A3 = A3
space-A4 = A4
space-A5 = A5
space-A6 = A6
space-B1 = B1
space-B2 = B2
space-B3 = B3
space-B4 = B4
space-B5 = B5
space-B6 = B6
space-C1 = C1
space-C2 = C2
space-C3 = C3
space-C4 = C4
space-C5 = C5
space-C6 = C6
space-D1 = D1
space-D2 = D2
space-D3 = D3
space-D4 = D4
space-D5 = D5
space-D6 = D6
space-E1 = E1
space-E2 = E2
space-E3 = E3
space-E4 = E4
space-E5 = E5
space-E6 = E6
space-F1 = F1
space-F2 = F2
space-F3 = F3
space-F4 = F4
space-F5 = F5
space-F6 = F6

role-singer = singer
role-drummer = drummer
role-bassist = bassist
role-guitarist = guitarist

kind-money = Money
kind-gear = Gear
kind-song = Song
kind-fans = Fans
kind-buzz = Buzz
kind-ranking1 = Airplay
kind-ranking2 = Magazine cover
kind-battle1 = Light show
kind-battle2 = Fireworks
kind-battle = Battle of the Bands
kind-none = nothing

cards-money = { $count ->
    [one] 1 Money
   *[other] { $count } Money
}
cards-gear = { $count ->
    [one] 1 Gear
   *[other] { $count } Gear
}
cards-song = { $count ->
    [one] 1 Song
   *[other] { $count } Songs
}
cards-fans = { $count ->
    [one] 1 Fan
   *[other] { $count } Fans
}
cards-buzz = { $count ->
    [one] 1 Buzz
   *[other] { $count } Buzz
}
cards-ranking1 = { $count ->
    [one] 1 Airplay
   *[other] { $count } Airplay
}
cards-ranking2 = { $count ->
    [one] 1 Magazine cover
   *[other] { $count } Magazine covers
}
cards-battle1 = { $count ->
    [one] 1 Light show
   *[other] { $count } Light shows
}
cards-battle2 = { $count ->
    [one] 1 Fireworks
   *[other] { $count } Fireworks
}
cards-battle = { $count ->
    [one] 1 Battle of the Bands
   *[other] { $count } Battles of the Bands
}

sector-1a = sector I-1
sector-1b = sector I-2
sector-1c = sector I-3
sector-2a = sector II-1
sector-2b = sector II-2
sector-3 = sector III

musician-sa1 = Mara Volt (singer)
musician-sa2 = Jonny Static (singer)
musician-sa3 = Lia Thunder (singer)
musician-sa4 = Rio Velvet (singer)
musician-sa5 = Nina Echo (singer)
musician-sp1 = Stella Nova (professional singer)
musician-sp2 = Vera Diamond (professional singer)
musician-sp3 = Leo Falsetto (professional singer)
musician-sp4 = Queen Amber (professional singer)
musician-da1 = Tom Tumble (drummer)
musician-da2 = Sticks Malone (drummer)
musician-da3 = Bea Backbeat (drummer)
musician-da4 = Rolf Rimshot (drummer)
musician-da5 = Dusty Kick (drummer)
musician-dp1 = Max Meter (professional drummer)
musician-dp2 = Thora Boom (professional drummer)
musician-dp3 = Cosmo Crash (professional drummer)
musician-dp4 = Iron Ines (professional drummer)
musician-ba1 = Lou Lowend (bassist)
musician-ba2 = Greta Groove (bassist)
musician-ba3 = Slap Jackson (bassist)
musician-ba4 = Theo Thumb (bassist)
musician-ba5 = Mo Murmur (bassist)
musician-bp1 = Bruno Octave (professional bassist)
musician-bp2 = Ella Subsonic (professional bassist)
musician-bp3 = Walking Walt (professional bassist)
musician-bp4 = Dame Deep (professional bassist)
musician-ga1 = Ray Riff (guitarist)
musician-ga2 = Cleo Chord (guitarist)
musician-ga3 = Fuzz Fernandez (guitarist)
musician-ga4 = Ivy Capo (guitarist)
musician-ga5 = Paul Plectrum (guitarist)
musician-gp1 = Ziggy Solo (professional guitarist)
musician-gp2 = Anna Amplitude (professional guitarist)
musician-gp3 = Slide Sullivan (professional guitarist)
musician-gp4 = Lady Feedback (professional guitarist)

fluke-radio-play = Radio play
fluke-tv-show = TV show
fluke-wall-of-amps = Wall of amps
fluke-fan-choir = Fan choir
fluke-lucky-find = Lucky find
fluke-friendly-theft = Friendly theft
fluke-shortcut = Shortcut
fluke-detour = Detour
fluke-not-today = Not today
fluke-trade = Trade

flukes-radio-play = { $count ->
    [one] Radio play
   *[other] { $count } Radio plays
}
flukes-tv-show = { $count ->
    [one] TV show
   *[other] { $count } TV shows
}
flukes-wall-of-amps = { $count ->
    [one] Wall of amps
   *[other] { $count } Walls of amps
}
flukes-fan-choir = { $count ->
    [one] Fan choir
   *[other] { $count } Fan choirs
}
flukes-lucky-find = { $count ->
    [one] Lucky find
   *[other] { $count } Lucky finds
}
flukes-friendly-theft = { $count ->
    [one] Friendly theft
   *[other] { $count } Friendly thefts
}
flukes-shortcut = { $count ->
    [one] Shortcut
   *[other] { $count } Shortcuts
}
flukes-detour = { $count ->
    [one] Detour
   *[other] { $count } Detours
}
flukes-not-today = { $count ->
    [one] "Not today"
   *[other] { $count } "Not today"
}
flukes-trade = { $count ->
    [one] Trade
   *[other] { $count } Trades
}

happens-band-battle = Battle of the Bands
happens-no-money = No more Money
happens-no-gear = No more Gear
happens-no-song = No more Song
happens-no-fans = No more Fans
happens-no-buzz = No more Buzz
happens-bill = Bill to pay
happens-bad-review = Bad review
happens-scandal = Scandal
happens-exam-week = Exam week
happens-better-offer = Better offer
happens-lost-notebook = Lost notebook
happens-wrong-exit = Wrong exit
happens-open-stage = Open stage
happens-robbery = Robbery
happens-blown-fuse = Blown fuse

source-record = gold record
source-fights = battle
source-manager = MANAGER
source-happens = #*IT HAPPENS
source-pushed = pushed down
source-count-fluke = FLUKE cards
source-count-square = square cards
source-count-musician = musicians
source-count-card = ROADIE/MANAGER

action-lead = Lead the band as its { $role }
action-place = Begin on { $space }
action-walk = Walk to { $space }
action-stop = Stop here
action-pass = Stay: there is no way to go
action-ride = Ride the VAN to { $space }
action-fly = Fly the PLANE to { $space }
action-hire = Hire { $musician }
action-press = Press { $sector }
action-wild = Let the MANAGER pay the { $kind }
action-pay = Pay with cards alone
action-draw = Draw a card
action-resolve = Let it happen
action-play = Play { $fluke }
action-discard = Discard { $fluke }
action-find = Take { $kind } from the discards
action-steal = Take { $kind } from { $target }
action-shift = Move { $target } to { $space }
action-give = Give { $kind }
action-take = Take the card on { $space }
action-drop = Give up { $kind }
action-lose = Let { $musician } go
action-done = Done

prompt-choose = Choose the leader of your band.
    .other = { $seat } chooses a leader.
prompt-place = Choose where your leader begins.
    .other = { $seat } chooses where to begin.
prompt-walk = Walk one or two spaces; you get the cards you walk over.
    .other = { $seat } walks.
prompt-walk-on = Walk on, or stop here?
    .other = { $seat } walks.
prompt-walk-end = Stop here, or play a FLUKE card first.
    .other = { $seat } walks.
prompt-ride = You are on the VAN: where to, at most three spaces?
    .other = { $seat } rides the VAN.
prompt-fly = You are on the PLANE: where to?
    .other = { $seat } flies the PLANE.
prompt-ride-or-fly = VAN or PLANE, and where to?
    .other = { $seat } leaves by VAN or PLANE.
prompt-hire = Hire musicians, as many as you can pay.
    .other = { $seat } looks for musicians.
prompt-press = Press sectors of your record, as many as you can pay.
    .other = { $seat } is in the studio.
prompt-pay-hire = Let the MANAGER pay part of the cost of { $musician }?
    .other = { $seat } pays for { $musician }.
prompt-pay-press = Let the MANAGER pay part of the cost of { $sector }?
    .other = { $seat } pays for { $sector }.
prompt-draw-fluke = Draw a FLUKE card, or play one first.
    .other = { $seat } draws a FLUKE card.
prompt-draw-full = Three FLUKE cards are the most: play or discard one before you draw.
    .other = { $seat } makes room for a FLUKE card.
prompt-draw-happens = Draw a #*IT HAPPENS card, or play a FLUKE card first.
    .other = { $seat } draws a #*IT HAPPENS card.
prompt-happens = { $happens }: let it happen, or play FLUKE cards first.
    .other = { $seat } has drawn { $happens }.
prompt-end = Play a FLUKE card, or end your turn.
    .other = { $seat } ends the turn.
prompt-find = Which resource do you take from the discards?
    .other = { $seat } takes a resource from the discards.
prompt-steal = Which resource do you take, and from whom?
    .other = { $seat } takes a resource from somebody.
prompt-shift = Which leader do you move one space, and where?
    .other = { $seat } moves somebody's leader.
prompt-shift-wrong = Where do you move the leader of { $target }?
    .other = { $seat } moves the leader of { $target }.
prompt-give = Which of your square cards do you give?
    .other = { $seat } trades with the board.
prompt-take = Which card do you take for { $kind }?
    .other = { $seat } trades { $kind } with the board.
prompt-drop = { $count ->
    [one] Give up one more resource.
   *[other] Give up { $count } resources.
}
    .other = { $seat } gives up resources.
prompt-lose = Who leaves the band?
    .other = { $seat } loses a musician.
prompt-over = The game is over.

log-setup = { $seat } is the start player.
log-year = { $year ->
    [1] { $seat } begins the year. Next in the pile: { $kind2 }.
   *[other]
       The players' square cards, the FLUKE cards played and the discards of both go back to their decks. { $seat }
       begins the year. Next in the pile: { $kind2 }.
}
    .heading = Year { $year }
log-refill = A new card lies on { $space }: { $kind }.
log-turn = { $seat }'s turn.
log-pass = { $seat } cannot move.
log-leader = { $seat }'s leader is the { $role }.
log-place = { $seat } starts on { $space }.
log-walk = { $seat } walks to { $space }.
log-walk-take = { $pile ->
    [0] { $seat } walks to { $space } and takes { $kind }. The pile has run out.
   *[other] { $seat } walks to { $space } and takes { $kind }. Next in the pile: { $kind2 }.
}
log-collect = { $pile ->
    [0] { $seat } takes { $kind } from { $space }. The pile has run out.
   *[other] { $seat } takes { $kind } from { $space }. Next in the pile: { $kind2 }.
}
log-walk-take-empty = { $seat } walks to { $space } and takes { $kind }. The space stays empty.
log-collect-empty = { $seat } takes { $kind } from { $space }. The space stays empty.
log-ride = { $seat } rides the VAN from { $space1 } to { $space2 }.
log-fly = { $seat } flies the PLANE from { $space1 } to { $space2 }.
log-hire = { $seat } hires { $musician }.
log-hire-wild = { $seat } hires { $musician }; the MANAGER pays the { $kind }.
log-press = { $seat } presses { $sector }.
log-press-wild = { $seat } presses { $sector }; the MANAGER pays the { $kind }.
log-leaves = { $musician } leaves { $seat }'s band.
log-dismissed = { $seat } loses { $musician }.
log-card-roadie = { $seat } takes ROADIE/MANAGER as ROADIE.
log-card-manager = { $seat } takes ROADIE/MANAGER as MANAGER.
log-turn-roadie = { $seat } turns the card to ROADIE.
log-turn-manager = { $seat } turns the card to MANAGER.
log-steal-roadie = { $seat } takes ROADIE/MANAGER from { $target } as ROADIE.
log-steal-manager = { $seat } takes ROADIE/MANAGER from { $target } as MANAGER.
log-van = The VAN enters play on { $space }.
log-plane = The PLANE enters play on { $space }.
log-no-fluke = There are no FLUKE cards left this year.
log-draw-fluke = { $seat } draws a FLUKE card.
log-draw-own = The card is "{ $fluke }".
log-play = { $seat } plays "{ $fluke }".
log-discard = { $seat } discards "{ $fluke }".
log-lose-fluke = { $seat } loses "{ $fluke }".
log-happening = { $seat } draws "{ $happens }".
log-put-away = "{ $happens }" is discarded.
log-shuffled = The #*IT HAPPENS discards are shuffled into a new deck.
log-lost = { $seat } loses { $cards }.
log-find = { $seat } takes { $kind } from the discards.
log-drop = { $seat } gives up { $kind }.
log-steal = { $seat } takes { $kind } from { $target }.
log-shift = { $seat } moves { $target }'s leader to { $space }.
log-trade = { $seat } trades { $kind1 } for { $kind2 } on { $space }.
log-battle = BATTLE OF THE BANDS! { $seat } starts it.
log-battle-points = { $points ->
    [one] { $seat } has 1 battle point.
   *[other] { $seat } has { $points } battle points.
}
log-battle-shown = { $points ->
    [one] { $seat } has 1 battle point, showing { $flukes }.
   *[other] { $seat } has { $points } battle points, showing { $flukes }.
}
log-battle-discards = All green cards are discarded.
log-climbs = { $seat } climbs to place { $place } ({ $source }).
log-falls = { $seat } falls to place { $place } ({ $source }).
log-falls-out = { $seat } falls out of the Top 45 ({ $source }).
log-pushed = { $seat } is pushed down to place { $place }.
log-pushed-out = { $seat } is pushed out of the Top 45.
log-count = The points of year { $year } are counted.
    .heading = The count
log-count-fluke = { $points ->
    [one] { $seat } scores 1 point for FLUKE cards: place { $place }.
   *[other] { $seat } scores { $points } points for FLUKE cards: place { $place }.
}
log-count-square = { $points ->
    [one] { $seat } scores 1 point for square cards: place { $place }.
   *[other] { $seat } scores { $points } points for square cards: place { $place }.
}
log-count-musician = { $points ->
    [one] { $seat } scores 1 point for musicians: place { $place }.
   *[other] { $seat } scores { $points } points for musicians: place { $place }.
}
log-count-card = { $points ->
    [one] { $seat } scores 1 point for ROADIE/MANAGER: place { $place }.
   *[other] { $seat } scores { $points } points for ROADIE/MANAGER: place { $place }.
}
log-over = { $seat } wins: place { $place } is the best after four years.
log-over-hit = { $seat } wins: number one!
log-over-first = { $seat } wins: number one after the count.
log-over-outside = Nobody got into the Top 45 in four years: everyone shares the win.

ending-hit = A band that becomes number one during a year wins at once.
ending-held = The game ends when a band is number one after a count.
ending-years = Four years are over; the band with the best place wins.
ending-outside = No band got into the Top 45 in four years.

why-over = The game is over.
why-not-walking = You walk at the start of your turn only.
why-not-riding = You are not on a vehicle now.
why-not-in-hand = You do not have that card in your hand.
why-must-move = You move at least one space.
why-cannot-stop = You cannot stop on this space.
why-not-back = You may not come back to where your turn began.
why-no-steps = You have no steps left.
why-occupied = Another leader is there.
why-no-van = The VAN needs a full band with a driver.
why-van-stuck = The VAN could not leave from there.
why-no-plane = The PLANE needs a full band with a professional.
why-vehicle = A vehicle does not land on another, nor where it was.
why-van-far = The VAN goes one to three spaces, around the other leaders.
why-too-far = The way does not lead there, or could not end.
why-no-musicians-strip = Musicians are hired at the end of a walk to a Musicians space.
why-no-gold-strip = Sectors are pressed at the end of a walk to a Gold Record space.
why-cannot-pay = You do not have what it costs.
why-sector-yours = That sector is gold already.
why-ring-first = The rings are pressed from outside in: I, then II, then III.
why-ring-one-first = Professionals come when your three outer sectors are gold.
why-left-out = That musician is for games with more players.
why-hired = That musician plays in a band.
why-leader-plays = Your leader plays that instrument.
why-first-answer = First answer what is asked.
why-for-battles = That card is kept for a battle.
why-only-happens = That card cancels a #*IT HAPPENS card just drawn.
why-only-walking = That card makes a walk longer, once a turn.
why-no-effect = It would change nothing now.
why-hand-full = Play or discard one of your three FLUKE cards first.
why-no-draw = There is nothing to draw now.
why-hand-not-full = FLUKE cards are only discarded to make room for another.
why-led = Another player has that leader.

option-cards_at_end = Take cards when the walk ends
option-cards_at_end-help =
    You take the cards of a walk when it ends. If you get on the VAN or the PLANE, you take its two cards only.
option-show_green_only = Show green FLUKE cards only
option-show_green_only-help =
    In a battle you show only FLUKE cards with battle points. Otherwise you show your whole hand.
option-cards = Your own cards
option-cards-help = A file with the printed board and cards of your box; without one you play our reconstruction.

sheet-record = Gold record
sheet-fights = Battles of the Bands
sheet-manager = The MANAGER turned up
sheet-happens = #*IT HAPPENS cards
sheet-pushed = Pushed down by others
sheet-count-fluke = Counted: FLUKE cards
sheet-count-square = Counted: square cards
sheet-count-musician = Counted: musicians
sheet-count-card = Counted: ROADIE/MANAGER
sheet-total = Places climbed

board-stage = The stage floor
board-space = { $space }: { $strip }
board-strip-musicians = Musicians
board-strip-gold = Gold Record
board-strip-fluke = FLUKE
board-strip-happens = #*IT HAPPENS
board-strip-roadie = ROADIE/MANAGER
board-strip-musicians-help = End your walk here to hire musicians.
board-strip-gold-help = End your walk here to press sectors of your record.
board-strip-fluke-help = End your walk here to draw a FLUKE card.
board-strip-happens-help = End your walk here and a #*IT HAPPENS card is drawn.
board-strip-roadie-help = End your walk here with a complete band to take ROADIE/MANAGER from its owner.
board-short-musicians = Musicians
board-short-gold = Gold
board-short-fluke = FLUKE
board-short-happens = #*IT!
board-short-roadie = Roadie
board-empty = no card
board-stands = { $seat } stands here
board-van = the VAN
board-plane = the PLANE
board-began = the turn began here
board-chart = Top 45
board-year = Year { $year } of { $years }
board-outside = outside
board-is-outside = { $seat } is outside the Top 45.
board-is-at = { $seat } is on place { $place }.
board-would = { $n ->
    [one] If the year ended now: one place up.
   *[other] If the year ended now: { $n } places up.
}
board-end = +{ $n } at year’s end
board-count = The year is counted
board-count-fluke = FLUKE cards played: { $n }
board-count-square = Red square cards: { $n }
board-count-musician = Musicians: { $n }
board-count-card = ROADIE or MANAGER: { $n }
board-record = The gold record
board-gold = gold
board-costs = costs { $cards }
board-cards = { $cards }
board-no-cards = no square cards
board-places = { $n ->
    [one] one place up
   *[other] { $n } places up
}
board-leader = leads the band
board-wanted = { $role } wanted
board-red = { $n ->
    [one] one red point
   *[other] { $n } red points
}
board-green = { $n ->
    [one] one battle point
   *[other] { $n } battle points
}
board-drives = drives the VAN
board-may-drive = VAN
board-may-fly = PLANE
board-sectors = { $n ->
    [one] one gold sector
   *[other] { $n } gold sectors
}
board-hand-count = { $n ->
    [one] one FLUKE card in hand
   *[other] { $n } FLUKE cards in hand
}
board-square-count = { $n ->
    [one] 1 square card
   *[other] { $n } square cards
}
board-sheets = Record, musicians and opponents
board-known = Shown in a battle: { $flukes }
board-battle-points = { $n ->
    [one] one battle point in sight
   *[other] { $n } battle points in sight
}
board-supply = Musicians for hire
board-hand = Your FLUKE cards
board-of = { $n } of { $most }
board-no-hand = You have none. End a walk on a FLUKE space to draw one.
board-discard = Discard
board-effect-find = Take a resource from the discards.
board-effect-steal = Take a resource from an opponent.
board-effect-walk = Walk one space further.
board-effect-detour = Move another leader one space.
board-effect-cancel = Cancel a #*IT HAPPENS card.
board-effect-trade = Swap a card with one beside you.
board-effect-none = Nothing.
board-screen = Pile and decks
board-pile = Square cards in the pile: { $n }. The year ends when it has run out.
board-top = The next square card: { $kind }
board-deck-fluke = FLUKE cards in the deck: { $n }
board-deck-happens = #*IT HAPPENS cards in the deck: { $n }
board-out = out
board-spent = Discarded until the year ends: { $n }. { $cards }
board-steps = { $n ->
    [0] No steps left.
    [one] One step left.
   *[other] { $n } steps left.
}
board-happens-help = Let it happen, or play a FLUKE card first.
board-does-band-battle = You start a battle.
board-does-no-money = All your Money is lost.
board-does-no-gear = All your Gear is lost.
board-does-no-song = All your Songs are lost.
board-does-no-fans = All your Fans are lost.
board-does-no-buzz = All your Buzz is lost.
board-does-bill = Give up one resource.
board-does-bad-review = One place down.
board-does-scandal = Two places down.
board-does-exam-week = An amateur leaves your band.
board-does-better-offer = A professional leaves your band.
board-does-lost-notebook = You lose a FLUKE card, by lot.
board-does-wrong-exit = Your left neighbour moves your leader.
board-does-open-stage = Each opponent takes a resource from the discards.
board-does-robbery = Give up half of your resources.
board-does-blown-fuse = You lose all green square cards.
board-about-place = Click a space: your leader begins there.
board-about-walk = The card of each space you walk over is yours; the strip under the last one is resolved.
board-about-ride = Two cards: where you got on and where you arrive.
board-about-buy = Cards pay; they are out until the year ends.
board-about-draw = Click the deck.
board-about-end = Play a FLUKE card, or end the turn.
board-about-steal = Click a resource before an opponent.
board-about-shift = Click where the leader goes.
board-about-give = Click one of your square cards.
board-about-take = Click a card beside your leader.
board-about-drop = Click your resources.
board-about-lose = Click a member of your band.
board-about-over = The last song is played.
board-reconstructed = Our reconstruction: the printed values are not known.
board-reconstructed-but = Our reconstruction but for what its name says.
board-you = you

# The table in sentences, and drawn with letters in the terminal.
tell-top = Next in the pile: { $kind }.
tell-decks = { $fluke ->
    [one] 1 card is
   *[other] { $fluke } cards are
} left in the FLUKE deck and { $happens } in the #*IT HAPPENS deck.
tell-happening = "{ $happens }" has been drawn.
tell-roadie = { $seat } has the ROADIE.
tell-manager = { $seat } has the MANAGER.
tell-van = The VAN is on { $space }.
tell-plane = The PLANE is on { $space }.
tell-hand = You hold { $flukes }.
tell-at = The leader stands on { $space }.
tell-leader = { $name } leads the band as its { $role }
tell-wanted = Still wanted: { $roles }.
tell-cards = Square cards: { $cards }.
tell-no-cards = No square cards.
tell-pressed = { $count ->
    [0] No sector of the record is gold.
    [one] 1 sector of the record is gold.
   *[other] { $count } sectors of the record are gold.
}
tell-flukes = { $count ->
    [0] No FLUKE card in hand.
    [one] 1 FLUKE card in hand.
   *[other] { $count } FLUKE cards in hand.
}
tell-known = Shown in a battle: { $flukes }.
tell-battle = { $count ->
    [0] No battle point in sight.
    [one] 1 battle point in sight.
   *[other] { $count } battle points in sight.
}
tell-space = { $space }, { $strip }: { $card }.
tell-here = { $who } here.
tell-sector = { $sector }: { $gain }, for { $cost }.
tell-free = { $who }, for { $cost }.
draw-pile = Pile: { $n }
draw-top = Next: { $kind }
draw-decks = FLUKE { $fluke }, #*IT { $happens }
draw-place = place { $n }
draw-gain = +{ $n } red
draw-points = { $n } green
draw-battle = Duel
draw-flukes = FLUKE { $n }
draw-no-hand = none
draw-money = Money
draw-gear = Gear
draw-song = Song
draw-fans = Fans
draw-buzz = Buzz
draw-ranking1 = Air 1
draw-ranking2 = Mag 2
draw-battle1 = Lit 1
draw-battle2 = Fir 2
