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
board-sector-1a = I-1
board-sector-1b = I-2
board-sector-1c = I-3
board-sector-2a = II-1
board-sector-2b = II-2
board-sector-3 = III

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

fluke-radio-play = Radio Play
fluke-tv-show = TV Show
fluke-wall-of-amps = Wall of Amps
fluke-fan-choir = Fan Choir
fluke-lucky-find = Lucky Find
fluke-friendly-theft = Friendly Theft
fluke-shortcut = Shortcut
fluke-detour = Detour
fluke-not-today = Not Today
fluke-trade = Trade

flukes-radio-play = { $count ->
    [one] Radio Play
   *[other] { $count } Radio Plays
}
flukes-tv-show = { $count ->
    [one] TV Show
   *[other] { $count } TV Shows
}
flukes-wall-of-amps = { $count ->
    [one] Wall of Amps
   *[other] { $count } Walls of Amps
}
flukes-fan-choir = { $count ->
    [one] Fan Choir
   *[other] { $count } Fan Choirs
}
flukes-lucky-find = { $count ->
    [one] Lucky Find
   *[other] { $count } Lucky Finds
}
flukes-friendly-theft = { $count ->
    [one] Friendly Theft
   *[other] { $count } Friendly Thefts
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
    [one] "Not Today"
   *[other] { $count } "Not Today"
}
flukes-trade = { $count ->
    [one] Trade
   *[other] { $count } Trades
}

happens-band-battle = Battle of the Bands
happens-no-money = No More Money
happens-no-gear = No More Gear
happens-no-song = No More Songs
happens-no-fans = No More Fans
happens-no-buzz = No More Buzz
happens-bill = Bill to Pay
happens-bad-review = Bad Review
happens-scandal = Scandal
happens-exam-week = Exam Week
happens-better-offer = Better Offer
happens-lost-notebook = Lost Notebook
happens-wrong-exit = Wrong Exit
happens-open-stage = Open Stage
happens-robbery = Robbery
happens-blown-fuse = Blown Fuse

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
action-place = Start on { $space }
action-walk = Walk to { $space }
action-stop = Stop here
action-pass = Stay (nowhere to go)
action-ride = Ride the VAN to { $space }
action-fly = Fly the PLANE to { $space }
action-hire = Hire { $musician }
action-press = Press { $sector }
action-wild = Let the MANAGER pay the { $kind }
action-pay = Pay with cards alone
action-draw = Draw a card
action-resolve = Resolve the card
action-play = Play { $fluke }
action-discard = Discard { $fluke }
action-find = Take { $kind } from the discards
action-steal = Take { $kind } from { $target }
action-shift = Move { $target } to { $space }
action-give = Trade { $kind }
action-take = Take the card on { $space }
action-drop = Give up { $kind }
action-lose = Let { $musician } go
action-done = Done

prompt-choose = Choose the leader of your band.
    .other = { $seat } is choosing a leader.
prompt-place = Choose a starting space.
    .other = { $seat } is choosing a starting space.
prompt-walk = Walk one or two spaces and take the cards you walk over.
    .other = { $seat } is walking.
prompt-walk-on = Walk on, or stop here.
    .only-walk = Walk on.
    .only-stop = Stop here.
    .only-play-walk = Walk on, or play a FLUKE card first.
    .other = { $seat } is walking.
prompt-walk-end = Stop here, or play a FLUKE card first.
    .only-stop = Stop here.
    .other = { $seat } is walking.
prompt-ride = You are on the VAN: ride up to three spaces.
    .other = { $seat } is riding the VAN.
prompt-fly = You are on the PLANE: choose where to fly.
    .other = { $seat } is flying the PLANE.
prompt-ride-or-fly = Choose a vehicle, VAN or PLANE, and where it goes.
    .other = { $seat } is leaving by VAN or PLANE.
prompt-hire = Hire as many musicians as you can afford.
    .only-done = There is no one you can hire now.
    .other = { $seat } is looking for musicians.
prompt-press = Press as many sectors of your record as you can afford.
    .only-done = There is no sector you can press now.
    .other = { $seat } is in the studio.
prompt-pay-hire = { $musician }: choose the resource the MANAGER pays, or pay with cards alone.
    .other = { $seat } is paying for { $musician }.
prompt-pay-press = { $sector }: choose the resource the MANAGER pays, or pay with cards alone.
    .other = { $seat } is paying for { $sector }.
prompt-draw-fluke = Draw a FLUKE card, or play one first.
    .only-draw = Draw a FLUKE card.
    .other = { $seat } is drawing a FLUKE card.
prompt-draw-full = You can hold three FLUKE cards: play or discard one before you draw.
    .only-discard = You can hold three FLUKE cards: discard one before you draw.
    .other = { $seat } is making room for a FLUKE card.
