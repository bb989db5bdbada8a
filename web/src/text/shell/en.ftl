site = Ludotheque
skip = Skip to the content
about = About
language = Language
translated =
    Your browser translates this page. What changes during a game is left out, so that it is never out of date: boards,
    questions, buttons and the log.
translated-languages = The page itself speaks:
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
sound = Sounds
pace = Opponents’ turns
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = At once
pace-now = Opponents’ turns: { $pace }
coach-setting = Coach: explain each new question and warn before a mistake
notify = Notify me while this page is open
calls-denied = This browser does not let the site notify you. Allow it in the browser’s settings for this site.
calls-no-https = Notifications need an address that begins with https://. This page was opened without it.
calls-install =
    On an iPhone or iPad, add this site to the Home Screen first (Share, then Add to Home Screen), and open it
    from there. It starts as a new guest: bring your tables with “Continue on another device”.
calls-no-push =
    This browser offers no notifications to this page. On a phone or tablet, try another browser, or e-mail.
close = Close
cancel = Cancel
loading = One moment…
no-answer = The server hasn’t responded. Close this and try again.
missing = Page not found
load-failed = This page could not be loaded. Check the connection and reload.
part-newer = This site has a new version
part-newer-help = Reload the page to go on. Your games and the message you are writing are kept.
part-unreachable = This part of the page does not load
part-unreachable-help = Check the connection, then reload the page. Your games and the message you are writing are kept.
reload = Reload
back-to-shelf = Back to the shelf
server-away = The server isn’t responding.

shelf-title = Take a game off the shelf
shelf-lead =
    Modern board games with their complete rules. Play against bots right away, or invite friends with a link. No
    account needed.
game-broken = The game { $id } from the package { $package } could not be loaded: { $error }
players-range = { $least }–{ $most } players
players-exact = { $count ->
    [one] 1 player
   *[other] { $count } players
}
minutes-range = { $least }–{ $most } minutes
speaks = in { $languages }
speaks-lessons = in { $languages }, lessons in { $lessons }
minutes-exact = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
start-here = Start here
weight-1 = Very easy to learn
weight-2 = Easy to learn
weight-3 = Some rules to learn
weight-4 = Many rules to learn
weight-5 = A lot to learn
weight-help = { $weight } of 5: our own estimate of how much there is to learn.
board-of = The board of { $game }
see-board = See the board
play-now = Play now
new-table = New table
learn = Learn
how-many = Players, including you
how-strong = Bot level
your-name = Your name
name-of = Name at seat { $seat }
former-player = A former player
bot-number = Bot { $number }
player-number = Player { $number }
guest = Guest
ask-name = Your name at the table
ask-name-help = Other players see this name. You can change it later.
continue = Continue
name-guest = Play as Guest
learn-as-you-play = First time? Learn as you play
learn-as-you-play-is = A coach says what each question means.
first-game = Starts with: { $options }.
start = Start the game
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-strong = Strong
level-master = Master
level-beginner-is = Sees one move ahead and often misses the best one. Right for a first game.
level-casual-is = Plays sensibly, with a slip now and then.
level-skilled-is = Looks ahead. For those who know the rules.
level-strong-is = Looks further ahead and seldom errs.
level-master-is = As strong as our bots get. May think for a few seconds.
bots-slow = This server is slow at present: at this level, its bots play weaker than usual.
level-random = Random
level-greedy = Greedy
# Names of earlier releases, for games that were played with them
level-easy = { level-casual }
level-medium = { level-skilled }
level-hard = { level-strong }
level-expert = { level-master }
your-tables = Your tables
all-tables = Show all { $count } tables
fewer-tables = Show fewer
put-away = Put away
put-away-help = Games against bots that you have not touched for a week. They wait here until you play on.
finished-games = Finished games
your-turn = Your turn
turn-of = { $name } to play
waiting-short = Waiting for players
empty-seat = (empty)
replay = Replay
replay-review = Replay and review
open-record = Open a record or a position
open-record-help =
    Drop or choose the file of a finished game to watch it again move by move. A position opens as a table with bots
    in the other seats.
