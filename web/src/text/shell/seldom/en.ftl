your-name-help = Other players see this name at the tables that you open or join.

about-title = About this library
about-what =
    Ludotheque is an open-source library of modern tabletop games with their complete rules, to play with people or
    bots and to study.
about-owners =
    The names and rules of these games belong to their owners. We use none of their art or text: we drew every picture
    or took it from the free collections named below, and we wrote every sentence. If you enjoy a game, buy the box.
about-games = The games
about-english = Credits and sources are in English only.
about-credits = Credits
provenance-what = Item
provenance-certainty = Certainty
provenance-source = Source
certainty-printed = printed fact
certainty-public = public knowledge
certainty-reconstructed = reconstructed
credit-icons = Emblems: Lorc, Delapouite and the other artists of
credit-fonts = Fonts:
credit-code = Made with
credit-licence = Licence of the code:

continue-title = Continue as { $name }
continue-guest = Continue as the guest of your other device
continue-tables = { $count ->
    [0] No tables come with it yet.
    [one] 1 table comes with it.
   *[other] { $count } tables come with it.
}
continue-same = This browser is already that guest. Open the link on the other device.
continue-own = { $count ->
    [one] This browser has 1 table of its own.
   *[other] This browser has { $count } tables of its own.
}
continue-bring = Bring its tables along
continue-bring-help = They join the others, and you keep all seats.
continue-leave = Leave them behind
continue-leave-help = You lose those seats in this browser. No one else gets them.
continue-account = This browser is signed in as { $name }. Its tables stay with that account.
continue-here = Continue here
continue-no-link = This address contains no link. Open the link again, or scan the code again.

you-guest = You play as a guest. Only a cookie in this browser identifies you.
you-account = You are signed in.
account = Your account
account-help =
    With an account you find your tables again in any browser, even if this one forgets you. It needs no password:
    a passkey is kept by your device or your password manager.
account-make = Create an account with a passkey
passkeys = Your passkeys
passkeys-none = No passkey yet.
passkeys-no-https = Passkeys need an address that begins with https://. This page was opened without it.
passkeys-no-name =
    Passkeys need an address with a name: open this page by its name, or on this computer as “localhost”, instead of
    by numbers.
passkeys-no-browser = This browser does not support passkeys.
passkey-since = since { $date }
passkey-drop = Remove
passkey-drop-sure = Yes, remove it
passkey-add = Add a passkey
passkey-none = No passkey was created or chosen.
passkey-there = This device already has a passkey for your account.
sign-in = Sign in to your account
sign-in-passkey = Sign in with a passkey
mail = E-mail address
mail-sign-in = Create an account or sign in by e-mail
mail-add = Sign in by e-mail as well
mail-send = Send me a link
mail-sent = If { $mail } can be reached, a link is on its way. Open it in this browser within 20 minutes.
mail-known = You can also sign in by a link to { $mail }.
sessions = Other browsers
sessions-help =
    Lost a device, or shared a link by mistake? Sign out every other browser. Only this one stays signed in.
sessions-end = Sign out everywhere else
sessions-end-sure = Yes, sign out everywhere else
sessions-ended = All other browsers are signed out.
sign-out = Sign out here
your-data = Your data
export-help = Everything the server keeps about you, as one file. Finished games come with their records.
export-me = Export everything
delete-guest = Delete me
delete-account = Delete my account
delete-help =
    Your name, account and sign-ins are deleted for good, and you lose your seats: a bot plays on for you. Finished
    games stay for those who played with you, with “A former player” in your place.

privacy-lead =
    Playing needs no account, no name and no e-mail address. There is no advertising, no tracking, and nothing is
    loaded
    from other sites. This page says what this server keeps.
privacy-contact = Questions go to the operator of this server:
privacy-no-contact = The operator of this server has given no contact address.
privacy-what = What is kept
privacy-why = Why
privacy-how-long = How long
privacy-cookie = A cookie with a random number
privacy-cookie-why = To recognise you: your seats and tables depend on it.
privacy-cookie-long =
    { $days } days in your browser. If you hold a seat, the server also keeps the day of your last visit.
