# The line of keys at the bottom; the shorter the words, the more keys it has.
foot-choose = choose
foot-type = type
foot-hint = hint
foot-undo = undo
foot-rule = rule
foot-log = log
foot-score = score
foot-describe = describe
foot-turn = turn over
foot-chat = chat
foot-table = table
foot-keys = keys
foot-quit = quit

help-choose = choose from the list
help-number = the choice with that number
help-type = type a choice; Tab completes it, Esc stops
help-hint = hint: the choice of a strong bot
help-undo = undo your last choice
help-rule = the rule for this question
help-log = the log, by turns
help-score = the score sheet
help-describe = describe the table in sentences
help-chat = chat with the table
help-table = the table: links, absent players, ending the game
help-turn = turn the board over, in a game whose board has two sides
help-board = scroll the board, where the terminal is small
help-quit = leave the table

# Pages
signs-title = On the board
keys-title = Keys
log-title = Log
score-title = Score sheet
chat-title = Chat
table-title = The table
page-foot = ↑ ↓ scroll   Esc close
list-foot = ↑ ↓ Enter choose   Esc close
chat-foot = Enter send   Esc close
chat-empty = Nothing has been said yet.
chat-here = say something
type-here = type, Tab completes
no-rule = This question has no rule of its own.
if-ended = If the game ended now
curtain-name = { $name }’s turn
curtain-hand = Hand over the keyboard.
curtain-lift = Press Enter to show the table.
leave-ask = Leave this game unfinished?
leave-keys = y  leave      n  stay
sure-keys = y  yes      n  no

# Answers
thinking = Thinking…
hint-said = Hint: { $choice } ({ $chance }% to win)
taken-back = Taken back: { $choice }.
nothing-to-undo = You have no choice to take back yet.
hint-on-turn = You can ask for a hint on your turn.
no-hint = There is no hint now.
no-why = There is nothing to say about that.
unknown = “{ $typed }” means nothing here.
quoted = “{ $choice }”
either = { $others } or { $last }
nearest = Did you mean { $choices }?

# People
player = Player { $number }
bot = Bot { $number }
seat = Seat { $number }
spectator = Spectator
away = away
days-hours = { $days }d { $hours }h
wins = { $name } wins.
share = { $names } share the victory.
loses = { $name } loses.
you-win = You win.
you-lose = You lose.
team-wins = The team wins.
team-loses = The team loses.
ended-abandoned = The game was abandoned by agreement.
ended-resigned = The game ended because a player resigned.
ended-lost = The game ended on time.

# Tables of a server
lost = The connection is lost.
lost-again = The connection is lost. Connecting again…
closed = The server has closed the table.
refuses = The server refuses.
no-address = The address of a table looks like http://HOST/join/TABLE#INVITE, not { $url }.
no-answer = { $server } does not answer: { $reason }
not-begun = The game has not begun.
only-watching = You are only watching this table.
nobody-here = You are alone at this table.
waiting-deal = Waiting for the deal. At the table: { $names }.
waiting-seat = { $name }: waiting for a friend.
chosen-waiting = You have chosen. Waiting for the others; undo to choose again.
undo-sent = Undo.
undo-asked = Undo: asked the others.
asks-undo = { $name } asks to take back a choice.
asks-bot = { $name } asks to let a bot play for an absent player.
asks-offer = { $name } asks to offer the seat of an absent player to another person.
asks-abandon = { $name } asks to end the game now, without a result.
asks-something = { $name } asks for your consent.
proposes = The bot proposes: { $choice }
agree = Agree
refuse = Refuse
agreed = Agreed.
not-agreed = Not agreed.
asked-others = Asked the others.
done = Done.
said = { $name }: { $text }
took-back = { $name } takes back a move.
you-took-back = You take back a move.
seated-left = { $name } leaves. A bot plays on.
seated-absent = { $name } is away. A bot plays on.
seated-time = { $name } runs out of time. A bot plays on.
seated-resigned = { $name } resigns.
seated-lost = { $name } loses on time.
seated-back = { $name } is back and takes over.
seated-joined = { $name } takes a seat.
rematch-by = { $name } wants a rematch.