choose-file = Choose a file
record-too-large = This file is too large: at most one megabyte.
record-no-json = This is not a Ludotheque game file: its contents cannot be read.
no-game-file = This is not a Ludotheque game file.
record-damaged = This game can’t be shown: the file is damaged or has been changed.
record-other-version = This game was played with another version of Ludotheque. If that one is newer, reload the page.
position-damaged = This position can’t be played: something in it breaks the rules.
details = Details
position-no-seats = This position does not list its players.

in-a-minute = The rules in a minute
all-rules = All the rules
first-lesson = A first lesson ({ $minutes } min)
while-waiting = While you wait
join-title = You are invited to play { $game }
join-starts = { $clock ->
    [none] The game starts
   *[any] The game and the clocks start
} { $free ->
    [1] as soon as you sit down.
   *[other] when every seat is taken.
}
seat-for-you = For you
bot-at = Bot, { $level }
stands-in = A bot ({ $level }) stands in
offered-seat = You take over { $name }’s seat in a running game.
offered-stand = { $moves ->
    [0] No moves yet.
    [one] 1 move so far.
   *[other] { $moves } moves so far.
} Points: { $points }.
offered-turn = It is this seat’s turn.
offered-clock-runs = It is this seat’s turn: its clock is running, with { $time } left.
offered-clock = Its clock has { $time } left, and runs only on its turn.
sit-down = Sit down
watch-instead = Watch
no-guide = There is no guide to this game yet.

new-table-title = New table: { $game }
new-table-lead = For you and your friends: everyone you invite gets a link.
no-game = There is no such game here.
seats = Players
seats-help = In seating order, clockwise.
seat-number = Seat { $number }
seat-you = You
seat-friend = A friend (by link)
seat-hotseat = Another player at this screen
seat-bot = A bot
name = Name
friend-name = Chosen on joining
add-seat = Add a seat
remove-seat = Remove the last seat
options = Options
rulebook-page = Rulebook { $page }
document-none = No file chosen
document-clear = Remove the file
document-too-large = { $name } is too large: at most 200 kilobytes.
document-format = File format
document-format-help =
    It’s a text file (TOML). Each piece starts with its kind in double square brackets, followed by its fields, one
    per
    line. Download the template and enter the values printed in your box.
document-template = Download the template
document-names = { $count ->
    [one] 1 name in this file
   *[other] { $count } names in this file
}
document-at = Line { $line }, column { $column }: { $problem }
document-problem-syntax = this line can’t be read. Compare it with the template: a field, an equals sign, its value.
document-problem-text = “{ $field }” must be text in quotation marks.
document-problem-number = “{ $field }” must be a whole number from { $low } to { $high }.
document-problem-flag = “{ $field }” must be true or false.
document-problem-value = the game doesn’t know this value of “{ $field }”. It knows: { $allowed }
document-problem-field = there is no field “{ $field }”. There are: { $allowed }
document-problem-table = there is no kind [[{ $name }]]. There are: { $allowed }
document-problem-twice = this id is already used in the row on line { $first }.
document-problem-direction = the character { $code } changes the direction of writing. Delete it.
document-problem-count = the box has { $box } of [[{ $name }]], this file has { $file }.
edition-printed = Played with the cards as printed.
edition-reconstructed = Some cards are reconstructed from public descriptions and may differ from the printed ones.
provenance = Sources
open-table = Open the table

