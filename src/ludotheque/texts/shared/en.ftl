# The server's refusals, by the keys of docs/protocol.md. No sentence quotes the server's own, which is in English.

refusal-refused = The server refused this.
refusal-bad-input = The server cannot use this. Reload the page and try again.
refusal-invalid = { $field ->
    [name] A name needs 1 to 40 visible characters; “[bot]” is for bot accounts.
    [text] This text is empty or too long.
    [mail] This is not an e-mail address.
    [address] This is not an e-mail address.
    [url] This is not a web address.
    [clock] The clock needs 1 to 180 minutes per player.
    [bank] The clock needs 1 to 180 minutes per player.
    [increment] A clock adds at most 600 seconds per choice.
   *[other] One of your entries cannot be used. Check them and try again.
}
refusal-bad-request = The server could not read this request.
refusal-forbidden = This is not allowed.
refusal-not-found = This does not exist, or no longer exists.
refusal-not-allowed = This is not possible here.
refusal-unauthorised = This is only for the operator of the server.
refusal-too-large = This is too large for the server.
refusal-unknown-host = This server does not know the address by which you reached it. Its host can allow it.
refusal-foreign-origin = A page of another site cannot do this.
refusal-error = The server could not do this. Try again later.
refusal-fault = Something went wrong on the server. Nothing was changed.
refusal-unavailable = The server cannot do this at the moment. Nothing was changed; try again later.
refusal-conflict = Someone else did something at the same time. Try again.
refusal-busy = You have asked for too much at once. Wait for the answers.
refusal-too-many = That was too much in a short time. Try again in { $time }.
refusal-no-thought = The bots cannot think at the moment. Try again later.
refusal-no-game = This server does not have this game.
refusal-bad-seat = This game has no such seat.
refusal-bad-option = The game does not have this option, or not in this form. Reload the page and choose again.
refusal-bad-position = This position can’t be played: something in it breaks the rules.
refusal-bad-record = This game can’t be shown: the file is damaged or has been changed.
refusal-other-rules = This game can’t be shown here: it comes from another version of Ludotheque.
refusal-unknown-field =
    This game can’t be shown here: the field “{ $field }” of its file is not known. A newer version of Ludotheque may
    have written it.
refusal-bad-cards = The game cannot use these cards. Compare your file with the template.
refusal-messages-slower = That was too much at once. Wait a moment.
refusal-gone = This answer came too late: the page had stopped waiting.
refusal-done-already = This has already been done.

refusal-no-table = This table does not exist, or it has been deleted.
refusal-cannot-go-on = This game cannot continue under the current rules.
refusal-not-stranded = This game can continue. Abandon it at its table.
refusal-reloading = The table is being reloaded. Try again.
refusal-sockets-full = Too many tables are open at your address. Close some of them.
refusal-windows-full = Your seat is open in too many windows. Close some of them.
refusal-spectators-full = This table has no room for more spectators.
refusal-sent-away = The host of this table has removed you.
refusal-spectator-left = This spectator has already left.
refusal-players-only = Only its players can close this game.
refusal-host-only = Only the host of this table can do this.
refusal-chat-players = Only players may write here.
refusal-chat-slower = Not so fast: that was too much chat at once.

refusal-invite-used = This invitation is unknown or has been used.
refusal-table-not-open = This table is not open to you, or all its seats are taken.
refusal-table-full = All seats of this table are taken.
refusal-seats-kept = The open seats of this table are kept for those who played before. Ask its host for a link.
refusal-table-shared = Other people sit at this table. Ask them to abandon the game instead.
refusal-table-seated = Other people sit at this table. Free their seats first.
refusal-game-begun = The game has begun. A player may resign now, or be replaced by a bot.
refusal-being-dealt = The game is being dealt. Try again in a moment.
refusal-seat-empty = This seat is empty.
refusal-seat-freed = The host of this table has freed your seat. You can still watch.
refusal-seat-passed-on = Another player has taken your seat. You can still watch.
refusal-seat-of-tournament = The games of a tournament keep their players until they begin.
refusal-tables-full = You have { $count } unfinished tables from the last 24 hours. Finish one first.
refusal-seated-already = You already sit at this table.
refusal-no-token = This browser has no seat at this table.
refusal-seat-not-yours = This seat is not yours.
refusal-seat-not-open = This seat is not open.
refusal-seat-nobody = This seat is empty.
refusal-own-seat = This is your own seat.
refusal-not-playing = You do not play at this table.
refusal-open-needs-seat = An open table needs a seat for a friend.
refusal-proposes-alone = A bot can only propose to a person: leave a seat for one.

