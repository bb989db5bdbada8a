# What only the pages without a server say.
alone-loading = Loading the games: { $bytes } of { $of }
alone-opening = Opening the games…
alone-elsewhere = Your games are open on another page of this browser. Close it to go on here.
alone-failed = The games have stopped ({ $reason }). Reload the page to go on; what you played before is kept.
alone-no-files =
    Some files of this page could not be loaded ({ $reason }). Check your connection and reload the page; what you
    played before is kept.
alone-again = Try again
alone-no-browser =
    This browser is too old for the games, or has been told not to run WebAssembly or workers. Try a current version of
    Firefox, Chrome, Edge or Safari.
alone-insecure = Browsers keep games for secure pages only: open this page by an address that begins with https.
alone-damaged =
    The games that this browser has kept cannot be opened ({ $reason }). They were left as they are: save them as a
    file, or start over.
alone-other-version =
    The games that this browser has kept are from another version of this page. Reload it to get the newest one. They
    were left as they are: you can save them as a file, or start over.
alone-unkept =
    { $reason ->
        [full] This browser has no room left for what you play.
       *[other] This browser no longer keeps what you play ({ $reason }).
    } The game goes on until you close this page.
alone-newer = A new version is available.
alone-newer-take = Update
alone-save = Save my games as a file
alone-along = Take your games along
alone-along-help =
    Your games are kept in this browser only. Save them as a file now and then, and open it in any browser to go on
    there: games that are there already stay as they are.
alone-take = Add games from a file
alone-file-too-large = This file is too large: at most { $most } megabytes.
alone-added = { $count ->
    [0] There were no further games in the file.
    [one] One game was added.
   *[other] { $count } games were added.
}
alone-anew = Start over
alone-anew-sure = Yes, delete my games and start over
alone-here =
    You play alone on this page, with bots or around one screen: everything stays in this browser. Friends, clubs and
    notifications need a server.
alone-served = Only on a server
alone-served-help =
    Friends, clubs and notifications need a server. Open this link at the address of the server that it comes from, or
    run a server of your own.
alone-stopped = The games of this page have stopped.
alone-not-loaded = they could not be loaded
alone-silent = they no longer answer

# What is said otherwise where there is a server, by the same ids.
shelf-lead =
    Modern board games with their complete rules. Play against bots right away, or with others around this screen. No
    account needed.
server-away = That did not work.
no-answer = There was no answer. Close this and try again.
line-lost = This table has stopped.
bots-slow = This device is slow at present: at this level, the bots play weaker than usual.
undo-ask-help = { undo-help }
undo-waiting = One moment…
log-and-chat = Log and notes
notes-help = They stay in this browser.
leave-bot-help = { leave-bot-alone-help }
leave-close-bot-help =
    Your clock goes on while this page is open, whatever you look at on it. When it runs out, a bot takes over.
leave-close-lose-help =
    Your clock goes on while this page is open, whatever you look at on it. When it runs out, you lose.
brought-position-means = Nothing in it was shuffled.
brought-file = Played with your own cards.
brought-file-means = Their values come from a file that you brought.
brought-the-file = Your file ({ $name })
my-games-help =
    Every finished game of yours, with its replay. Games with several seats at this screen, games that a bot finished
    for you, and games from a chosen position or with your own cards are listed, but do not count.
stranded-help =
    It was started under older rules and cannot continue under the current ones. You can close it without a result.
stranded-close = Close this game
refusal-refused = This is not possible.
refusal-bad-input = This cannot be used. Reload the page and try again.
refusal-error = This could not be done. Try again later.
refusal-fault = Something went wrong. Nothing was changed.
refusal-unavailable = This cannot be done at the moment. Nothing was changed; try again later.
refusal-no-game = This library does not have this game.
refusal-too-large = This is too large.
refusal-alone-file =
    The games of this file can’t be added: it is damaged, of another version, or not a file of games. Nothing was
    changed.