prompt-draw-happens = Draw a #*IT HAPPENS card, or play a FLUKE card first.
    .only-draw = Draw a #*IT HAPPENS card.
    .other = { $seat } is drawing a #*IT HAPPENS card.
prompt-happens = Resolve "{ $happens }", or play FLUKE cards first.
    .only-resolve = Resolve "{ $happens }".
    .other = { $seat } has drawn "{ $happens }".
prompt-end = Play a FLUKE card, or end your turn.
    .only-done = End your turn.
    .other = { $seat } is ending the turn.
prompt-find = Choose a resource to take from the discards.
    .other = { $seat } is taking a resource from the discards.
prompt-steal = Choose a resource to take from an opponent.
    .other = { $seat } is taking a resource from an opponent.
prompt-shift = Choose another leader and move it one space.
    .other = { $seat } is moving another leader.
prompt-shift-wrong = Choose where to move { $target }’s leader.
    .other = { $you ->
        [target] { $seat } is moving your leader.
       *[none] { $seat } is moving { $target }’s leader.
    }
prompt-give = Choose one of your square cards to trade.
    .other = { $seat } is trading with the board.
prompt-take = Choose a card to take for { $kind }.
    .other = { $seat } is trading { $kind } with the board.
prompt-drop = { $count ->
    [one] Give up 1 resource.
   *[other] Give up { $count } resources.
}
    .other = { $seat } is giving up resources.
prompt-lose = Choose a musician to leave your band.
    .other = { $seat } is losing a musician.
prompt-over = The game is over.

turn-who = { $you ->
    [seat] You
   *[none] { $seat }
}

turn-said = { $who } { $what }.

log-setup = { $you ->
    [seat] You are the start player.
   *[none] { $seat } is the start player.
}
log-year = { $you ->
    [seat] { $year ->
        [1] You begin the year. Next in the pile: { $kind2 }.
       *[other] The players’ square cards, the FLUKE cards played and the discards of both go back to their decks.
            You begin the year. Next in the pile: { $kind2 }.
    }
   *[none] { $year ->
        [1] { $seat } begins the year. Next in the pile: { $kind2 }.
       *[other] The players’ square cards, the FLUKE cards played and the discards of both go back to their decks.
            { $seat } begins the year. Next in the pile: { $kind2 }.
    }
}
    .heading = Year { $year }
log-refill = New card on { $space }: { $kind }.
log-turn = { $you ->
    [seat] Your turn.
   *[none] { $seat }’s turn.
}
    .turn = { $you ->
        [seat] You
       *[none] { $seat }
    }
log-pass = { $you ->
    [seat] You cannot move.
   *[none] { $seat } cannot move.
}
    .brief = could not move
log-leader = { $you ->
    [seat] Your leader is the { $role }.
   *[none] { $seat }’s leader is the { $role }.
}
    .brief = chose the { $role } as leader
log-place = { $you ->
    [seat] You start on { $space }.
   *[none] { $seat } starts on { $space }.
}
    .brief = started on { $space }
log-walk = { $you ->
    [seat] You walk to { $space }.
   *[none] { $seat } walks to { $space }.
}
    .brief = walked to { $space }
log-walk-take = { $you ->
    [seat] { $pile ->
        [0] You walk to { $space } and take { $kind }. The pile has run out.
       *[other] You walk to { $space } and take { $kind }. Next in the pile: { $kind2 }.
    }
   *[none] { $pile ->
        [0] { $seat } walks to { $space } and takes { $kind }. The pile has run out.
       *[other] { $seat } walks to { $space } and takes { $kind }. Next in the pile: { $kind2 }.
    }
}
    .brief = took { $kind } from { $space }
log-collect = { $you ->
    [seat] { $pile ->
        [0] You take { $kind } from { $space }. The pile has run out.
       *[other] You take { $kind } from { $space }. Next in the pile: { $kind2 }.
    }
   *[none] { $pile ->
        [0] { $seat } takes { $kind } from { $space }. The pile has run out.
       *[other] { $seat } takes { $kind } from { $space }. Next in the pile: { $kind2 }.
    }
}
    .brief = took { $kind }
log-walk-take-empty = { $you ->
    [seat] You walk to { $space } and take { $kind }. The space stays empty.
   *[none] { $seat } walks to { $space } and takes { $kind }. The space stays empty.
}
    .brief = took { $kind } from { $space }
log-collect-empty = { $you ->
    [seat] You take { $kind } from { $space }. The space stays empty.
   *[none] { $seat } takes { $kind } from { $space }. The space stays empty.
}
    .brief = took { $kind }
log-give-back = { $you ->
    [seat] You board and give back { $cards }.
   *[none] { $seat } boards and gives back { $cards }.
}
    .brief = gave back { $cards }
log-ride = { $you ->
    [seat] You ride the VAN from { $space1 } to { $space2 }.
   *[none] { $seat } rides the VAN from { $space1 } to { $space2 }.
}
    .brief = rode the VAN to { $space2 }
