# 서버의 거절 문구. 키는 docs/protocol.md에 있습니다. 서버가 영어로 보낸 문장은 인용하지 않습니다.

refusal-refused = 서버가 거절했습니다.
refusal-bad-input = 서버가 처리할 수 없는 요청입니다. 페이지를 새로 고친 뒤 다시 시도하세요.
refusal-invalid = { $field ->
    [name] 이름은 보이는 글자로 1~40자여야 하며, “[bot]”은 봇 계정에만 씁니다.
    [text] 내용이 비어 있거나 너무 깁니다.
    [mail] 올바른 이메일 주소가 아닙니다.
    [address] 올바른 이메일 주소가 아닙니다.
    [url] 올바른 웹 주소가 아닙니다.
    [clock] 시계는 플레이어마다 1~180분이어야 합니다.
    [bank] 시계는 플레이어마다 1~180분이어야 합니다.
    [increment] 선택마다 더하는 시간은 600초까지입니다.
   *[other] 입력한 내용 중 사용할 수 없는 것이 있습니다. 확인한 뒤 다시 시도하세요.
}
refusal-bad-request = 서버가 이 요청을 읽지 못했습니다.
refusal-forbidden = 허용되지 않습니다.
refusal-not-found = 없거나 더는 존재하지 않습니다.
refusal-not-allowed = 여기에서는 할 수 없습니다.
refusal-unauthorised = 서버 운영자만 할 수 있습니다.
refusal-too-large = 서버가 받기에는 너무 큽니다.
refusal-unknown-host = 이 서버가 모르는 주소로 접속했습니다. 운영자가 허용할 수 있습니다.
refusal-foreign-origin = 다른 사이트의 페이지에서는 할 수 없습니다.
refusal-error = 서버가 처리하지 못했습니다. 나중에 다시 시도하세요.
refusal-fault = 서버에 문제가 생겼습니다. 바뀐 것은 없습니다.
refusal-unavailable = 서버가 지금은 처리할 수 없습니다. 바뀐 것은 없으니 나중에 다시 시도하세요.
refusal-conflict = 동시에 다른 사람이 먼저 바꾸었습니다. 다시 시도하세요.
refusal-busy = 한꺼번에 너무 많이 요청했습니다. 답을 기다려 주세요.
refusal-too-many = 짧은 시간에 너무 많이 요청했습니다. { $time } 후에 다시 시도하세요.
refusal-no-thought = 지금은 봇이 생각할 수 없습니다. 나중에 다시 시도하세요.
refusal-no-game = 이 서버에는 이 게임이 없습니다.
refusal-bad-seat = 이 게임에는 그런 자리가 없습니다.
refusal-bad-option = 게임에 없는 옵션이거나 사용할 수 없는 값입니다. 페이지를 새로 고친 뒤 다시 고르세요.
refusal-bad-position = 이 상황으로는 플레이할 수 없습니다. 규칙에 어긋나는 것이 있습니다.
refusal-bad-record = 이 게임을 보여 줄 수 없습니다. 파일이 손상되었거나 변경되었습니다.
refusal-other-rules = 이 게임은 여기에서 보여 줄 수 없습니다. 다른 버전의 Ludotheque에서 만든 것입니다.
refusal-unknown-field =
    이 게임은 여기에서 보여 줄 수 없습니다. 파일에 알 수 없는 항목 ‘{ $field }’이(가) 있습니다. 더 새로운 버전의
    Ludotheque에서 만든 것일 수 있습니다.
refusal-bad-cards = 게임에서 이 카드를 사용할 수 없습니다. 파일을 양식과 비교해 보세요.
refusal-messages-slower = 한꺼번에 너무 많이 보냈습니다. 잠시 기다리세요.
refusal-gone = 이 답을 기다리는 사람이 없었습니다.
refusal-done-already = 이미 처리되었습니다.

