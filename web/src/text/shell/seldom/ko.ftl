your-name-help = 새로 열거나 참가하는 테이블에서 다른 플레이어에게 보이는 이름입니다.

about-title = Ludotheque 소개
about-what = Ludotheque는 규칙서를 빠짐없이 옮긴 현대 보드게임을 사람이나 봇과 즐기고 연구할 수 있는 오픈 소스 게임 모음입니다.
about-owners =
    게임의 이름과 규칙은 그 권리자의 것입니다. 원작의 그림이나 글은 싣지 않았습니다. 모든 그림은 직접 그렸거나 아래의 자유 이용 모음에서 가져왔고, 모든 문장은 직접 썼습니다. 게임이 마음에 들면 상자를 사
    주세요.
about-games = 게임
about-english = 제작진과 출처는 영어로만 제공됩니다.
about-credits = 만든 이와 출처
provenance-what = 무엇
provenance-certainty = 확실성
provenance-source = 출처
certainty-printed = 인쇄되어 있음
certainty-public = 공개된 정보
certainty-reconstructed = 복원함
credit-icons = 문양: Lorc, Delapouite 및 다른 작가들
credit-fonts = 글꼴:
credit-code = 사용한 도구:
credit-licence = 코드 라이선스:

continue-title = { $name } 님으로 계속하기
continue-guest = 다른 기기의 게스트로 계속하기
continue-tables = { $count ->
    [0] 아직 함께 오는 테이블이 없습니다.
   *[other] 테이블 { $count }개가 함께 옵니다.
}
continue-same = 이 브라우저는 이미 그 게스트입니다. 다른 기기에서 링크를 여세요.
continue-own = 이 브라우저에는 테이블이 { $count }개 있습니다.
continue-bring = 모두 가져가기
continue-bring-help = 그 테이블도 목록에 합쳐지고, 자리를 모두 지킵니다.
continue-leave = 두고 가기
continue-leave-help = 이 브라우저에서 그 자리들을 잃습니다. 다른 사람이 받지는 않습니다.
continue-account = 이 브라우저는 { $name } 님으로 로그인되어 있습니다. 그 테이블은 그 계정에 남습니다.
continue-here = 여기서 계속하기
continue-no-link = 주소에 링크가 없습니다. 다시 열거나 코드를 다시 스캔하세요.

you-guest = 게스트로 플레이하고 있습니다. 이 브라우저의 쿠키로만 나를 알아볼 수 있습니다.
you-account = 로그인되어 있습니다.
account = 내 계정
account-help = 계정이 있으면 이 브라우저의 쿠키가 지워져도 어느 브라우저에서나 테이블을 다시 찾을 수 있습니다. 비밀번호는 필요 없습니다. 패스키는 기기나 비밀번호 관리자가 보관합니다.
account-make = 패스키로 계정 만들기
passkeys = 내 패스키
passkeys-none = 아직 패스키가 없습니다.
passkeys-no-https = 패스키는 https://로 시작하는 주소에서만 쓸 수 있습니다.
passkeys-no-name =
    패스키에는 이름으로 된 주소가 필요합니다. 숫자 대신 이름으로, 이 컴퓨터에서는 “localhost”로 이 페이지를 여세요.
passkeys-no-browser = 이 브라우저는 패스키를 지원하지 않습니다.
passkey-since = { $date }부터
passkey-drop = 제거
passkey-drop-sure = 네, 제거합니다
passkey-add = 패스키 추가
passkey-none = 패스키를 만들거나 고르지 않았습니다.
passkey-there = 이 기기에는 이미 이 계정의 패스키가 있습니다.
sign-in = 계정에 로그인
sign-in-passkey = 패스키로 로그인
mail = 이메일 주소
mail-sign-in = 이메일로 계정 만들기 또는 로그인
mail-add = 이메일로도 로그인
mail-send = 링크 보내기
mail-sent = { $mail } 주소로 링크를 보냈습니다. 주소가 맞다면 곧 도착합니다. 20분 안에 이 브라우저에서 여세요.
mail-known = { $mail }(으)로 받는 링크로도 로그인할 수 있습니다.
sessions = 다른 브라우저
sessions-help = 기기를 잃어버렸거나 링크가 다른 사람에게 넘어갔나요? 다른 세션을 모두 끝내면 이 브라우저만 남습니다.
sessions-end = 다른 곳에서 모두 로그아웃
sessions-end-sure = 네, 다른 곳에서 모두 로그아웃
sessions-ended = 다른 브라우저는 모두 로그아웃되었습니다.
sign-out = 여기서 로그아웃
your-data = 내 데이터
export-help = 서버가 보관하는 내 정보를 모두 한 파일로 받습니다. 끝난 게임은 기록도 함께 들어 있습니다.
export-me = 모두 내보내기
delete-guest = 내 정보 삭제
delete-account = 내 계정 삭제
delete-help = 이름, 계정, 로그인 수단이 완전히 삭제되고 자리를 잃습니다. 봇이 대신 플레이합니다. 끝난 게임은 함께한 사람들을 위해 남고, 내 자리에는 “탈퇴한 플레이어”라고 적힙니다.