log-fly = { $you ->
    [seat] You fly the PLANE from { $space1 } to { $space2 }.
   *[none] { $seat } flies the PLANE from { $space1 } to { $space2 }.
}
    .brief = flew the PLANE to { $space2 }
log-hire = { $you ->
    [seat] You hire { $musician }.
   *[none] { $seat } hires { $musician }.
}
    .brief = hired { $musician }
log-hire-wild = { $you ->
    [seat] You hire { $musician }; the MANAGER pays the { $kind }.
   *[none] { $seat } hires { $musician }; the MANAGER pays the { $kind }.
}
    .brief = hired { $musician }
log-press = { $you ->
    [seat] You press { $sector }.
   *[none] { $seat } presses { $sector }.
}
    .brief = pressed { $sector }
log-press-wild = { $you ->
    [seat] You press { $sector }; the MANAGER pays the { $kind }.
   *[none] { $seat } presses { $sector }; the MANAGER pays the { $kind }.
}
    .brief = pressed { $sector }
log-leaves = { $you ->
    [seat] { $musician } leaves your band.
   *[none] { $musician } leaves { $seat }’s band.
}
log-dismissed = { $you ->
    [seat] You lose { $musician }.
   *[none] { $seat } loses { $musician }.
}
    .brief = lost { $musician }
log-card-roadie = { $you ->
    [seat] You take ROADIE/MANAGER as ROADIE.
   *[none] { $seat } takes ROADIE/MANAGER as ROADIE.
}
    .brief = took the ROADIE
log-card-manager = { $you ->
    [seat] You take ROADIE/MANAGER as MANAGER.
   *[none] { $seat } takes ROADIE/MANAGER as MANAGER.
}
    .brief = took the MANAGER
log-turn-roadie = { $you ->
    [seat] You turn the card to ROADIE.
   *[none] { $seat } turns the card to ROADIE.
}
    .brief = turned the card to ROADIE
log-turn-manager = { $you ->
    [seat] You turn the card to MANAGER.
   *[none] { $seat } turns the card to MANAGER.
}
    .brief = turned the card to MANAGER
log-steal-roadie = { $you ->
    [seat] You take ROADIE/MANAGER from { $target } as ROADIE.
    [target] { $seat } takes ROADIE/MANAGER from you as ROADIE.
   *[none] { $seat } takes ROADIE/MANAGER from { $target } as ROADIE.
}
    .brief = { $you ->
        [target] took the ROADIE from you
       *[none] took the ROADIE from { $target }
    }
log-steal-manager = { $you ->
    [seat] You take ROADIE/MANAGER from { $target } as MANAGER.
    [target] { $seat } takes ROADIE/MANAGER from you as MANAGER.
   *[none] { $seat } takes ROADIE/MANAGER from { $target } as MANAGER.
}
    .brief = { $you ->
        [target] took the MANAGER from you
       *[none] took the MANAGER from { $target }
    }
log-van = The VAN enters play on { $space }.
log-plane = The PLANE enters play on { $space }.
log-no-fluke = There are no FLUKE cards left this year.
log-draw-fluke = { $you ->
    [seat] You draw a FLUKE card.
   *[none] { $seat } draws a FLUKE card.
}
    .brief = drew a FLUKE card
log-draw-own = It is "{ $fluke }".
log-play = { $you ->
    [seat] You play "{ $fluke }".
   *[none] { $seat } plays "{ $fluke }".
}
    .brief = played { $fluke }
log-discard = { $you ->
    [seat] You discard "{ $fluke }".
   *[none] { $seat } discards "{ $fluke }".
}
    .brief = discarded { $fluke }
log-lose-fluke = { $you ->
    [seat] You lose "{ $fluke }".
   *[none] { $seat } loses "{ $fluke }".
}
    .brief = lost { $fluke }
log-happening = { $you ->
    [seat] You draw "{ $happens }".
   *[none] { $seat } draws "{ $happens }".
}
    .brief = drew { $happens }
log-put-away = "{ $happens }" is discarded.
log-shuffled = The #*IT HAPPENS discards are shuffled into a new deck.
log-lost = { $you ->
    [seat] You lose { $cards }.
   *[none] { $seat } loses { $cards }.
}
    .brief = lost { $cards }
log-find = { $you ->
    [seat] You take { $kind } from the discards.
   *[none] { $seat } takes { $kind } from the discards.
}
    .brief = took { $kind } from the discards
log-drop = { $you ->
    [seat] You give up { $kind }.
   *[none] { $seat } gives up { $kind }.
}
    .brief = gave up { $kind }
log-steal = { $you ->
    [seat] You take { $kind } from { $target }.
    [target] { $seat } takes { $kind } from you.
   *[none] { $seat } takes { $kind } from { $target }.
}
    .brief = { $you ->
        [target] took { $kind } from you
       *[none] took { $kind } from { $target }
    }