refusal-no-table = 없거나 삭제된 테이블입니다.
refusal-cannot-go-on = 현재 규칙으로는 이 게임을 계속할 수 없습니다.
refusal-not-stranded = 계속할 수 있는 게임입니다. 테이블에서 중단하세요.
refusal-reloading = 테이블을 다시 불러오는 중입니다. 다시 시도하세요.
refusal-sockets-full = 이 주소에서 너무 많은 테이블이 열려 있습니다. 몇 개를 닫아 주세요.
refusal-windows-full = 내 자리가 너무 많은 창에 열려 있습니다. 몇 개를 닫아 주세요.
refusal-spectators-full = 이 테이블에는 관전자가 더 들어올 수 없습니다.
refusal-sent-away = 테이블 주인이 나를 내보냈습니다.
refusal-spectator-left = 이미 나간 관전자입니다.
refusal-players-only = 이 게임은 플레이어만 닫을 수 있습니다.
refusal-host-only = 테이블 주인만 할 수 있습니다.
refusal-chat-players = 여기에는 플레이어만 쓸 수 있습니다.
refusal-chat-slower = 천천히 해 주세요. 한꺼번에 너무 많이 썼습니다.

refusal-invite-used = 알 수 없거나 이미 사용된 초대입니다.
refusal-table-not-open = 참가할 수 없는 테이블이거나 자리가 모두 찼습니다.
refusal-table-full = 이 테이블의 자리가 모두 찼습니다.
refusal-seats-kept = 이 테이블의 빈자리는 지난 게임을 한 사람들을 위해 남겨 두었습니다. 테이블 주인에게 링크를 부탁하세요.
refusal-table-shared = 다른 사람이 앉아 있는 테이블입니다. 대신 게임 중단을 제안하세요.
refusal-table-seated = 다른 사람이 앉아 있는 테이블입니다. 먼저 그 자리를 비우세요.
refusal-game-begun = 게임이 시작되었습니다. 이제는 기권하거나 봇이 대신할 수 있습니다.
refusal-being-dealt = 게임을 준비하는 중입니다. 잠시 뒤에 다시 해 보세요.
refusal-seat-empty = 앉아 있는 사람이 없습니다.
refusal-seat-freed = 테이블 주인이 내 자리를 비웠습니다. 관전은 계속할 수 있습니다.
refusal-seat-passed-on = 다른 사람이 내 자리에 앉았습니다. 관전은 계속할 수 있습니다.
refusal-seat-of-tournament = 대회 게임은 시작할 때까지 플레이어가 바뀌지 않습니다.
refusal-tables-full = 최근 24시간 동안 연 테이블 { $count }개가 끝나지 않았습니다. 하나를 먼저 끝내 주세요.
refusal-seated-already = 이미 이 테이블에 앉아 있습니다.
refusal-no-token = 이 브라우저에는 이 테이블의 자리가 없습니다.
refusal-seat-not-yours = 내 자리가 아닙니다.
refusal-seat-not-open = 비어 있는 자리가 아닙니다.
refusal-seat-nobody = 그 자리에는 아무도 없습니다.
refusal-own-seat = 자신의 자리입니다.
refusal-not-playing = 이 테이블에서 플레이하고 있지 않습니다.
refusal-open-needs-seat = 공개 테이블에는 친구 자리가 하나 필요합니다.
refusal-proposes-alone = 봇의 제안을 받을 사람이 필요합니다. 사람 자리를 하나 남겨 두세요.

