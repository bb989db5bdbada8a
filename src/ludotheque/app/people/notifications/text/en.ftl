turn = Your turn at { $game }
turn-with = with { $names }
turn-line = Your turn at { $game } with { $names }
rematch = { $names } wants a rematch of { $game }
rematch-with = Your seat is kept.
rematch-line = { $names } wants a rematch of { $game }
invitation = { $names } invites you to a game of { $game }
invitation-with = A seat is free for you.
invitation-line = { $names } invites you to a game of { $game }
done = You have played at { $game }
try = Calls from Ludotheque arrive here
mail-turn =
    It is your turn at { $game } with { $names }:

    { $link }

    You get this because the table has waited for you. To get no more mail from this server:
    { $off }
mail-rematch =
    { $names } wants a rematch of { $game }. Your seat is kept:

    { $link }

    You get this because the table has waited for you. To get no more mail from this server:
    { $off }
mail-invitation =
    { $names } invites you to a game of { $game }. Take your seat:

    { $link }

    You get this because you have played together. To get no more mail from this server:
    { $off }
mail-confirm-subject = Confirm your address for Ludotheque
mail-confirm =
    Someone, hopefully you, wants { $site } to write to this address when it is their turn in a slow game.

    If that was you, open this link within a day:
    { $link }

    If not, do nothing: no more mail will come.