log-shift = { $you ->
    [seat] You move { $target }’s leader to { $space }.
    [target] { $seat } moves your leader to { $space }.
   *[none] { $seat } moves { $target }’s leader to { $space }.
}
    .brief = { $you ->
        [target] moved your leader to { $space }
       *[none] moved { $target }’s leader to { $space }
    }
log-trade = { $you ->
    [seat] You trade { $kind1 } for { $kind2 } on { $space }.
   *[none] { $seat } trades { $kind1 } for { $kind2 } on { $space }.
}
    .brief = traded { $kind1 } for { $kind2 }
log-battle = { $you ->
    [seat] BATTLE OF THE BANDS! You start it.
   *[none] BATTLE OF THE BANDS! { $seat } starts it.
}
    .brief = started a battle
log-battle-points = { $you ->
    [seat] { $points ->
        [one] You have 1 battle point.
       *[other] You have { $points } battle points.
    }
   *[none] { $points ->
        [one] { $seat } has 1 battle point.
       *[other] { $seat } has { $points } battle points.
    }
}
log-battle-shown = { $you ->
    [seat] { $points ->
        [one] You have 1 battle point, showing { $flukes }.
       *[other] You have { $points } battle points, showing { $flukes }.
    }
   *[none] { $points ->
        [one] { $seat } has 1 battle point, showing { $flukes }.
       *[other] { $seat } has { $points } battle points, showing { $flukes }.
    }
}
log-battle-discards = All green cards are discarded.
log-climbs = { $you ->
    [seat] You climb to place { $place } ({ $source }).
   *[none] { $seat } climbs to place { $place } ({ $source }).
}
    .brief = climbed to place { $place }
log-falls = { $you ->
    [seat] You fall to place { $place } ({ $source }).
   *[none] { $seat } falls to place { $place } ({ $source }).
}
    .brief = fell to place { $place }
log-falls-out = { $you ->
    [seat] You fall out of the Top 45 ({ $source }).
   *[none] { $seat } falls out of the Top 45 ({ $source }).
}
    .brief = fell out of the Top 45
log-pushed = { $you ->
    [seat] You are pushed down to place { $place }.
   *[none] { $seat } is pushed down to place { $place }.
}
log-pushed-out = { $you ->
    [seat] You are pushed out of the Top 45.
   *[none] { $seat } is pushed out of the Top 45.
}
log-count = Year { $year } is scored.
    .heading = The count
log-count-fluke = { $you ->
    [seat] { $points ->
        [one] You score 1 point for FLUKE cards: place { $place }.
       *[other] You score { $points } points for FLUKE cards: place { $place }.
    }
   *[none] { $points ->
        [one] { $seat } scores 1 point for FLUKE cards: place { $place }.
       *[other] { $seat } scores { $points } points for FLUKE cards: place { $place }.
    }
}
log-count-square = { $you ->
    [seat] { $points ->
        [one] You score 1 point for square cards: place { $place }.
       *[other] You score { $points } points for square cards: place { $place }.
    }
   *[none] { $points ->
        [one] { $seat } scores 1 point for square cards: place { $place }.
       *[other] { $seat } scores { $points } points for square cards: place { $place }.
    }
}
log-count-musician = { $you ->
    [seat] { $points ->
        [one] You score 1 point for musicians: place { $place }.
       *[other] You score { $points } points for musicians: place { $place }.
    }
   *[none] { $points ->
        [one] { $seat } scores 1 point for musicians: place { $place }.
       *[other] { $seat } scores { $points } points for musicians: place { $place }.
    }
}
log-count-card = { $you ->
    [seat] { $points ->
        [one] You score 1 point for ROADIE/MANAGER: place { $place }.
       *[other] You score { $points } points for ROADIE/MANAGER: place { $place }.
    }
   *[none] { $points ->
        [one] { $seat } scores 1 point for ROADIE/MANAGER: place { $place }.
       *[other] { $seat } scores { $points } points for ROADIE/MANAGER: place { $place }.
    }
}
log-over = { $you ->
    [seat] You win: after four years, place { $place } is the best.
   *[none] { $seat } wins: after four years, place { $place } is the best.
}
    .heading = The end
    .result = { $you ->
        [seat] You win in place { $place }
       *[none] { $seat } wins in place { $place }
    }
log-over-hit = { $you ->
    [seat] You win: number one!
   *[none] { $seat } wins: number one!
}
    .heading = The end
    .result = { $you ->
        [seat] You are number one!
       *[none] { $seat } is number one!
    }
log-over-first = { $you ->
    [seat] You win: number one after the count.
   *[none] { $seat } wins: number one after the count.
}
    .heading = The end
    .result = { $you ->
        [seat] You are number one!
       *[none] { $seat } is number one!
    }