privacy-browser = In this browser: settings, your name and the keys of your seats
privacy-browser-why = To save you from entering them again. The settings never leave the browser.
privacy-browser-long = Until you clear the data of this site.
privacy-games = Tables: the names of seats, each move with its time, results
privacy-games-why = To play, to resume after an interruption, and to watch replays.
privacy-unbegun = { $days ->
    [0] Games that never begin stay until someone deletes them.
   *[other] Games that never begin are deleted after { $days } days.
}
privacy-finished = { $days ->
    [0] Finished games stay until the operator deletes them.
   *[other] Finished games are deleted after { $days } days.
}
privacy-chat = Lines of chat
privacy-chat-why = For the people at the table, including those who join later.
privacy-chat-long = As long as the table. Their text stays if you delete your account; your name does not.
privacy-notes = Your notes at a table
privacy-notes-why =
    To show them to you on all your devices. No other player can read them; the operator of the server can.
privacy-notes-long = Until you empty them, the table is deleted or you delete your account.
privacy-clubs = Clubs: your name there, and tournaments you entered
privacy-clubs-why = So that members find each other, their tables and their results.
privacy-clubs-long = Until you leave or the club is deleted. Tournaments stay with the club.
privacy-account = Accounts: a name, public keys of passkeys and when they were used
privacy-account-why = To sign you in. The secret keys never leave your devices.
privacy-account-long = Until you delete the account.
privacy-mail = E-mail addresses for sign-in: a keyed checksum, and the first letter with the domain
privacy-mail-why = To recognise the address when you type it again. The address itself is not kept.
privacy-mail-long = Until you delete the account.
privacy-links = Checksums of one-time links and sign-ins
privacy-links-why = To make sure that each works only once.
privacy-links-long = Ten to twenty minutes.
privacy-address = Your network address
privacy-address-why = To limit floods of requests.
privacy-address-long = In memory only; neither in the database nor in the log.
privacy-others = What others see
privacy-others-text =
    Anyone with the link to a table sees its names, its chat and everything public in the game. After the end they
    also see what was hidden. People you have played with can invite you to a table. Other players cannot see your
    account, your e-mail address or your other tables. The operator of a server can read its database.
privacy-rights = What you can do
privacy-rights-text = You can export or delete everything about you at any time:
continue-warning =
    Continue only if you made this link yourself: the person who made it shares everything you bring along.
mail-title = Sign in with { $mail }
mail-new = From now on you can sign in with this address, and find your tables again.
mail-account = This is the account of { $name }.
club-no-results = No table of this club has finished a game yet.

unblock = Unblock
blocked-people = People you have blocked
blocked-help = They cannot sit at your tables, and you do not see what they write.

calls-choose = Choose how you are notified
calls-lead =
    When it is your turn at a table with other people and you are away, the server notifies you once. No one else sees
    your addresses.
calls-this = (this browser)
calls-kind-push = Notification
calls-kind-mail = E-mail
calls-kind-hook = Webhook
calls-unconfirmed = Open the link in the e-mail to confirm.
calls-failing = The last notifications did not arrive.
calls-try = Test
calls-remove = Remove
calls-push = In this browser
calls-push-help =
    You are notified even when no page of this site is open. The notification disappears once you have moved on
    another
    device.
calls-push-add = Notify me here
calls-push-here = This browser shows a notification when it is your turn.
calls-push-on = Notifications are on in this browser.
calls-push-failed =
    This browser could not sign up for notifications. Check your connection and the browser’s settings, then try again.
calls-no-library = This server does not send notifications to browsers.
calls-mail = By e-mail
calls-mail-help = { $hours ->
    [0] One e-mail for each turn in a slow game. The first one asks you to confirm the address.
    [one] One e-mail when a slow game has waited for you for an hour. The first one asks you to confirm the address.
   *[other]
        One e-mail when a slow game has waited for you for { $hours } hours. The first one asks you to confirm the
        address.
}
calls-address = Your address
calls-mail-add = Send a confirmation
calls-mail-sent = A confirmation is on its way to { $address }. Open its link within a day.
calls-mail-known = { $address } is already confirmed.
calls-no-mail = This server does not send e-mail.
calls-hook = By a webhook
calls-hook-help =
    Sends a message to your chat or to one of your programs. The address must begin with https:// and be public.
calls-url = Webhook address
calls-shape = Format
calls-shape-json = JSON
calls-shape-discord = Discord
calls-shape-slack = Slack
calls-hook-add = Add and test
calls-tried-sent = The test notification was delivered. Do you see it?
calls-tried-later = There was no answer. The server will try again at your next turn.
calls-tried-refused = The receiver refused the message. Check the address.
calls-tried-gone = This browser has cancelled its subscription. Add it again.
calls-confirm-ask = Confirm that this server may write to you when it is your turn in a slow game.
calls-confirm = Confirm the address
calls-confirm-done = The address is confirmed.
calls-off-ask = Stop all e-mail from this server to your address?
calls-off = Stop e-mail
calls-off-done = No more mail will come to this address.