refusal-not-begun = The game has not begun yet.
refusal-game-over = The game is over.
refusal-game-not-over = This game is not over.
refusal-record-sealed = The record is opened when the game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-offered = This is not possible now.
refusal-ply-passed = The game has moved on. Look again, then choose.
refusal-time-out = Your time has run out.
refusal-take-over-first = A bot plays this seat for you. Take over first.
refusal-nothing-proposed = Nothing is proposed now.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-asked = Someone has already asked to take something back.
refusal-not-asked = You have nothing to answer now.
refusal-question-open = The players have not answered the last question yet.
refusal-reveal-late = The game was dealt without your contribution to the shuffles: it came too late.
refusal-reveal-early = It is too early to reveal your contribution to the shuffles.
refusal-reveal-other = Your contribution to the shuffles is not the one you committed to.
refusal-hint-thinking = A bot is already thinking about a hint.
refusal-no-hint = No hint could be found.
refusal-record-slow = This record takes too long to replay.

refusal-seats-unsettled = The seats of this table have changed hands too often. You can still resign.
refusal-seat-yours = You already play this seat.
refusal-seat-given-up = You gave this game up. The bot plays it to the end.
refusal-seat-bot = A bot already plays this seat.
refusal-player-here = This player is here.
refusal-player-thinks = This player is here, and may think for { $time }.
refusal-player-gave-up = This player gave the game up. The bot plays it to the end.
refusal-absent-wait = An absent player has { $time } to come back.
refusal-no-resigning = You cannot resign from this game. Hand your seat to a bot instead.

refusal-rated-leaving = This game is rated. Resign, or let your time run out.
refusal-rated-absent = This game is rated: the clock decides about absent players.
refusal-rated-hints = This game is rated: there are no hints.
refusal-rated-name = This game is rated: names stay as they were at its start.
refusal-rated-game = Only a game that players win against each other can be rated.
refusal-rated-people = A rated game has only people, each at their own screen.
refusal-rated-start = A rated game begins at its usual start, with the usual cards.

refusal-not-met = You have not played with this person.
refusal-not-brought = This game begins as its rules say: its host brought nothing to it.
refusal-blocks-full = You have blocked { $most } people. Unblock some of them first.
refusal-not-blocked = You have not blocked this person.
refusal-reports-waiting = The operator of this server has not looked at your last reports yet.

refusal-no-club = You are not a member of this club.
refusal-club-full = This club has { $most } members and no room for more.
refusal-clubs-full = You are in { $most } clubs. Leave one of them first.
refusal-club-link = This link leads to no club. Ask the founder for the current one.
refusal-founder-only = Only the founder of the club can do this.
refusal-no-member = This person is not another member of the club.
refusal-no-tournament = There is no such tournament in your clubs.
refusal-tournaments-full = This club has { $most } tournaments. Delete an old one first.
refusal-tournament-over = This tournament is over.
refusal-tournament-full = { $most } players have entered, and there is no room for more.
refusal-tournament-few = A tournament needs { $least } players. Bots count, too.
refusal-tournament-game = A tournament needs a game that players win against each other.
refusal-tournament-seats = This game cannot be played at tables of { $seats }.
refusal-tournament-cards = A tournament is played with the usual cards.
refusal-tournament-rated = A tournament cannot rate games with bots or games without resigning.
refusal-round-next = Round { $round } is the next one.
refusal-rounds-full = A tournament has at most { $most } rounds.
refusal-round-running = Games of this round are still being played. Wait for them, or call them off.
refusal-game-not-waited = The tournament is not waiting for this game.

refusal-no-account = You have no account to rename.
refusal-has-account = This browser is signed in to an account, whose tables stay with it. Sign out first.
refusal-link-spent = This link has been used or is too old. Ask for a new one.
refusal-link-old = This link is too old, or incomplete. Ask for a new one.
refusal-link-incomplete = This link is incomplete.
refusal-link-other-browser = Open this link in the browser in which you asked for it.
refusal-passkeys-full = An account has at most { $most } passkeys.
refusal-passkey-late = This took too long, or was answered already. Try again.
refusal-passkey-unknown = This passkey is unknown here. Its account may have been deleted.
refusal-passkey-last =
    This is the only way to sign in to your account. Add another one first, or delete the account.