log-over-outside = No band is in the Top 45 after four years: everyone shares the win.
    .heading = The end
    .result = Everyone shares the win, outside the Top 45

ending-hit = A band that becomes number one during a year wins at once.
ending-held = The game ends when a band is number one after a count.
ending-years = After four years, the band with the best place wins.
ending-outside = No band was in the Top 45 after four years.

# Reasons for a move: what it does, in a sentence.
reason-pick-up = Picks up { $kind }.
reason-last-for-musician = A { $kind } card completes the price of { $musician }.
reason-last-for-sector = A { $kind } card completes the price of { $sector }.
reason-nearer-musician = After { $kind1 }, only { $kind2 } is missing for { $musician }.
reason-nearer-sector = After { $kind1 }, only { $kind2 } is missing for { $sector }.
reason-step-musician = Picks up { $kind1 }: then only { $kind2 } is missing for { $musician }.
reason-step-sector = Picks up { $kind1 }: then only { $kind2 } is missing for { $sector }.
reason-red = Moves you up { $count ->
    [one] 1 place
   *[other] { $count } places
} at the year’s end.
reason-green = { $count ->
    [one] 1 point
   *[other] { $count } points
} for you in the next battle.
reason-battle = Starts a Battle of the Bands: the band with the most green points moves up two places.
reason-fluke = A FLUKE space: stop there, and you draw a secret card.
reason-can-hire = You can pay for { $musician } there.
reason-can-hire-some = You can pay for { $count } of { $choice } musicians there, such as { $musician }.
reason-can-press = You can pay for { $sector } there.
reason-can-press-some = You can pay for { $count } of { $choice } sectors there, such as { $sector }.
reason-rob = { $target } loses the card, and you gain it.
reason-new-role = Fills the empty place of the { $role }.
reason-full = Completes your band, which opens vehicles and the ROADIE/MANAGER spaces.
reason-full-roadie = Completes the first band: you get the ROADIE/MANAGER card.
reason-professional = Your first professional: a complete band with one may fly the PLANE.
reason-each-year = { $count ->
    [one] 1 place
   *[other] { $count } places
} at the end of each year, with { $years ->
    [one] 1 year
   *[other] { $years } years
} to count.
reason-each-year-more = { $count ->
    [one] 1 more place
   *[other] { $count } more places
} at the end of each year, with { $years ->
    [one] 1 year
   *[other] { $years } years
} to count.
reason-each-battle = { $count ->
    [one] 1 green point
   *[other] { $count } green points
} for you in each battle.
reason-van = Your first VAN icon: a complete band with one may ride the VAN.
reason-climb = Moves you up { $count ->
    [one] 1 place
   *[other] { $count } places
} now, to place { $place }.
reason-push = Pushes { $target } down a place.
reason-number-one = Takes you to number one: you win.
reason-ring-one = Completes ring I: from now on you can hire professionals.
reason-spares-role = You never hire a { $role }, and no other instrument costs more { $kind }.
reason-near-shops = { $count ->
    [one] 1 space where you can buy is
   *[other] { $count } spaces where you can buy are
} a step away.
reason-saves = You keep your { $kind } card.
reason-wild-later = The MANAGER can still pay for something else this turn.
reason-another = You have another { $kind }.
reason-no-red = It has no points for the year’s end.
reason-no-places = This musician brings no places at the year’s end.
reason-still-hire = You can still pay for { $musician }.
reason-still-press = You can still pay for { $sector }.
reason-one-more = Gives you one more resource.
reason-third-step = You can walk one more space this turn.
reason-detour = Can leave { $target } fewer spaces within two steps to buy something.
reason-frees = Frees { $space }: you can then stop there.
reason-away = Takes { $target } more than two steps away from { $kind }, which one of their purchases still lacks.
reason-fewer-shops = Leaves { $target } { $count ->
    [0] no space
    [one] only 1 space
   *[other] only { $count } spaces
} within two steps to buy what their resources pay for.
reason-unseen = { $count } of the { $total } FLUKE cards you have not seen { $count ->
    [one] has
   *[other] have
} points.
reason-waits = { $fluke } can wait: it completes no purchase now.
reason-waits-to-shift = { $fluke } can wait: it would move no leader away from anything that leader can buy or needs.
reason-waits-for-year = { $fluke } is worth more next year: your resources are lost when this year ends.
reason-can-cancel = You hold { $fluke }, which can cancel the #*IT HAPPENS card.
reason-cancel-later = You keep { $fluke } for a worse card.
reason-harmless = { $count } of the { $total } #*IT HAPPENS cards to draw from would have no effect on you.
reason-no-effect = It has no effect on you.
reason-costs-nothing = It costs you nothing yourself.
reason-choice = You choose which resources you give up.
reason-one-resource = It costs you only 1 resource.
reason-one-place = It costs you only 1 place.
reason-battle-sure = You win the battle for certain.
reason-battle-sight = You have the most green points in sight.
reason-spare-battle = No battle is fought.
reason-spare-resources = You keep { $count ->
    [one] 1 resource
   *[other] { $count } resources
} that you would lose.
reason-spare-places = You keep { $count ->
    [one] 1 place
   *[other] { $count } places
} that you would lose.
reason-spare-musician = No musician leaves your band.
reason-spare-fluke = You lose no other FLUKE card.
reason-spare-leader = Your leader stays where it is.
reason-spare-discards = Your opponents take nothing from the discards.
reason-spare-green = You keep { $count ->
    [one] 1 card
   *[other] { $count } cards
} with green points.
reason-board-van = The VAN takes you on, up to three spaces.
reason-board-plane = The PLANE takes you on, to any free space.
reason-take-roadie = Takes the ROADIE/MANAGER card from { $target }.
reason-nothing-to-buy = You cannot pay for anything more here.
reason-no-more-hire = You can then no longer pay for { $musician }.
reason-no-more-press = You can then no longer pay for { $sector }.
reason-leaves = { $musician } leaves your band for this.
reason-away-from-hire = You can pay for { $musician }, but this leads to no Musicians space this turn.
reason-away-from-press = You can pay for { $sector }, but this leads to no Gold Record space this turn.
reason-cannot-pay-here = You can pay for nothing that is sold here.
reason-keep = Resources stay with you until the year’s end.