privacy-calls = For turn notifications: browser subscriptions, your e-mail address, your webhook
privacy-calls-why = To tell you that it is your turn, only in the ways you have chosen.
privacy-calls-long = Until you remove them, or delete your data.
privacy-archive = Finished games with scores and places, and your ratings
privacy-archive-why = For “My games”, and to rate those who asked for it.
privacy-archive-long =
    As long as the table. If you delete your data, your ratings go and your name leaves the results.
privacy-conduct = People you have blocked; reports, with the last lines of the chat
privacy-conduct-why = To keep people apart, and for the operator to judge.
privacy-conduct-long = Blocks until you lift them. Reports stay with the operator; your name leaves those you made.

clubs-help =
    A club is a private list of people who play together: with a link to join, tables that only its members are
    offered, its results, and tournaments.
clubs-none = You are not in a club yet.
club-found = Start a club
club-found-do = Start the club
club-name = Name of the club
club-members = { $count ->
    [one] 1 member
   *[other] { $count } members
}
club-join-title = Join { $name }
club-join = Join the club
club-join-help = Its members will see the name you choose, and you theirs.
club-to = Go to the club
club-founder = (founder)
club-remove = Remove
club-sure = Are you sure?
club-leave = Leave the club
club-delete = Delete the club
club-link = Link to the club
club-link-help = Anyone with this link can join. Only you see it. It changes when you remove a member.
club-link-founder = Its founder has the link for new members.
club-renew = Make a new link
club-code = Show the QR code
club-new-table = New table for the club
club-results = Results
tournaments = Tournaments
cups-none = No tournament yet.
cup-new = New tournament
cup-help =
    For 4 to 16 players. You start each round by hand; the server seats people of similar standing together and opens
    the tables.
cup-name = Name of the tournament
cup-seats = Players per table
cup-bots = Bots in the tournament
cup-announce = Create the tournament
cup-players = { $count ->
    [one] 1 player,
   *[other] { $count } players,
}
cup-tables = Tables of { $count }
cup-round = Round { $round }
cup-open = not started
cup-over = over
cup-enter = Enter
cup-withdraw = Withdraw
cup-start = Start round { $round }
cup-end = End the tournament
cup-delete = Delete the tournament
cup-standings = Standings
cup-place = Place
cup-player = Player
cup-points = Points
cup-opponents = Opponents
cup-out = (withdrawn)
cup-nobody = No players yet.
cup-bye = has a bye
cup-call-off = Call off
cup-watch = Watch
cup-csv = Standings as CSV
cup-rules = How points and pairings work
cup-rules-pairs =
    Each round seats players of similar standing together and keeps those apart who have met, as far as possible.
    Players who sat late in earlier rounds sit early. If the tables do not come out even, the lowest-placed player
    with the fewest byes gets a bye, which counts as a full point.
cup-rules-points =
    Each game gives you the share of your opponents that you beat, with ties counting half: 1 point for a sole winner,
    0 for last place. A game without a result gives nothing.
cup-rules-ties =
    Ties on points go to the player with the stronger opponents: we add up their mean points in each of your games. If
    that is equal, games won decide. If those are equal, players share the place.

privacy-bots = Your bot accounts: names, checksums of tokens, when a program was last connected
privacy-bots-why = So that your programs can play.
privacy-bots-long = Until you delete them or your account.

bots-lead =
    Have a program of your own play here. It connects with a token and sits at tables like a person; its name begins
    with “{ $mark }”.
bots-need-account = A bot account belongs to an account: create yours first.
bots-none = You have no bot account yet.
bots-name = Name of the bot
bots-everyone = Everyone may challenge it
bots-add = Create a bot account
bots-full = You have { $most } bot accounts. An account cannot have more.
bots-online = Connected
bots-offline = Not connected
bots-since = since { $date }
bots-token = Token of { $name }
bots-token-help = Copy the token now: it is shown only once. Anyone who has it plays as this bot.
bots-command = Save it in a file, then connect your program:
bots-renew = New token
bots-renew-sure = Yes, replace the token
bots-delete = Delete
bots-delete-sure = Yes, delete this bot