privacy-lead =
    플레이에는 계정도 이름도 이메일 주소도 필요 없습니다. 광고도 추적도 없고, 다른 사이트에서 불러오는 것도 없습니다.
    이 페이지는 이 서버가 무엇을 보관하는지 알려 줍니다.
privacy-contact = 문의는 이 서버의 운영자에게:
privacy-no-contact = 이 서버의 운영자는 연락처를 밝히지 않았습니다.
privacy-what = 보관하는 것
privacy-why = 이유
privacy-how-long = 기간
privacy-cookie = 무작위 번호가 든 쿠키
privacy-cookie-why = 다시 왔을 때 알아보기 위해. 자리와 테이블이 이 쿠키에 달려 있습니다.
privacy-cookie-long = 브라우저에 { $days }일. 자리가 있으면 서버는 마지막 방문일도 보관합니다.
privacy-browser = 이 브라우저에 있는 설정, 이름, 자리의 키
privacy-browser-why = 다시 고르지 않아도 되도록. 설정은 브라우저를 떠나지 않습니다.
privacy-browser-long = 이 사이트의 데이터를 지울 때까지.
privacy-games = 테이블: 자리의 이름, 모든 수와 그 시각, 결과
privacy-games-why = 플레이하고, 중단한 뒤 이어 하고, 다시 보기 위해.
privacy-unbegun = { $days ->
    [0] 시작하지 않은 게임은 누군가 삭제할 때까지 남습니다.
   *[other] 시작하지 않은 게임은 { $days }일 뒤에 삭제됩니다.
}
privacy-finished = { $days ->
    [0] 끝난 게임은 운영자가 삭제할 때까지 남습니다.
   *[other] 끝난 게임은 { $days }일 뒤에 삭제됩니다.
}
privacy-chat = 채팅
privacy-chat-why = 나중에 온 사람도 포함해 테이블의 사람들을 위해.
privacy-chat-long = 테이블이 있는 동안. 계정을 삭제해도 글은 남고, 이름은 남지 않습니다.
privacy-notes = 테이블에 남긴 메모
privacy-notes-why = 본인의 모든 기기에서 보여 주기 위해. 다른 참가자는 읽을 수 없지만 서버 운영자는 읽을 수 있습니다.
privacy-notes-long = 메모를 지우거나, 테이블이 삭제되거나, 계정을 삭제할 때까지.
privacy-clubs = 클럽: 거기서 쓰는 이름과 참가한 대회
privacy-clubs-why = 회원들이 서로와 테이블, 결과를 찾을 수 있도록.
privacy-clubs-long = 탈퇴하거나 클럽이 삭제될 때까지. 대회는 클럽에 남습니다.
privacy-account = 계정: 이름, 패스키의 공개 키와 사용한 시각
privacy-account-why = 로그인을 위해. 비밀 키는 기기를 떠나지 않습니다.
privacy-account-long = 계정을 삭제할 때까지.
privacy-mail = 로그인용 이메일 주소: 비밀 키로 만든 해시, 첫 글자와 도메인
privacy-mail-why = 다시 입력한 주소를 알아보기 위해. 주소 자체는 보관하지 않습니다.
privacy-mail-long = 계정을 삭제할 때까지.
privacy-links = 일회용 링크와 로그인의 해시
privacy-links-why = 각각 한 번만 쓸 수 있도록.
privacy-links-long = 10분에서 20분.
privacy-address = 네트워크 주소
privacy-address-why = 지나치게 많은 요청을 막기 위해.
privacy-address-long = 메모리에만 있고, 데이터베이스나 로그에는 남지 않습니다.
privacy-others = 다른 사람에게 보이는 것
privacy-others-text =
    테이블의 링크를 가진 사람은 이름, 채팅, 게임에서 공개된 것을 모두 보고, 끝난 뒤에는 감춰졌던 것도 봅니다. 함께 플레이한 사람은 나를 테이블에 초대할 수 있습니다. 계정, 이메일 주소, 다른 테이블은
    아무도 보지 못합니다. 서버의 운영자는 데이터베이스를 읽을 수 있습니다.