# The coach of a first game: each question at its first appearance.
coach-choose =
    Your leader is the one musician you never lose or replace. You need all four instruments for a complete band; the
    others you hire.
coach-place =
    Start near cards you want and not far from a Musicians space. You take no card where you start.
coach-walk =
    Walk one or two spaces and take the card of each. Where you stop, the coloured strip decides what you do: hire,
    press your record, or draw a card. Collect the resources of one purchase, then stop where you can make it.
    .light = record
coach-walk-on = One more space gives one more card. Stop here if this strip is the one you want to use.
coach-walk-end = Your walk ends here unless a FLUKE card lets you do more. Then the strip under your space is resolved.
coach-ride = The VAN takes you up to three spaces, and you take the card where it stops. Choose the strip you need.
coach-fly = The PLANE takes you to any free space. Choose the strip and card you need most.
coach-ride-or-fly = Both vehicles stand here. The VAN reaches three spaces, the PLANE any free one.
coach-hire =
    Each musician costs the resources shown. Fill empty places first: a complete band gets vehicles and the ROADIE card.
    Musicians with red points move you up at the end of every year, so hire them early.
coach-press =
    Each sector you press moves you up at once. Ring I first, in any order: it also opens the professionals.
coach-pay-hire = The MANAGER pays one resource of any kind this turn. Let it pay the kind you have least of.
coach-pay-press = The MANAGER pays one resource of any kind this turn. Let it pay the kind you have least of.
coach-draw-fluke = You draw a FLUKE card and keep it secret. Cards can be played at any moment of your own turns.
coach-draw-full = Three FLUKE cards are the limit. Play one that helps now, or discard the weakest.
coach-draw-happens = #*IT HAPPENS cards are mostly trouble. “Not Today” in your hand can cancel the one you draw.
coach-happens = Read the card before you resolve it: a FLUKE card may soften or cancel it.
coach-end = Your turn is nearly over. Play a FLUKE card if it helps now; otherwise end your turn.
coach-find = Choose the resource that completes your next purchase.
coach-steal = Choose a resource you need, or one an opponent is about to spend.
coach-shift = Moving another leader can take it off the strip it wants, or clear your own way.
coach-shift-wrong = You choose where the leader goes. It takes no card there and begins its next turn on that space.
coach-give = Choose a card you need less than one beside your leader.
coach-take = Choose the card you want from beside your leader.
coach-drop = Keep what your next purchase costs, and give up the rest.
coach-lose = Let the musician go who brings the fewest places at the year’s end.

