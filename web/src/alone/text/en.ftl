# What only the pages without a server say.
alone-loading = Loading the games: { $bytes } of { $of }
alone-opening = Opening the games…
alone-elsewhere = Your games are open on another page of this browser. Close it to go on here.
alone-failed = The games have stopped: { $reason } Reload the page to go on; what you played before is kept.
alone-unkept = This browser no longer keeps what you play ({ $reason }). The game goes on until you close this page.
alone-newer = A newer version of this page is here.
alone-newer-take = Use it
alone-save = Save my games as a file
alone-along = Take your games along
alone-along-help =
    Your games are kept in this browser only. Save them as a file now and then, and open it in any browser to go on
    there: games that are there already stay as they are.
alone-take = Add games from a file
alone-added = { $count ->
    [0] There were no further games in the file.
    [one] One game was added.
   *[other] { $count } games were added.
}
alone-anew = Start anew
alone-anew-sure = Yes, delete my games and start anew
alone-here =
    You play alone on this page, with bots or around one screen: everything stays in this browser. Friends, clubs and
    notifications need a server.
