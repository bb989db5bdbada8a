turn = { $game }: 내 차례입니다
turn-with = 함께하는 사람: { $names }
turn-line = { $game }: 내 차례입니다 (함께하는 사람: { $names })
rematch = { $game }: { $names } 님이 한 판 더 하자고 합니다
rematch-with = 자리를 남겨 두었습니다.
rematch-line = { $game }: { $names } 님이 한 판 더 하자고 합니다
invitation = { $game }: { $names } 님이 게임에 초대합니다
invitation-with = 빈자리가 있습니다.
invitation-line = { $game }: { $names } 님이 게임에 초대합니다
done = { $game }: 이미 차례를 마쳤습니다
try = Ludotheque의 알림이 여기로 옵니다
mail-turn =
    { $game } 게임에서 내 차례입니다. 함께하는 사람: { $names }

    { $link }

    테이블이 기다리고 있어 이 메일을 보냅니다. 이 서버의 메일을 더 받지 않으려면:
    { $off }
mail-rematch =
    { $names } 님이 { $game } 게임을 한 판 더 하자고 합니다. 자리를 남겨 두었습니다.

    { $link }

    테이블이 기다리고 있어 이 메일을 보냅니다. 이 서버의 메일을 더 받지 않으려면:
    { $off }
mail-invitation =
    { $names } 님이 { $game } 게임에 초대합니다. 자리에 앉으세요.

    { $link }

    함께 게임한 적이 있어 이 메일을 보냅니다. 이 서버의 메일을 더 받지 않으려면:
    { $off }
mail-confirm-subject = Ludotheque에서 쓸 주소를 확인해 주세요
mail-confirm =
    느린 게임에서 차례가 되면 { $site } 서버가 이 주소로 메일을 보내도록 누군가 요청했습니다.

    본인이 요청했다면 하루 안에 이 링크를 여세요:
    { $link }

    아니라면 아무것도 하지 않아도 됩니다. 더는 메일이 오지 않습니다.