board = Board
together = Everyone chooses at the same time
together-decided = You have chosen: { $choice }. The others are still choosing.
together-change = Change my choice
together-done = { $name } has chosen
together-waiting = { $name } is choosing
undo = Undo
undo-help = Take back your last choice (u)
undo-ask-help = Ask the others to let you take back your last choice (u)
undo-denied = The others declined the undo.
do-again = The connection was lost. Check whether your last step arrived, and do it again if it did not.
clock-went-on = { $seconds ->
    [one] You were disconnected for { $seconds } second. Your clock went on.
   *[other] You were disconnected for { $seconds } seconds. Your clock went on.
}
ask-again = The connection was lost, and what you asked the others is no longer open. Ask again if you still want it.
undo-waiting = Waiting for the others to agree to the undo…
proposal = { $name } proposes:
agree = Agree
disagree = Something else
proposes = asks before it acts
undo-asked = { $name } asks to take back { $count ->
    [one] the last move
   *[other] the last { $count } moves
}. Is that all right?
undo-allow = Allow it
undo-refuse = Decline
coach = Coach
coach-unfold = Show all the coach says
coach-fold = Fold the coach up
coach-suggest = Suggest a move
coach-off = Turn the coach off
doubt-title = That looks like a mistake
doubt-said = “{ $action }” costs you dearly. Better: { $best }.
choose-again = Choose again
play-anyway = Play it anyway
hint = Hint
hinting = Thinking…
hint-title = The bot’s suggestion
hint-looked-at = Moves it considered, from most to least
win-estimate = Chance of winning, as the bot sees it
rules = Rules
signs = Signs
log = Log
log-and-chat = Log and chat
log-empty = Nothing has happened yet.
repeated = { $line } ({ $count ->
    [2] twice
   *[other] { $count } times
}).
look-back = Show the board as it was
turn-details = Details: { $line }
looking-back = The board as it was
back-to-now = Back to the game
log-hidden = Hidden until you take over the screen.
rule-of = Rule for: { $line }
notes = Notes
notes-placeholder = Plans, suspicions, what to remember
notes-help = No other player sees these. They are on all your devices.
notes-saved = Saved
notes-saving = Not saved yet
chat = Chat
chat-empty = No messages yet.
chat-say = Say something
send = Send
full-screen = Full screen
full-screen-off = Leave full screen
menu = Menu
keys = Keys
key-tab = Go from part to part
key-next = Go to the next choice
key-digit = Choose: the choices are numbered
key-shift = Choose all of its kind
key-arrows = Go to the next choice in that direction, or to the next part while others act
key-enter = Choose, or confirm what is chosen
key-esc = Cancel a half-made choice, close the hint
key-undo = Undo
key-hint = Hint
key-rule = The rule for this question
key-log = Show or hide the log
key-text = Describe the table
key-full = Full screen
key-keys = This list
text-view = Describe the table
share-watch = Copy the link for spectators
leave-table = Leave the table
verify-shuffle = How to verify the shuffle
verify-shuffle-help =
    After the game, anyone can check that the shuffles were sealed before the deal. Export the record and verify it
    with the library:
commitment = The shuffles are sealed. Commitment:
secret = The seal is open; anyone can verify the shuffles. Secret:
shuffle-kept = Your contribution is in the record: the server alone could not choose the shuffles.
shuffle-absent =
    The game was dealt without your contribution to the shuffles: you were not connected in time, or it was left out.
shuffle-left-out =
    You revealed your contribution to the shuffles, but the record does not contain it: it arrived too late or was
    left
    out.
shuffle-false = The record contradicts what your browser saw before the deal. The shuffles may have been manipulated.
shuffle-unknown = The record could not be loaded, so your contribution to the shuffles was not checked.
brought-title = How this game begins
brought-tables = With a position or cards that the host brought
brought-position = Begins from a chosen position.
brought-position-means =
    Nothing in it was shuffled: its host knows each hand and deck in it. You may look at all of it, too.
brought-file = Played with the host’s own cards.
brought-file-means = Their values come from a file that the host brought.
brought-save = Save the position as a file
setting-up = The game is being set up…
brought-the-file = The host’s file ({ $name })
brought-look = See how it begins
shuffle-later =
    The game began from a chosen position, which was not shuffled. Your contribution is in what was shuffled or
    rolled after it: the server alone could not choose that.
verify-shuffle-later =
    The game begins from a chosen position, which was not shuffled. What is shuffled or rolled after it is sealed
    beforehand: export the record when the game is over and verify that with the library:
catch-up = Skip ({ $count })
choice = choice
choices = Choices
choices-of-game = In the game:
all-actions = All actions in words ({ $count })
nothing-to-do = Waiting for the other players.
while-away = Since you were away
got-it = Got it
line-lost = Connection lost. Reconnecting…
no-table = This table cannot be opened
stranded = This game cannot continue
stranded-help =
    It was started under older rules and cannot continue under the current ones. If all players agree, it is closed
    without a result.
stranded-close = Agree to close this game
stranded-waiting = You agree. { $count ->
    [one] One other player has
   *[other] { $count } other players have
} not answered yet.
stranded-closed = This game is closed.
waiting-friends = Waiting for everyone to sit down
waiting-help = The game begins when every seat is taken.
invite-help = Send each friend a link. The game begins when every seat is taken.
told-help =
    The others know that you want a rematch, and can sit down with one click. The game begins when every seat is taken.