privacy-rights = 내가 할 수 있는 것
privacy-rights-text = 내 정보를 언제든지 모두 내보내거나 삭제할 수 있습니다:
continue-warning = 직접 만든 링크일 때만 계속하세요. 가져가는 것은 모두 링크를 만든 사람도 함께 쓰게 됩니다.
mail-title = { $mail } 주소로 로그인
mail-new = 이제 이 주소로 로그인하고 테이블을 다시 찾을 수 있습니다.
mail-account = { $name } 님의 계정입니다.
club-no-results = 이 클럽의 테이블에서 아직 끝난 게임이 없습니다.

unblock = 차단 해제
blocked-people = 차단한 사람
blocked-help = 내 테이블에 앉을 수 없고, 채팅도 보이지 않습니다.

calls-choose = 알림 받는 방법 고르기
calls-lead = 다른 사람과 함께하는 테이블에서, 자리를 비운 사이 내 차례가 되면 한 번 알려 드립니다. 주소는 본인만 볼 수 있습니다.
calls-this = (이 브라우저)
calls-kind-push = 알림
calls-kind-mail = 이메일
calls-kind-hook = 웹훅
calls-unconfirmed = 메일의 링크를 열어 확인해 주세요.
calls-failing = 최근 알림이 도착하지 않았습니다.
calls-try = 테스트
calls-remove = 삭제
calls-push = 이 브라우저에서
calls-push-help = 이 사이트를 열어 두지 않아도 알림이 옵니다. 다른 곳에서 차례를 마치면 사라집니다.
calls-push-add = 이 브라우저로 알림 받기
calls-push-here = 내 차례가 되면 이 브라우저에 알림이 뜹니다.
calls-push-on = 이 브라우저의 알림을 켰습니다.
calls-push-failed = 이 브라우저에서 알림을 등록하지 못했습니다. 인터넷 연결과 브라우저 설정을 확인한 뒤 다시 시도하세요.
calls-no-library = 이 서버는 브라우저로 알림을 보내지 않습니다.
calls-mail = 이메일로
calls-mail-help = { $hours ->
    [0] 느린 게임의 차례마다 메일을 한 통 보냅니다. 먼저 주소를 확인하는 메일이 갑니다.
   *[other] 느린 게임이 { $hours }시간 동안 기다리면 메일을 한 통 보냅니다. 먼저 주소를 확인하는 메일이 갑니다.
}
calls-address = 내 주소
calls-mail-add = 확인 메일 보내기
calls-mail-sent = { $address } 주소로 메일을 보냈습니다. 하루 안에 링크를 열어 주세요.
calls-mail-known = { $address } 주소는 이미 확인되었습니다.
calls-no-mail = 이 서버는 이메일을 보내지 않습니다.
calls-hook = 웹훅으로
calls-hook-help = 내 채팅방이나 프로그램으로 메시지를 보냅니다. 주소는 https://로 시작하는 공개 주소여야 합니다.
calls-url = 웹훅 주소
calls-shape = 형식
calls-shape-json = JSON
calls-shape-discord = Discord
calls-shape-slack = Slack
calls-hook-add = 추가하고 테스트하기
calls-tried-sent = 테스트 알림이 전달되었습니다. 보이나요?
calls-tried-later = 응답이 없습니다. 다음 차례에 다시 보냅니다.
calls-tried-refused = 받는 쪽에서 거절했습니다. 주소를 확인해 주세요.
calls-tried-gone = 이 브라우저의 구독이 끝났습니다. 다시 추가해 주세요.
calls-confirm-ask = 느린 게임에서 차례가 되면 이 서버가 메일을 보내도록 확인해 주세요.
calls-confirm = 주소 확인
calls-confirm-done = 주소를 확인했습니다.
calls-off-ask = 이 서버가 이 주소로 보내는 메일을 모두 끊을까요?
calls-off = 메일 끊기
calls-off-done = 이 주소로 더는 메일이 오지 않습니다.

privacy-calls = 알림을 원하는 경우: 브라우저의 알림 구독, 이메일 주소, 웹훅
privacy-calls-why = 직접 고른 방법으로만 차례를 알리기 위해.
privacy-calls-long = 직접 제거하거나 내 정보를 삭제할 때까지.
privacy-archive = 점수와 순위가 있는 끝난 게임, 그리고 레이팅
privacy-archive-why = “내 게임”을 위해, 그리고 원한 사람의 레이팅을 위해.
privacy-archive-long = 테이블이 있는 동안. 내 정보를 삭제하면 레이팅은 사라지고 결과에서 이름이 빠집니다.
privacy-conduct = 차단한 사람, 그리고 마지막 채팅이 담긴 신고
privacy-conduct-why = 차단한 사람과 마주치지 않도록, 그리고 운영자가 판단할 수 있도록.
privacy-conduct-long = 차단은 풀 때까지. 신고는 운영자에게 남고, 내가 한 신고에서는 내 이름이 빠집니다.