refusal-not-begun = 게임이 아직 시작되지 않았습니다.
refusal-game-over = 게임이 끝났습니다.
refusal-game-not-over = 아직 끝나지 않은 게임입니다.
refusal-record-sealed = 기록은 게임이 끝나면 열립니다.
refusal-not-your-turn = 내 차례가 아닙니다.
refusal-not-offered = 지금은 할 수 없습니다.
refusal-ply-passed = 그사이 게임이 진행되었습니다. 다시 보고 선택하세요.
refusal-time-out = 시간이 다 되었습니다.
refusal-take-over-first = 봇이 대신 플레이하고 있습니다. 먼저 자리를 되찾으세요.
refusal-nothing-proposed = 지금은 제안이 없습니다.
refusal-nothing-to-undo = 무를 것이 없습니다.
refusal-undo-asked = 이미 다른 사람이 무르기를 요청했습니다.
refusal-not-asked = 지금은 답할 것이 없습니다.
refusal-question-open = 플레이어들이 아직 앞선 질문에 답하지 않았습니다.
refusal-reveal-late = 섞기 값이 너무 늦게 도착해 그 값 없이 게임이 시작되었습니다.
refusal-reveal-early = 아직 섞기 값을 공개할 때가 아닙니다.
refusal-reveal-other = 처음에 봉인한 섞기 값과 다릅니다.
refusal-hint-thinking = 봇이 이미 힌트를 생각하고 있습니다.
refusal-no-hint = 힌트를 찾지 못했습니다.
refusal-record-slow = 이 기록은 다시 재생하는 데 너무 오래 걸립니다.

refusal-seats-unsettled = 이 테이블의 자리가 너무 자주 바뀌었습니다. 기권은 할 수 있습니다.
refusal-seat-yours = 이미 이 자리에서 플레이하고 있습니다.
refusal-seat-given-up = 기권한 게임입니다. 봇이 끝까지 플레이합니다.
refusal-seat-bot = 이미 봇이 플레이하는 자리입니다.
refusal-player-here = 이 플레이어는 접속해 있습니다.
refusal-player-thinks = 이 플레이어는 접속해 있으며 { $time } 동안 생각할 수 있습니다.
refusal-player-gave-up = 이 플레이어는 기권했습니다. 봇이 끝까지 플레이합니다.
refusal-absent-wait = 이 플레이어는 아직 돌아올 수 있습니다. { $time } 동안 기다립니다.
refusal-no-resigning = 이 게임에는 기권이 없습니다. 대신 봇에게 자리를 맡기세요.

refusal-rated-leaving = 레이팅 게임입니다. 기권하거나 시간이 다 되도록 두세요.
refusal-rated-absent = 레이팅 게임입니다. 자리를 비운 플레이어는 시계로 판정합니다.
refusal-rated-hints = 레이팅 게임에는 힌트가 없습니다.
refusal-rated-name = 레이팅 게임에서는 시작한 뒤 이름을 바꿀 수 없습니다.
refusal-rated-game = 서로 겨루는 게임만 레이팅을 적용할 수 있습니다.
refusal-rated-people = 레이팅 게임은 각자 자기 화면에서 하는 사람들끼리만 할 수 있습니다.
refusal-rated-start = 레이팅 게임은 기본 카드로 처음부터 시작해야 합니다.

refusal-not-met = 함께 플레이한 적이 없는 사람입니다.
refusal-not-brought = 이 게임은 규칙대로 시작합니다. 방장이 가져온 것이 없습니다.
refusal-blocks-full = 이미 { $most }명을 차단했습니다. 먼저 몇 명을 해제하세요.
refusal-not-blocked = 차단하지 않은 사람입니다.
refusal-reports-waiting = 운영자가 이전 신고를 아직 확인하지 않았습니다.