clocks-start = The clocks start with the game.
seat-taken = Seated
free-seat = Free this seat
free-seat-help = The seat is open again, with a new link.
seat-gone = You no longer have a seat at this table.
seat-open = Open
invite-of = Invitation link for { $name }
shuffling = Shuffling…
copy = Copy
copied = Copied
not-copied = Your browser did not copy this. It is selected: copy it with Ctrl+C, or from its menu.
curtain-title = { $name }, your turn
curtain-help = Take over the screen while the others look away.
curtain-lift = I am { $name }

result = Result
in-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
wins = { $you ->
    [seat] You win with { $points }
   *[none] { $names } wins with { $points }
}
shared-win = { $you ->
    [seat] You share the victory with { $names }, with { $points }
   *[none] { $names } share the victory with { $points }
}
counting = Counting up
skip-counting = Skip
to-sheet = Show the score sheet
tie-broken = The points are equal: the tie-break decides.
lost = The game is lost, with { $points }
rematch = Rematch
rematch-by = { $name } wants a rematch.
to-rematch = Go to the rematch
share = Copy the link to the replay
share-picture = Share as a picture
share-no-https = Saved. Sharing with other apps needs an address that begins with https://. This page was opened without it.
drawing = Drawing…
export = Export the record
line = Line
decided-by = What decided it: { $line }. It put { $you ->
    [seat] you
   *[none] { $name }
} ahead of the runner-up by { $points }.
race = The race
race-team = The score over the game
the-team = The team
race-missing = The chart of this game cannot be shown.
lead-since = { $you ->
    [seat] You
   *[none] { $name }
} took the lead for good on move { $move } of { $moves }.

to-start = To the start
step-back = One move back
step-on = One move on
to-end = To the end
play = Play
pause = Pause
stop = Stop
move-of = Move { $move } of { $moves }
seen-by = Seen by
open-hands = All hands open
as-seen-by = As { $name } saw it
ask-bot = What would the bot do?
estimates = Chances
estimate = Estimate the whole game
turning-points = The game turned here:
turning-point = Move { $move }: { $name } became the favourite

review = Review
review-what = See how good each decision was, and try the ones you would make again.
review-whose = Whose decisions
review-start = Review
review-progress = { $done } of { $all } decisions
review-left = About { $time } left; the most doubtful come first.
review-broken = The review was interrupted. Start it again: it goes on where it stopped.
review-lost = Move { $move }, −{ $points }% (±{ $error })
review-accuracy = { $name }: accuracy { $percent }%
balance-began = { $you ->
    [seat] You
   *[none] { $name }
} began with { $began } in 100 chances to win; { $even } would be even.
balance-said = { $you ->
    [seat] Your
   *[none] { $name }’s
} decisions cost { $unit ->
    [none] next to nothing
    [percent] about { $cost }% of a win
   *[wins] { $cost ->
        [one] about one win’s worth of chances
       *[other] about { $cost } wins’ worth of chances
    }
}; { $back ->
    [all] luck and the other players made up for it.
    [most] luck and the other players gave most of it back.
    [some] luck and the other players gave some of it back.
    [less] the rest was bad luck, or good play by the others.
    [more] luck and the other players helped.
   *[none] luck and the other players evened out.
}
review-did = Played: { $did }.
review-better = Better: { $best }.
review-then = Then, for example: { $then }.
review-show = Show the better move
review-try = Try again
review-none = No decision lost more than the search can measure. Well played!
grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
trial-ask = Move { $move }: find a better one.
trial-lost = It loses { $points } (±{ $error }) in a hundred games.
trial-branch = Play on from here
trial-leave = Back to the game
branch = Play on
branch-what = Open a table at this moment, against bots. The game here stays as it is.
share-move = Copy the link to this move

leave-bot = Hand over and leave
leave-bot-help =
    A bot plays your seat, and the game goes on for the others. You can come back and take over at any time.
leave-bot-alone-help = A bot plays your seat to the end. Until then you can come back and take over.
leave-close = Just close
leave-close-waits-help = The table waits for you. You find it under Your tables.
stand-up = Stand up and leave
stand-up-help = The game hasn’t started yet. If you leave, anyone can take your seat.
leave-close-others-help =
    The game waits for you for a while. Then the others may seat a bot in your place, or offer your seat to
    someone else.