why-over = The game is over.
why-not-walking = You can walk only at the start of your turn.
why-not-riding = You are not on a vehicle now.
why-not-in-hand = You do not have that card in your hand.
why-must-move = Move at least one space.
why-cannot-stop = You cannot stop on this space.
why-not-back = You cannot return to the space where your turn began.
why-no-steps = You have no steps left.
why-occupied = Another leader is there.
why-no-van = The VAN needs a full band with a driver.
why-van-stuck = The VAN could not leave that space.
why-no-plane = The PLANE needs a full band with a professional.
why-vehicle = A vehicle cannot land on another vehicle or stay where it is.
why-van-far = The VAN goes one to three spaces, around the other leaders.
why-too-far = You cannot get there, or could not stop there.
why-no-musicians-strip = End your walk on a Musicians space to hire musicians.
why-no-gold-strip = End your walk on a Gold Record space to press sectors.
why-cannot-pay = You cannot afford it.
why-sector-yours = That sector is gold already.
why-ring-first = Press the rings from the outside in: I, then II, then III.
why-ring-one-first = You need three gold outer sectors to hire professionals.
why-left-out = That musician is for games with more players.
why-hired = That musician already plays in a band.
why-leader-plays = Your leader plays that instrument.
why-first-answer = Make the current choice first.
why-for-battles = You can use that card only in a battle.
why-only-happens = You can play that card only against a #*IT HAPPENS card you have just drawn.
why-only-walking = You can play that card only during a walk, once a turn.
why-no-effect = It would change nothing now.
why-hand-full = Play or discard one of your three FLUKE cards first.
why-no-draw = There is nothing to draw now.
why-hand-not-full = You can discard a FLUKE card only to make room for another.
why-led = Another player has that leader.

option-cards_at_end = Take cards when the walk ends
option-cards_at_end-help =
    You take the cards of a walk when it ends. If you board the VAN or the PLANE, you take only its two cards.
option-vehicle_takes_two = Take only two cards with a vehicle
option-vehicle_takes_two-help =
    If you board the VAN or the PLANE, you give back the cards that you took on your walk before. "Take cards when the
    walk ends" includes this.
option-show_green_only = Show green FLUKE cards only
option-show_green_only-help =
    In a battle you show only FLUKE cards with battle points. Otherwise you show your whole hand.
option-cards = Your own cards
option-cards-help =
    Upload a file with the printed board and cards of your box. Without one, you play with our reconstruction.

sheet-record = Gold record
sheet-fights = Battles of the Bands
sheet-manager = MANAGER turned up
sheet-happens = #*IT HAPPENS cards
sheet-pushed = Pushed down by others
sheet-count-fluke = FLUKE cards at year’s end
sheet-count-square = Square cards at year’s end
sheet-count-musician = Musicians at year’s end
sheet-count-card = ROADIE/MANAGER at year’s end
sheet-total = Places climbed
in-points = { $count ->
    [one] 1 place climbed
   *[other] { $count } places climbed
}

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
board-strip-happens-help = End your walk here and you draw a #*IT HAPPENS card.
board-strip-roadie-help = End your walk here with a complete band to take ROADIE/MANAGER from its owner.
board-stop-musicians = Stop there: hire musicians
board-stop-gold = Stop there: press sectors
board-stop-fluke = Stop there: draw a FLUKE card
board-stop-happens = Stop there: draw #*IT HAPPENS
board-stop-roadie = Stop there: ROADIE, for a complete band
board-key = What the strips are
board-short-musicians = Musicians
board-short-gold = Gold
board-short-fluke = FLUKE
board-short-happens = #*IT!
board-short-roadie = Roadie
board-empty = no card
board-stands = { $you ->
    [seat] Your leader stands here
   *[none] { $seat }’s leader stands here
}
board-van = the VAN
board-plane = the PLANE
board-began = the turn began here
board-chart = Top 45
board-year-end = at year’s end
board-after-ring = after { $ring }
board-year = Year { $year } of { $years }
board-outside = outside
board-word-battle = battle
board-word-gold = gold
board-is-outside = { $you ->
    [seat] You are outside the Top 45.
   *[none] { $seat } is outside the Top 45.
}
board-is-at = { $you ->
    [seat] You are in place { $place }.
   *[none] { $seat } is in place { $place }.
}
board-would = { $n ->
    [one] If the year ended now: one place up.
   *[other] If the year ended now: { $n } places up.
}
board-end = +{ $n } at year’s end
board-count = Year-end scoring
board-over = The end
board-pass-fluke = FLUKE
board-pass-square = Cards
board-pass-musician = Band
board-pass-card = Roadie
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
    [one] 1 place up
   *[other] { $n } places up
}
board-leader = leads the band
board-wanted = { $role } wanted
board-red = { $n ->
    [one] 1 red point
   *[other] { $n } red points
}
board-green = { $n ->
    [one] 1 battle point
   *[other] { $n } battle points
}
board-drives = drives the VAN
board-may-drive = VAN
board-may-fly = PLANE
board-sectors = { $n ->
    [one] 1 gold sector
   *[other] { $n } gold sectors
}
board-hand-count = { $n ->
    [one] 1 FLUKE card in hand
   *[other] { $n } FLUKE cards in hand
}
board-sheets = Sheets
board-opponents = Opponents
board-tab-record = Gold
board-tab-musicians = Musicians
board-tab-band = You
board-band = Band
board-tab-others = Others
board-tab-chart = Top 45
board-known = Shown in a battle: { $flukes }
board-battle-points = { $n ->
    [one] 1 battle point in sight
   *[other] { $n } battle points in sight
}
board-supply = Musicians for hire
board-hand = Your FLUKE cards
board-no-hand = You have none. End a walk on a FLUKE space to draw one.
board-of = { $n } of { $most }
board-discard = Discard
board-effect-find = Take a resource from the discards.
board-effect-steal = Take a resource from an opponent.
board-effect-walk = Walk one space further.
board-effect-detour = Move another leader one space.
board-effect-cancel = Cancel a #*IT HAPPENS card.
board-effect-trade = Swap a card with one beside you.
board-effect-none = Nothing.
board-screen = Pile and decks
board-pile = Square cards in the pile: { $n }. The year ends when the pile runs out.
board-deck-fluke = FLUKE cards in the deck: { $n }
board-deck-happens = #*IT HAPPENS cards in the deck: { $n }
board-left = Pile
board-out = Out
board-spent = Out of play until the year ends: { $n }. { $cards }
board-steps = { $n ->
    [0] No steps left.
    [one] One step left.
   *[other] { $n } steps left.
}
board-happens-help = Resolve it, or play a FLUKE card first.
board-does-band-battle = You start a battle.
board-does-no-money = You lose all your Money.
board-does-no-gear = You lose all your Gear.
board-does-no-song = You lose all your Songs.
board-does-no-fans = You lose all your Fans.
board-does-no-buzz = You lose all your Buzz.
board-does-bill = Give up one resource.
board-does-bad-review = You fall one place.
board-does-scandal = You fall two places.
board-does-exam-week = An amateur leaves your band.
board-does-better-offer = A professional leaves your band.
board-does-lost-notebook = You lose a FLUKE card at random.
board-does-wrong-exit = The player on your left moves your leader.
board-does-open-stage = Each opponent takes a resource from the discards.
board-does-robbery = Give up half your resources.
board-does-blown-fuse = You lose all your green square cards.
board-reconstructed = Our reconstruction: we do not know the printed values.
board-reconstructed-but = Our reconstruction, apart from what its name says.
board-you = you