refusal-passkey-unchecked = This passkey could not be checked.
refusal-passkey-address = Passkeys need an address with a name instead of numbers.

refusal-no-push = This server does not send notifications to browsers.
refusal-no-cards = This server does not draw pictures of results.
refusal-no-mail = This server does not send e-mail.
refusal-mail-malformed = This is not an e-mail address.
refusal-mail-tomorrow = This address was asked to confirm several times today. Try again tomorrow.
refusal-mail-untried = The confirmation e-mail tests this address.
refusal-ways-full = You have { $most } ways to be notified. Remove one first.
refusal-no-way = This way to notify you no longer exists.
refusal-address-forbidden = A webhook needs a public address that begins with https://.

refusal-bots-need-account = A bot account belongs to an account. Make yourself one first.
refusal-no-bots = This server has no bot accounts.
refusal-bots-full = You have { $most } bot accounts. Delete one first.
refusal-bot-name-taken = Another bot account has this name, or one that looks like it. Choose another name.
refusal-no-bot = You have no such bot account.
refusal-bot-away = This bot is not connected now, or not open to you.
refusal-bot-seated = This bot already sits at this table.
refusal-bot-busy = This bot has many challenges to answer. Try again later.
refusal-bot-full = A bot account plays at most { $most } games at a time.
refusal-no-challenge = This seat is not offered to this bot, or no longer.
refusal-rated-bots = This game is rated. Bot accounts play unrated games only.
refusal-not-for-bots = A bot account cannot do this.
refusal-unknown-token = This token belongs to no bot account. Its owner may have made a new one.
refusal-bot-not-seated = A bot account can only connect to tables at which it sits.
refusal-bot-thinks = A bot account thinks for itself.
refusal-bot-named = A bot account plays under its own name.

# Why a move cost something, by games that were played on from it. $line is a line of the score sheet.

why-own = { $you ->
    [seat] Your score
   *[none] { $name }’s score
} for “{ $line }”: { $after } { $after ->
    [one] point
   *[other] points
} on average after { $you ->
    [seat] your move
   *[none] this move
}, { $better } after the better one
    (fewer in { $worse } of { $pairs } trial games{ $otherwise ->
    [0] )
   *[other] , more in { $otherwise })
}.
why-rival = { $rival }’s score for “{ $line }”: { $after } { $after ->
    [one] point
   *[other] points
} on average after { $you ->
    [seat] your move
   *[none] this move
}, { $better } after the better one
    (more in { $worse } of { $pairs } trial games{ $otherwise ->
    [0] )
   *[other] , fewer in { $otherwise })
}.
why-both = { $you ->
    [seat] Your score
   *[none] { $name }’s score
} for “{ $line }”: { $after } { $after ->
    [one] point
   *[other] points
} on average after { $you ->
    [seat] your move
   *[none] this move
}, { $better } after the better one
    (fewer in { $worse } of { $pairs } trial games{ $otherwise ->
    [0] )
   *[other] , more in { $otherwise })
}; { $rival } gets { $gains } more after { $you ->
    [seat] yours
   *[none] this one
}.
why-ending = After { $you ->
    [seat] your move
   *[none] this move
}, { $worse } of { $pairs } trial games end like this: “{ $ending }” After the better one, { $otherwise ->
    [one] { $otherwise } does.
   *[other] { $otherwise } do.
}
why-event-more = “{ $event }” That happens in { $worse } of { $pairs } trial games after { $you ->
    [seat] your move
   *[none] this move
},
    and in { $otherwise ->
    [0] none
   *[other] { $otherwise }
} after the better one.
why-event-less = “{ $event }” That happens in { $otherwise } of { $pairs } trial games after the better move,
    and in { $worse ->
    [0] none
   *[other] { $worse }
} after { $you ->
    [seat] yours
   *[none] this one
}.
why-event-always = “{ $event }” Always after the better move; after { $you ->
    [seat] yours
   *[none] this one
}, in { $worse ->
    [0] none
   *[other] { $worse }
} of { $pairs } trial games.
why-later = “{ $event }” That still follows in { $worse } of { $pairs } trial games after { $you ->
    [seat] your move
   *[none] this move
}: the cost lies in what it spends or gives away.
why-part = That is { $percent }% of what { $you ->
    [seat] your move
   *[none] this move
} costs.
why-none = No single line of the score explains what { $you ->
    [seat] your move
   *[none] this move
} costs.