leave-close-bot-help = Your clock goes on while you are away. When it runs out, a bot takes over.
leave-close-lose-help = Your clock goes on while you are away. When it runs out, you lose.
leave-watching-help = You are watching. To come back, open the link of this table again.
leave-over-help = The game is over. You find its replay under My games.
resign = Resign
resign-sure = Yes, resign
resign-help = { $seats ->
    [1] You give up, and your opponent wins.
   *[other] You give up all seats at this screen, and your opponent wins.
}
resign-many-help = { $seats ->
    [1] You give up and come last. A bot plays your seat to the end, and you cannot come back to it.
   *[other]
        You give up all seats at this screen, and they come last. Bots play them to the end, and you cannot come back to
        them.
}
abandon = Abandon the game
abandon-sure = Yes, abandon it
abandon-help = If everyone agrees, the game ends now without a result.
abandon-alone-help = { $seats ->
    [1] The game ends now without a result.
   *[other] The game ends now for everyone at this screen, without a result.
}
yours-replaced = A bot plays your seat.
seat-replaced = A bot plays for { $name }.
take-over = Take over
absent = { $name } is away.
absent-wait = Waiting another { $time }, or less if everyone agrees.
absent-wait-alone = Waiting another { $time }.
idle = { $name } has been thinking for a long time.
idle-help = If all other players agree, a bot plays on.
yours-idle = The others are waiting for you. If they all agree, a bot takes your seat until you take over again.
yours-idle-asked = { $name } has asked for that. Make your choice to keep your seat.
ask-bot-in = Seat a bot
ask-offer = Offer the seat by link
ask-waiting = Waiting for the others to agree…
ask-silence = Players who do not answer within { $time } agree.
withdraw = Withdraw
question = A question for everyone
asked-bot = { $name } asks to seat a bot ({ $level }) in place of { $about }. { $about } can come back and take over.
asked-offer = { $name } asks to offer { $about }’s seat to someone else by a link.
asked-abandon = { $name } asks to end the game now, without a result.
asked-silence = If you do not answer within { $time }, you agree.
consent = Agree
dissent = Disagree
took-back = { $name } takes back a move.
you-took-back = You take back a move.
seated-left = { $name } leaves. A bot plays on ({ $level }).
seated-absent = { $name } is away. A bot plays on ({ $level }).
seated-time = { $name } runs out of time. A bot plays on ({ $level }).
seated-resigned = { $name } resigns.
seated-lost = { $name } loses on time.
seated-back = { $name } is back and takes over.
seated-joined = { $name } takes the seat.
carried = The rules of { $game } were corrected while this game was running. It continues from here.
unchecked =
    The rules were corrected while this game was running. Actions under the older rules ({ $count }) are not shown and
    could not be checked.
played-alone =
    Played alone, in one browser: the seal proves nothing to anyone else, since that browser held both the secret
    and the cards.