# What can be done at a table of a server
tool-none = There is nothing to do here now.
tool-watch = Link to watch: { $link }
tool-link = Link for seat { $number }: { $link }
tool-rematch = Ask for a rematch
tool-rematch-link = Link to the rematch: { $link }
tool-new-link = Make a new link for seat { $number }: the old one is void then
tool-free = Free { $name }’s seat
tool-stand-up = Stand up
tool-bot = Let a bot play for { $name }
tool-offer = Offer { $name }’s seat to another person
tool-hand-over = Let a bot play for you
tool-take-over = Take your seat back from the bot
tool-resign = Resign
tool-abandon = Ask the others to end the game, without a result
tool-withdraw = Withdraw what you have asked
tool-hush = Let only players write in the chat
tool-unhush = Let spectators write in the chat, too
tool-kick = Send spectator { $number } away

# Sentences
plain-commands = A number or words choose. Also:
    board, hint, undo, why ACTION, rules QUESTION, score, say TEXT, table, clock, quit.
plain-hint = Hint: { $choice } [{ $words }], { $chance }% to win.
plain-tool = `table NUMBER` does it.
no-clock = This table has no clock.

# A game in sentences
plain-unfinished = The game is unfinished.
plain-gone = No longer: { $line }
plain-type = You can type:
plain-for-help = Type ? for everything you can type.
rules-none = Nothing in the rules answers that. Try other words.
rules-here = On the table now
plain-offered = You can do that now.
plain-not-offered = You cannot do that now.
taken-back-more = Taken back: { $choice }, and { $count ->
    [one] 1 action
   *[other] { $count } actions
} after it.
typed-number = the action with that number
typed-words = the action that is written so in brackets
typed-board = say the whole table; each question says only what has changed
typed-hint = the choice of a strong bot, and what speaks for it
typed-why = why an action is not offered; its verb alone will do
typed-rules = show the rules; `rules hand limit` answers a question, `rules SECTION` shows one section
typed-undo = take back your last choice, and all that came after it
typed-help = this list
typed-quit = leave the game unfinished

# A recorded game
level-random = Random
level-greedy = Greedy
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-strong = Strong
level-master = Master
record-left = { $before } leaves. A bot plays on ({ $level }).
record-absent = { $before } is away. A bot plays on ({ $level }).
record-time = { $before } runs out of time. A bot plays on ({ $level }).
record-resigned = { $before } resigns.
record-lost = { $before } loses on time.
record-back = { $name } is back and takes over.
record-joined = { $name } takes the seat of { $before }.
record-unfinished = The record is unfinished. Next: { $question }
record-takebacks = With takebacks: { $count }.

# Puzzles
puzzles-head = { $game }: { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzle-facts = ({ $players ->
    [one] 1 player
   *[other] { $players } players
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
})
puzzle-head = { $game }: a puzzle. You are { $name }.
puzzle-ask = Find the best move.
puzzle-commands = A number or words choose. Also: board, show (the answer), quit.
puzzle-wrong = { $move }: wins { $chance } of a hundred games, and the best move { $points } (±{ $error }) more.
puzzle-again = Try again.
puzzle-solved = Solved!
puzzle-best = Best: { $move }. It wins { $chance } of a hundred games.
puzzle-tempting = Tempting: { $move }. It wins { $chance }.
puzzle-line = How it may go on:
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-very-hard = very hard
grade-good = Good.
grade-inaccuracy = Inaccuracy.
grade-mistake = Mistake.
grade-blunder = Blunder.
brought-position =
    This game begins from a chosen position: nothing in it was shuffled, and its host knows each hand and deck in it.
brought-file = This game is played with the host’s own cards.
ask-again = The connection was lost, and what you asked the others is no longer open. Ask again if you still want it.