refusal-no-club = 이 클럽의 회원이 아닙니다.
refusal-club-full = 이 클럽은 회원이 { $most }명이라 더 가입할 수 없습니다.
refusal-clubs-full = 이미 클럽 { $most }개에 가입했습니다. 먼저 하나에서 탈퇴하세요.
refusal-club-link = 이 링크에 해당하는 클럽이 없습니다. 창립자에게 현재 링크를 물어보세요.
refusal-founder-only = 클럽 창립자만 할 수 있습니다.
refusal-no-member = 이 클럽의 다른 회원이 아닙니다.
refusal-no-tournament = 가입한 클럽에 그런 대회가 없습니다.
refusal-tournaments-full = 이 클럽에는 대회가 { $most }개 있습니다. 먼저 오래된 것을 삭제하세요.
refusal-tournament-over = 끝난 대회입니다.
refusal-tournament-full = 이미 { $most }명이 참가해 더 참가할 수 없습니다.
refusal-tournament-few = 대회에는 봇을 포함해 { $least }명이 필요합니다.
refusal-tournament-game = 대회는 서로 겨루는 게임으로만 열 수 있습니다.
refusal-tournament-seats = 이 게임은 { $seats }인 테이블에서 할 수 없습니다.
refusal-tournament-cards = 대회는 기본 카드로 진행합니다.
refusal-tournament-rated = 대회에서 봇이 있거나 기권할 수 없는 게임에는 레이팅을 적용하지 않습니다.
refusal-round-next = 다음은 { $round }라운드입니다.
refusal-rounds-full = 대회는 최대 { $most }라운드입니다.
refusal-round-running = 이 라운드의 게임이 아직 진행 중입니다. 기다리거나 취소하세요.
refusal-game-not-waited = 기다리는 게임이 아닙니다.

refusal-no-account = 이름을 바꿀 계정이 없습니다.
refusal-has-account = 이 브라우저는 계정에 로그인되어 있고 테이블은 그 계정에 속합니다. 먼저 로그아웃하세요.
refusal-link-spent = 이미 사용되었거나 기한이 지난 링크입니다. 새 링크를 요청하세요.
refusal-link-old = 기한이 지났거나 불완전한 링크입니다. 새 링크를 요청하세요.
refusal-link-incomplete = 불완전한 링크입니다.
refusal-link-other-browser = 링크를 요청한 브라우저에서 여세요.
refusal-passkeys-full = 계정 하나에 패스키는 최대 { $most }개입니다.
refusal-passkey-late = 너무 오래 걸렸거나 이미 처리되었습니다. 다시 시도하세요.
refusal-passkey-unknown = 알 수 없는 패스키입니다. 계정이 삭제되었을 수 있습니다.
refusal-passkey-last = 계정에 로그인하는 유일한 방법입니다. 먼저 다른 방법을 추가하거나 계정을 삭제하세요.
refusal-passkey-unchecked = 패스키를 확인하지 못했습니다.
refusal-passkey-address = 패스키를 쓰려면 숫자가 아닌 이름으로 된 주소가 필요합니다.

refusal-no-push = 이 서버는 브라우저로 알림을 보내지 않습니다.
refusal-no-cards = 이 서버는 결과 그림을 만들지 않습니다.
refusal-no-mail = 이 서버는 이메일을 보내지 않습니다.
refusal-mail-malformed = 이메일 주소가 아닙니다.
refusal-mail-tomorrow = 오늘 이 주소로 확인 메일을 여러 번 보냈습니다. 내일 다시 시도하세요.
refusal-mail-untried = 이메일 주소는 확인 메일로만 테스트합니다.
refusal-ways-full = 알림 방법이 이미 { $most }개입니다. 먼저 하나를 삭제하세요.
refusal-no-way = 이 알림 방법은 더 이상 없습니다.
refusal-address-forbidden = 웹훅에는 https://로 시작하는 공개 주소가 필요합니다.

refusal-bots-need-account = 봇 계정은 계정이 있어야 만들 수 있습니다. 먼저 내 계정을 만드세요.
refusal-no-bots = 이 서버에는 봇 계정이 없습니다.
refusal-bots-full = 봇 계정이 { $most }개입니다. 먼저 하나를 삭제하세요.
refusal-bot-name-taken = 같거나 비슷해 보이는 이름의 봇 계정이 이미 있습니다. 다른 이름을 고르세요.
refusal-no-bot = 그런 봇 계정이 없습니다.
refusal-bot-away = 이 봇은 지금 접속해 있지 않거나 나에게 공개되지 않았습니다.
refusal-bot-seated = 이 봇은 이미 이 테이블에 앉아 있습니다.
refusal-bot-busy = 이 봇이 답해야 할 도전이 많습니다. 나중에 다시 시도하세요.
refusal-bot-full = 봇 계정은 한 번에 최대 { $most }개의 게임을 합니다.
refusal-no-challenge = 이 봇에게 제안된 자리가 아니거나 더는 제안되지 않습니다.
refusal-rated-bots = 레이팅 게임입니다. 봇 계정은 레이팅이 없는 게임만 합니다.
refusal-not-for-bots = 봇 계정은 할 수 없습니다.
refusal-unknown-token = 어느 봇 계정의 토큰도 아닙니다. 소유자가 새 토큰을 만들었을 수 있습니다.
refusal-bot-not-seated = 봇 계정은 자기 자리가 있는 테이블에만 접속할 수 있습니다.
refusal-bot-thinks = 봇 계정은 스스로 생각합니다.
refusal-bot-named = 봇 계정은 자기 이름으로 플레이합니다.