clubs-help = 클럽은 함께 게임하는 사람들의 비공개 모임입니다. 가입 링크, 회원에게만 보이는 테이블, 결과, 대회가 있습니다.
clubs-none = 아직 가입한 클럽이 없습니다.
club-found = 클럽 만들기
club-found-do = 만들기
club-name = 클럽 이름
club-members = 회원 { $count }명
club-join-title = { $name } 가입
club-join = 클럽에 가입
club-join-help = 회원들은 내가 고른 이름을 보고, 나도 회원들의 이름을 봅니다.
club-to = 클럽으로
club-founder = (창립자)
club-remove = 내보내기
club-sure = 정말 하시겠어요?
club-leave = 클럽 탈퇴
club-delete = 클럽 삭제
club-link = 클럽 링크
club-link-help = 이 링크가 있으면 누구나 가입할 수 있습니다. 나만 볼 수 있고, 누군가를 내보내면 바뀝니다.
club-link-founder = 새 회원을 위한 링크는 창립자에게 있습니다.
club-renew = 새 링크 만들기
club-code = QR 코드로
club-new-table = 클럽의 새 테이블
club-results = 결과
tournaments = 대회
cups-none = 아직 대회가 없습니다.
cup-new = 새 대회
cup-help = 4~16명이 참가합니다. 라운드는 직접 시작하고, 서버가 순위가 비슷한 사람들을 모아 테이블을 엽니다.
cup-name = 대회 이름
cup-seats = 테이블당 인원
cup-bots = 참가하는 봇
cup-announce = 대회 만들기
cup-players = 참가자 { $count }명,
cup-tables = { $count }인 테이블
cup-round = { $round }라운드
cup-open = 시작 전
cup-over = 끝남
cup-enter = 참가하기
cup-withdraw = 빠지기
cup-start = { $round }라운드 시작
cup-end = 대회 끝내기
cup-delete = 대회 삭제
cup-standings = 순위
cup-place = 등수
cup-player = 참가자
cup-points = 점수
cup-opponents = 상대 점수
cup-out = (빠짐)
cup-nobody = 아직 참가자가 없습니다.
cup-bye = 부전승
cup-call-off = 취소
cup-watch = 관전
cup-csv = 순위를 CSV로
cup-rules = 점수와 대진이 정해지는 방법
cup-rules-pairs =
    라운드마다 순위가 비슷한 사람들이 만나고, 이미 만난 사람들은 되도록 떼어 놓습니다. 뒷자리에 앉았던 사람이 앞자리에 앉습니다. 인원이 맞지 않으면 부전승이 가장 적은 사람 가운데 순위가 가장 낮은 사람이
    쉬고 1점을 받습니다.
cup-rules-points =
    한 게임의 점수는 같은 테이블에서 이긴 상대의 비율이며 무승부는 절반입니다. 단독 우승자는 1점, 꼴찌는 0점입니다. 결과가
    없는 게임은 점수가 없습니다.
cup-rules-ties =
    점수가 같으면 상대들이 가릅니다. 내 게임마다 상대 점수의 평균을 내어 더합니다. 그다음은 이긴 게임 수이고, 그래도 같으면
    같은 등수입니다.

privacy-bots = 봇 계정: 이름, 토큰의 해시, 프로그램이 마지막으로 접속한 때
privacy-bots-why = 프로그램이 게임을 할 수 있게 합니다.
privacy-bots-long = 봇 계정이나 내 계정을 삭제할 때까지.

bots-lead = 직접 만든 프로그램이 여기에서 게임을 할 수 있습니다. 토큰으로 접속해 사람처럼 자리에 앉고, 이름 앞에 “{ $mark }”이 붙습니다.
bots-need-account = 봇 계정은 계정이 있어야 만들 수 있습니다. 먼저 내 계정을 만드세요.
bots-none = 아직 봇 계정이 없습니다.
bots-name = 봇 이름
bots-everyone = 누구나 도전할 수 있음
bots-add = 봇 계정 만들기
bots-full = 봇 계정이 { $most }개입니다. 더 만들 수 없습니다.
bots-online = 접속 중
bots-offline = 접속하지 않음
bots-since = { $date }부터
bots-token = { $name }의 토큰
bots-token-help = 지금 토큰을 복사하세요. 한 번만 표시됩니다. 토큰이 있으면 누구나 이 봇으로 게임을 할 수 있습니다.
bots-command = 파일에 저장한 뒤 프로그램을 접속시키세요.
bots-renew = 새 토큰
bots-renew-sure = 네, 토큰을 바꿉니다
bots-delete = 삭제
bots-delete-sure = 네, 이 봇을 삭제합니다