game-ended = The game has ended.
ended-abandoned = The game was abandoned.
ended-resigned = { $reader ->
    [only] You resigned.
    [also] You and { $names } resigned.
   *[none] { $names } resigned.
}
ended-lost = { $reader ->
    [only] You lost on time.
    [also] You and { $names } lost on time.
   *[none] { $names } lost on time.
}
ended-short = { $how ->
    [abandoned] Abandoned
    [resigned] Ended by resignation
   *[other] Ended on time
}
wins-by-default = { $reader ->
    [only] The win is yours.
    [also] The win goes to you and { $names }.
   *[none] The win goes to { $names }.
}
with-takebacks = With { $count ->
    [one] 1 takeback
   *[other] { $count } takebacks
}.
clocks = Clocks
clock = Clock
clock-and-undo = Clock and takebacks
clock-none = No clock
clock-none-help = Take all the time you need.
clock-live =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } + { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } per choice
clock-own = Your own…
clock-slow-hours = { $count } hours a turn
clock-slow-days = { $count ->
    [one] 1 day a turn
   *[other] { $count } days a turn
}
clock-live-help = For a game in one sitting. Your time runs only while you choose. Bots use up no one’s time.
clock-slow-help = For a game over several days. A turn that takes longer draws on the reserve.
clock-nights = Nights don’t count ({ $start }:00 to { $end }:00, { $zone })
clock-minutes = Minutes per player
clock-increment = Seconds per choice
clock-reserve = Reserve
clock-reserve-none = None
clock-hours = { $count } hours
clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
clock-days-hours = { $days }d { $hours }h
clock-end = When time runs out
clock-end-bot = A bot takes over
clock-end-lose = The player loses
terms-clock = Clock: { $clock }. { $end ->
    [lose] A player whose time runs out loses.
   *[bot] A bot takes over when time runs out.
}
clock-minute = You have one minute left.
clock-last = You have ten seconds left.
clock-stands = not connected
takebacks-allowed = Takebacks allowed
takebacks-help = Without takebacks, you can only undo a choice in the same turn that revealed nothing.
clock-with-reserve = { $turn }, { $reserve } in reserve
stand-in = The bot plays
takebacks-none = Played without takebacks.
takebacks-agreed = You can take a choice back if the others agree.
your-table = Your table
hush = Only players may write in the chat
spectators = { $count ->
    [0] No spectators
    [one] 1 spectator
   *[other] { $count } spectators
}
spectator = Spectator { $number }
kick = Remove
new-link = New link
new-link-help = Replaces the link; the old one stops working.
a-spectator = A spectator
all-spectators = all spectators
mute = Mute { $name }
unmute = Unmute { $name }
chat-closed = Only players may write here.
delete-table = Delete
delete-sure = Delete for good
table-deleted = { $game }: deleted.
take-back = Undo

open-tables = Open tables
waits-with = with { $names }.
called-by = with { $names }: you are invited.
seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
fills-at = Bots ({ $level }) take the empty seats at { $time }.
fills-soon = Bots ({ $level }) fill the empty seats once someone is waiting there.
option-is = { $option }: { $choice }
option-off = without “{ $option }”
join-table = Join
to-the-table = Go to the table
list-table = Anyone can join
list-table-help = The table is listed under Open tables while you wait at it. Invitation links work as well.
list-slow-help =
    The table is listed under Open tables for a week, or until its seats are taken. Invitation links work as well.
fill-table = After a minute, bots take the seats that are still free
listed = This table is listed under Open tables: anyone can join.
qr-code = QR code
people-known = People you have played with
people-known-help = People you invite see this table on their home page.
games-together = { $count ->
    [one] 1 game together
   *[other] { $count } games together
}
call = Invite
called = Invited
only-here =
    The links work on this computer only. To invite others, open this page at an address that they can reach.

you = You
other-device = Continue on another device
other-device-help =
    Open this link on the other device, or scan the code. It brings you along with all your tables. Keep it to
    yourself:
    anyone who opens it becomes you.
other-device-once = The link works once, until { $time }.
other-device-again = Make a new link
other-device-make = Show the link
link-to-you = Link for your other device

account-rename = Change name

privacy = Privacy
other-device-lead = A one-time link, or its QR code, brings you along with all your tables.
other-device-here =
    The link works on this computer only. To use another device, open this page at an address that the device can
    reach.
my-games = My games
all-my-games = All my games
my-games-help =
    Every finished game of yours, with its replay. Games with several seats at one screen, games that a bot finished
    for you, and games from a chosen position or with the host’s own cards are listed, but do not count.
figures = Your statistics
my-rating = Your rating
provisional = (provisional)
players = Players
games = Games
wins-count = Won
mean-score = Average
best-score = Best
with-players = { $count ->
    [one] Solo
   *[other] { $count } players
}
against-bots = Against bots
their-rating = Their rating
bot-of = Bots: { $level }
filter-game = Game
filter-opponent = Against
filter-all = All
no-games-yet = You have not finished a game yet.
no-such-games = No finished game matches.
more-games = More games
outcome-won = Won
outcome-lost = Lost
outcome-none = No result
with-substitutes = A seat changed hands.
ratings = Ratings
ratings-missing = The ratings cannot be shown now. They are under “My games” later.
rated = Rated
rated-ask = Rated game
rated-help = No hints and no takebacks. A player whose time runs out loses, and no one can hand a seat to a bot.
rated-needs = Choose a clock first: a rated game needs one.
rated-means = The result changes the players’ ratings. No hints, no takebacks; a player whose time runs out loses.
unrated-abandoned = The game was abandoned, so ratings did not change.
unrated-takebacks = Choices were taken back, so ratings did not change.
unrated-substitutes = A seat changed hands, so ratings did not change.
unrated-position = The game started from a position, so ratings did not change.
unrated-shared = One person had several seats, so ratings did not change.
unrated-alone = The game had no opponents, so ratings did not change.
unrated-clock = The game had no clock, so ratings did not change.
unrated-unknown = The result is unknown, so ratings did not change.