# Why a move cost something, by games that were played on from it. $line is a line of the score sheet.

why-own = { $you ->
    [seat] ‘{ $line }’에서
   *[none] { $name } 님은 ‘{ $line }’에서
} 이 수 뒤에는 평균 { $after }점, 더 좋은 수 뒤에는 평균 { $better }점을 얻습니다.
    시험 게임 { $pairs }판 중 { $worse }판에서 점수가 줄었습니다{ $otherwise ->
    [0] .
   *[other] ({ $otherwise }판에서는 늘었습니다).
}
why-rival = { $rival } 님은 ‘{ $line }’에서 { $you ->
    [seat] 내 수
   *[none] 이 수
} 뒤에는 평균 { $after }점, 더 좋은 수 뒤에는 평균 { $better }점을 얻습니다.
    시험 게임 { $pairs }판 중 { $worse }판에서 점수가 늘었습니다{ $otherwise ->
    [0] .
   *[other] ({ $otherwise }판에서는 줄었습니다).
}
why-both = { $you ->
    [seat] ‘{ $line }’에서
   *[none] { $name } 님은 ‘{ $line }’에서
} 이 수 뒤에는 평균 { $after }점, 더 좋은 수 뒤에는 평균 { $better }점을 얻습니다. { $rival } 님은 이 수 뒤에 { $gains }점을 더 얻습니다.
    시험 게임 { $pairs }판 중 { $worse }판에서 점수가 줄었습니다{ $otherwise ->
    [0] .
   *[other] ({ $otherwise }판에서는 늘었습니다).
}
why-ending = { $you ->
    [seat] 내 수
   *[none] 이 수
} 뒤에는 시험 게임 { $pairs }판 중 { $worse }판이 이렇게 끝납니다: “{ $ending }” 더 좋은 수 뒤에는 { $otherwise }판입니다.
why-event-more = “{ $event }” { $you ->
    [seat] 내 수
   *[none] 이 수
} 뒤에는 시험 게임 { $pairs }판 중 { $worse }판에서,
    더 좋은 수 뒤에는 { $otherwise }판에서 그렇게 됩니다.
why-event-less = “{ $event }” 더 좋은 수 뒤에는 시험 게임 { $pairs }판 중 { $otherwise }판에서,
    { $you ->
    [seat] 내 수
   *[none] 이 수
} 뒤에는 { $worse }판에서 그렇게 됩니다.
why-event-always = “{ $event }” 더 좋은 수 뒤에는 언제나, { $you ->
    [seat] 내 수
   *[none] 이 수
} 뒤에는 시험 게임 { $pairs }판 중 { $worse }판에서 그렇게 됩니다.
why-later = “{ $event }” { $you ->
    [seat] 내 수 다음에도
   *[none] 이 수 다음에도
} 시험 게임 { $pairs }판 가운데 { $worse }판에서 그렇게 됩니다. 손해는 이 수가 쓰거나 내주는 것에 있습니다.
why-part = { $you ->
    [seat] 내 수
   *[none] 이 수
}로 잃은 것의 { $percent }%입니다.
why-none = { $you ->
    [seat] 내 수로
   *[none] 이 수로
} 잃은 것은 점수표의 한 줄만으로는 설명되지 않습니다.