legend-strips = Spaces of the stage
legend-cards = Square cards
legend-band = Bands
legend-marks = Record, chart and marks
legend-group-resource = a resource that pays for musicians and sectors
legend-group-red = places up at the year’s end
legend-group-green = points in a battle
legend-group-clash = starts a battle at once
legend-singer = Singer
legend-guitarist = Guitarist
legend-bassist = Bassist
legend-drummer = Drummer
legend-leads = The leader, who never leaves
legend-star = A professional, for hire once ring I is gold
legend-van = A musician who drives the VAN, or the VAN itself
legend-plane = The PLANE, for a complete band with a professional
legend-manager = The MANAGER, a ROADIE whose band has a professional
legend-record = A record: golden sectors are pressed, black ones are not
legend-up = So many places up in the chart
legend-place = A place in the Top 45
legend-ghost = Where a band would be if the year ended now
legend-red = Red points, counted at the year’s end
legend-green = Green points, counted in a battle
legend-held = A card of a price that you hold
legend-lacks = A card of a price that you lack
legend-made = Values that we made up, as the printed ones are not known to us

# The table in sentences, and drawn with letters in the terminal.
tell-top = Next in the pile: { $kind }.
tell-decks = { $fluke ->
    [one] 1 card is
   *[other] { $fluke } cards are
} left in the FLUKE deck and { $happens } in the #*IT HAPPENS deck.
tell-happening = The card drawn is "{ $happens }".
tell-roadie = { $you ->
    [seat] You have the ROADIE.
   *[none] { $seat } has the ROADIE.
}
tell-manager = { $you ->
    [seat] You have the MANAGER.
   *[none] { $seat } has the MANAGER.
}
tell-van = The VAN is on { $space }.
tell-plane = The PLANE is on { $space }.
tell-hand = You hold { $flukes }.
tell-at = The leader is on { $space }.
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
tell-you = { $you ->
    [seat] you
   *[none] { $name }
}
tell-here = Here: { $who }.
tell-sector = { $sector }: { $gain }, for { $cost }.
tell-free = { $who }, for { $cost }.
draw-key =
    M musicians, G gold, F FLUKE, ! #*IT, R roadie: what a space’s strip does; Air airplay, Mag magazine, Lit light, Fir
    fireworks; ◆ a leader, v the VAN, p the PLANE; ● a pressed sector; ▸ to play
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

# The themes of puzzles
theme-pick-up = Cards on the way
theme-last-card = The last card for a musician
theme-sector = Race to the next sector
theme-musician = The right musician
theme-manager = Fight for the ROADIE/MANAGER
theme-battle = Win a Battle of the Bands
theme-fluke = FLUKE cards
theme-vehicle = Catch a ride
theme-climb = Climb before the count
theme-stop = Know when to stop
theme-rival = Hold a rival back
theme-discards = Search the discards