other-players = Other players
block-help = People you block cannot sit at your tables, and you do not see what they write. They are not notified.
block = Block
blocked = Blocked
report = Report…
reported = Reported
report-help = The operator of this server reads your report, along with the last lines of the chat.
report-reason = Reason
report-text = Details
reason-insult = Insults or threats
reason-cheating = Cheating
reason-leaving = Stalls or leaves games
reason-spam = Advertising
reason-name = An offensive name
reason-other = Something else
unlist = Remove from the list

turns-waiting = { $count ->
    [one] Your turn at 1 table
   *[other] Your turn at { $count } tables
}
turn-until = until { $time }
calls-title = Turn notifications
calls-here = Notify me about this table

clubs = Clubs
club-only = Only for { $name }.
list-for = For
list-everybody = Everyone

guide-contents = Contents
guide-search = Search the rules
guide-found = { $count ->
    [one] 1 passage
   *[other] { $count } passages
}
guide-not-found = Nothing found
rules-here = At this table
guide-print = Print the guide
guide-print-short = Print the rules in short

lessons = Lessons
lessons-in = The lessons are in { $languages }.
lesson = Lesson
lessons-start = Start learning
lessons-go-on = Go on:
lessons-first = First
lessons-later = When you need it
lesson-minutes = { $count ->
    [one] about 1 minute
   *[other] about { $count } minutes
}
lesson-finished = finished
lesson-step = Step { $number } of { $count }
lesson-leave = All lessons
lesson-answers = Answers
lesson-back = Back
lesson-next = Next
lesson-right = Right.
lesson-show = Show me
lesson-again = Once more
lesson-done = Leave
lesson-following = Next lesson
lesson-play = Play your first game

puzzles = Puzzles
puzzles-what =
    Positions from games between bots: one move is clearly best, and another one is tempting. Every move was measured by
    playing on from it in many worlds that fit what you can see.
puzzles-solved = Solved: { $done } of { $all }
puzzles-none = There are no puzzles of this game yet.
puzzle = Puzzle
puzzle-number = Puzzle { $number } of { $count }
puzzle-facts = { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $moves } moves
puzzle-is-solved = solved
puzzle-is-shown = answer seen
puzzle-daily = Puzzle of the day
puzzle-ask = Find the best move.
puzzle-wrong = { $move }: wins { $chance } of a hundred games, and the best move { $points } (±{ $error }) more.
puzzle-again = Try again.
puzzle-solved = Solved!
puzzle-best = Best: { $move }. It wins { $chance } of a hundred games.
puzzle-tempting = Tempting: { $move }. It wins { $chance }.
puzzle-line = How it may go on:
puzzle-back = Back to the position
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzles-themes = Themes
puzzles-of = { $done }/{ $all }
puzzles-own = From your own games
puzzles-own-what = Your mistakes, to do better. This browser remembers them.
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-very-hard = very hard
puzzle-own = From your own game
puzzle-yours = You played: { $move }. It wins { $chance }.
puzzle-keep = { $count ->
    [one] Keep 1 mistake as a puzzle
   *[other] Keep { $count } mistakes as puzzles
}
puzzle-kept = Your puzzles
puzzle-lesson = Lesson first
puzzle-begin = Easy puzzle

bots-title = Bot accounts
seat-account-help = This bot is asked when you open the table.
bot-ask = Ask a bot account
bot-ask-send = Ask
bot-asked = { $name } has been asked.
bot-declined = { $why ->
    [busy] { $name } declines: it is already playing.
    [game] { $name } declines: it does not play this game.
    [terms] { $name } declines: it does not play on these terms.
   *[other] { $name } declines.
}
