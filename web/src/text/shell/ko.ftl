site = Ludotheque
skip = 본문으로 건너뛰기
about = 소개
language = 언어
translated = 브라우저가 이 페이지를 번역하고 있습니다. 게임 중에 바뀌는 보드, 질문, 버튼, 기록은 지난 내용이 남지 않도록 번역하지 않습니다.
translated-languages = 이 페이지가 지원하는 언어:
theme = 테마
theme-auto = 시스템
theme-light = 밝게
theme-dark = 어둡게
sound = 효과음
pace = 상대 차례
pace-slow = 느리게
pace-normal = 보통
pace-fast = 빠르게
pace-off = 한 번에
pace-now = 상대 차례: { $pace }
coach-setting = 길잡이: 새 질문을 설명하고 실수하기 전에 알리기
notify = 이 페이지가 열려 있는 동안 알림
calls-denied = 브라우저가 이 사이트의 알림을 막고 있습니다. 브라우저의 사이트 설정에서 허용해 주세요.
calls-no-https = 알림은 https://로 시작하는 주소에서만 쓸 수 있습니다.
calls-install =
    iPhone이나 iPad에서는 먼저 이 사이트를 홈 화면에 추가하고(공유 → 홈 화면에 추가) 거기서 여세요. 새 게스트로 시작하므로 ‘다른 기기에서 계속하기’로 테이블을 가져오세요.
calls-no-push = 이 브라우저는 이 페이지에서 알림을 쓸 수 없습니다. 다른 브라우저나 이메일을 써 보세요.
close = 닫기
cancel = 취소
loading = 잠시만요…
no-answer = 서버가 답하지 않았습니다. 닫고 다시 시도하세요.
missing = 페이지를 찾을 수 없습니다
load-failed = 페이지를 불러오지 못했습니다. 연결을 확인하고 새로 고쳐 주세요.
part-newer = 이 사이트에 새 버전이 있습니다
part-newer-help = 계속하려면 페이지를 새로 고치세요. 게임과 작성 중인 메시지는 그대로 남습니다.
part-unreachable = 페이지의 이 부분을 불러오지 못했습니다
part-unreachable-help = 연결을 확인한 다음 페이지를 새로 고치세요. 게임과 작성 중인 메시지는 그대로 남습니다.
reload = 새로 고침
back-to-shelf = 게임 선반으로
server-away = 서버가 응답하지 않습니다.

shelf-title = 선반에서 게임을 골라 보세요
shelf-lead = 규칙서를 빠짐없이 옮긴 현대 보드게임. 봇과 바로 시작하거나 링크로 친구와 함께하세요. 계정은 필요 없습니다.
game-broken = { $package } 패키지의 { $id } 게임을 불러올 수 없습니다: { $error }
players-range = { $least }~{ $most }명
players-exact = { $count }명
minutes-range = { $least }~{ $most }분
speaks = { $languages }로 제공
speaks-lessons = { $languages }로 제공 (배우기: { $lessons })
minutes-exact = { $count }분
start-here = 여기서 시작하세요
weight-1 = 아주 쉽게 배웁니다
weight-2 = 쉽게 배웁니다
weight-3 = 규칙이 조금 있습니다
weight-4 = 규칙이 많습니다
weight-5 = 배울 것이 아주 많습니다
weight-help = 5 중 { $weight }. 배울 양에 대한 저희의 판단입니다.
board-of = { $game } 게임판
see-board = 게임판 보기
play-now = 바로 하기
new-table = 새 테이블
learn = 배우기
how-many = 나를 포함한 인원
how-strong = 봇의 실력
your-name = 이름
name-of = { $seat }번 자리의 이름
former-player = 탈퇴한 플레이어
bot-number = 봇 { $number }
player-number = 플레이어 { $number }
guest = 게스트
ask-name = 테이블에서 쓸 이름
ask-name-help = 다른 플레이어에게 보이는 이름입니다. 나중에 바꿀 수 있습니다.
continue = 계속
name-guest = 게스트로 플레이
learn-as-you-play = 처음인가요? 하면서 배우기
learn-as-you-play-is = 코치가 질문의 뜻을 하나씩 알려 줍니다.
first-game = 적용되는 선택 규칙: { $options }.
start = 게임 시작
level-beginner = 입문
level-casual = 캐주얼
level-skilled = 숙련
level-strong = 고수
level-master = 달인
level-beginner-is = 한 수 앞만 보고 가장 좋은 수를 자주 놓칩니다. 첫 게임에 알맞습니다.
level-casual-is = 무난하게 두지만 가끔 실수합니다.
level-skilled-is = 앞을 내다봅니다. 규칙을 아는 사람에게 알맞습니다.
level-strong-is = 더 멀리 내다보고 좀처럼 실수하지 않습니다.
level-master-is = 가장 강한 봇입니다. 몇 초 동안 생각할 수 있습니다.
bots-slow = 지금은 서버가 느려서 이 단계의 봇이 평소보다 약하게 둡니다.
level-random = 무작위
level-greedy = 탐욕형
# Names of earlier releases, for games that were played with them
level-easy = { level-casual }
level-medium = { level-skilled }
level-hard = { level-strong }
level-expert = { level-master }
your-tables = 내 테이블
all-tables = 테이블 { $count }개 모두 보기
fewer-tables = 접기
put-away = 치워 둔 게임
put-away-help = 봇과 하던 게임 가운데 일주일 동안 두지 않은 것입니다. 이어서 할 때까지 여기 있습니다.
finished-games = 끝난 게임
your-turn = 내 차례
turn-of = { $name } 차례
waiting-short = 사람을 기다리는 중
empty-seat = (빈자리)
replay = 다시 보기
replay-review = 다시 보기와 복기
open-record = 기록이나 국면 열기
open-record-help = 끝난 게임의 파일을 여기에 놓거나 골라서 한 수씩 다시 볼 수 있습니다. 국면 파일은 나머지 자리에 봇이 앉은 테이블로 열립니다.
choose-file = 파일 고르기
record-too-large = 파일이 너무 큽니다. 최대 1메가바이트입니다.
record-no-json = Ludotheque 게임 파일이 아닙니다. 내용을 읽을 수 없습니다.
no-game-file = Ludotheque 게임 파일이 아닙니다.
record-damaged = 이 게임을 볼 수 없습니다. 파일이 손상되었거나 바뀌었습니다.
record-other-version = 다른 버전의 Ludotheque로 진행한 게임입니다. 그 버전이 더 최신이면 페이지를 새로 고쳐 주세요.
position-damaged = 이 상황은 플레이할 수 없습니다. 규칙에 맞지 않는 것이 있습니다.
details = 자세히
position-no-seats = 이 국면에는 플레이어 정보가 없습니다.

in-a-minute = 1분 규칙
all-rules = 규칙 전체
first-lesson = 첫 배우기 ({ $minutes }분)
while-waiting = 기다리는 동안
join-title = { $game } 게임에 초대받았습니다
join-starts = { $free ->
    [1] 앉는 즉시
   *[other] 모든 자리가 차면
} { $clock ->
    [none] 게임이 시작됩니다.
   *[any] 게임이 시작되고 시계가 움직입니다.
}
seat-for-you = 내 자리
bot-at = 봇, { $level }
stands-in = 봇({ $level })이 대신하는 중
offered-seat = 진행 중인 게임에서 { $name } 님의 자리를 이어받습니다.
offered-stand = { $moves ->
    [0] 아직 둔 수가 없습니다.
   *[other] 지금까지 { $moves }수를 두었습니다.
} 점수: { $points }.
offered-turn = 지금 이 자리의 차례입니다.
offered-clock-runs = 지금 이 자리의 차례여서 시계가 움직이고 있습니다. { $time } 남았습니다.
offered-clock = 시계가 { $time } 남았고, 차례일 때만 움직입니다.
sit-down = 앉기
watch-instead = 관전만 하기
no-guide = 이 게임에는 아직 안내서가 없습니다.

new-table-title = 새 테이블: { $game }
new-table-lead = 친구들과 함께하는 테이블입니다. 초대하는 사람마다 링크를 받습니다.
no-game = 여기에는 없는 게임입니다.
seats = 참가자
seats-help = 시계 방향으로 앉은 순서입니다.
seat-number = { $number }번 자리
seat-you = 나
seat-friend = 친구 (링크)
seat-hotseat = 이 화면의 다른 사람
seat-bot = 봇
name = 이름
friend-name = 들어올 때 정합니다
add-seat = 자리 추가
remove-seat = 마지막 자리 빼기
options = 선택 규칙
rulebook-page = 규칙서 { $page }
document-none = 고른 파일이 없습니다
document-clear = 파일 빼기
document-too-large = { $name } 파일이 너무 큽니다. 최대 200킬로바이트입니다.
document-format = 파일을 쓰는 방법
document-format-help =
    텍스트 파일(TOML)입니다. 요소마다 이중 대괄호 안의 종류로 시작하고, 그 아래 한 줄에 하나씩 값을 적습니다. 저희 파일을 본으로 삼아 가지고 계신 상자의 값을 넣으세요.
document-template = 본보기 내려받기
document-names = 이 파일의 이름 { $count }개
document-at = { $line }번째 줄, { $column }번째 글자: { $problem }
document-problem-syntax = 읽을 수 없습니다. 본보기처럼 이름, =, 값을 쓰세요.
document-problem-text = “{ $field }”에는 따옴표로 묶은 글이 필요합니다.
document-problem-number = “{ $field }”에는 { $low }부터 { $high }까지의 정수가 필요합니다.
document-problem-flag = “{ $field }”은(는) true 또는 false입니다.
document-problem-value = “{ $field }”의 값을 게임이 알지 못합니다. 가능한 값: { $allowed }
document-problem-field = “{ $field }”이라는 이름은 없습니다. 있는 이름: { $allowed }
document-problem-table = [[{ $name }]]이라는 종류는 없습니다. 있는 종류: { $allowed }
document-problem-twice = 이 id는 { $first }번째 줄에서 이미 쓰였습니다.
document-problem-direction = { $code } 문자는 글의 방향을 바꿉니다. 지우세요.
document-problem-count = [[{ $name }]]: 상자에는 { $box }개, 이 파일에는 { $file }개가 있습니다.
edition-printed = 인쇄된 카드 그대로 진행합니다.
edition-reconstructed = 일부 카드는 공개된 설명을 바탕으로 복원한 것이어서 실제 카드와 다를 수 있습니다.
provenance = 출처 보기
open-table = 테이블 열기

board = 게임판
together = 모두가 동시에 고릅니다
together-decided = 내 선택: { $choice }. 다른 사람들이 아직 고르고 있습니다.
together-change = 선택 바꾸기
together-done = { $name }: 골랐습니다
together-waiting = { $name }: 고르는 중
undo = 무르기
undo-help = 마지막 선택을 무릅니다 (u)
undo-ask-help = 마지막 선택을 무르자고 다른 사람에게 요청합니다 (u)
undo-denied = 다른 사람이 무르기를 거절했습니다.
do-again = 연결이 끊겼습니다. 마지막으로 한 일이 전달되었는지 확인하고, 전달되지 않았다면 다시 하세요.
clock-went-on = { $seconds }초 동안 연결이 끊겼습니다. 그동안 시계는 계속 흘렀습니다.
ask-again = 연결이 끊겨서 다른 사람에게 한 요청이 더 이상 유효하지 않습니다. 여전히 원한다면 다시 요청하세요.
undo-waiting = 다른 사람의 동의를 기다리는 중…
proposal = { $name }의 제안:
agree = 좋아요
disagree = 다른 걸로
proposes = 행동하기 전에 물어봅니다
undo-asked = { $name } 님이 { $count ->
    [1] 마지막 수를
   *[other] 마지막 { $count }수를
} 무르고 싶어 합니다. 괜찮을까요?
undo-allow = 허락
undo-refuse = 거절
coach = 길잡이
coach-unfold = 길잡이 설명 모두 보기
coach-fold = 길잡이 접기
coach-suggest = 수 추천받기
coach-off = 길잡이 끄기
doubt-title = 실수인 것 같습니다
doubt-said = “{ $action }”은 손해가 큽니다. 더 좋은 수: { $best }.
choose-again = 다시 고르기
play-anyway = 그대로 두기
hint = 힌트
hinting = 생각하는 중…
hint-title = 봇의 추천
hint-looked-at = 살펴본 수 (많이 살펴본 순서)
win-estimate = 봇이 보는 승리 확률
rules = 규칙
signs = 기호
log = 기록
log-and-chat = 기록과 채팅
log-empty = 아직 아무 일도 없었습니다.
repeated = { $line } ({ $count }번).
look-back = 그때의 판 보기
turn-details = 자세히: { $line }
looking-back = 지난 판을 보는 중
back-to-now = 게임으로 돌아가기
log-hidden = 화면을 넘겨받을 때까지 가려져 있습니다.
rule-of = 관련 규칙: { $line }
notes = 메모
notes-placeholder = 계획, 의심, 기억할 것
notes-help = 다른 참가자에게는 보이지 않으며 모든 기기에서 볼 수 있습니다.
notes-saved = 저장됨
notes-saving = 아직 저장되지 않음
chat = 채팅
chat-empty = 아직 아무도 말하지 않았습니다.
chat-say = 메시지 입력
send = 보내기
full-screen = 전체 화면
full-screen-off = 전체 화면 끝내기
menu = 메뉴
keys = 단축키
key-tab = 다음 요소로 이동
key-next = 다음 선택지로 이동
key-digit = 번호로 선택
key-shift = 같은 종류를 모두 선택
key-arrows = 그 방향의 선택지로 이동, 남의 차례에는 그 방향의 요소로 이동
key-enter = 선택하거나 선택을 확정
key-esc = 하던 선택 취소, 힌트 닫기
key-undo = 무르기
key-hint = 힌트
key-rule = 이 질문에 관한 규칙
key-log = 기록 보이기/숨기기
key-text = 테이블을 글로 설명
key-full = 전체 화면
key-keys = 이 목록
text-view = 테이블을 글로 설명
share-watch = 관전 링크 복사
leave-table = 테이블에서 나가기
verify-shuffle = 섞기를 확인하는 방법
verify-shuffle-help =
    게임이 끝나면 누구나 섞기가 나눠 주기 전에 봉인되었는지 확인할 수 있습니다. 기록을 내보내 라이브러리로 확인하세요:
commitment = 카드 섞기는 봉인되어 있습니다. 봉인값:
secret = 봉인이 열렸습니다. 누구나 카드 섞기를 검증할 수 있습니다. 비밀값:
shuffle-kept = 기록에 내가 보탠 값이 들어 있습니다. 서버 혼자서는 섞기 결과를 고를 수 없었습니다.
shuffle-absent = 섞기에 내가 보탠 값 없이 게임이 시작되었습니다. 제때 연결되지 않았거나 값이 빠졌습니다.
shuffle-left-out = 섞기에 보탠 값을 밝혔지만 기록에는 없습니다. 너무 늦게 도착했거나 빠졌습니다.
shuffle-false = 기록이 게임 시작 전에 브라우저가 본 것과 다릅니다. 섞기가 조작되었을 수 있습니다.
shuffle-unknown = 기록을 불러오지 못해 섞기에 보탠 값을 확인하지 못했습니다.
brought-title = 이 게임의 시작
brought-tables = 테이블 주인이 국면이나 카드를 가져온 테이블
brought-position = 고른 국면에서 시작합니다.
brought-position-means = 이 국면은 섞지 않았습니다. 테이블 주인은 모든 손패와 더미를 알고 있습니다. 누구나 전부 볼 수 있습니다.
brought-file = 테이블 주인의 카드로 플레이합니다.
brought-file-means = 카드의 값은 테이블 주인이 가져온 파일에서 왔습니다.
brought-save = 국면을 파일로 저장
setting-up = 게임을 준비하는 중…
brought-the-file = 테이블 주인의 파일({ $name })
brought-look = 시작 국면 보기
shuffle-later = 이 게임은 섞지 않은, 고른 국면에서 시작했습니다. 그 뒤에 섞거나 굴린 것에는 내가 보탠 값이 들어 있습니다. 서버 혼자서는 그것을 고를 수 없었습니다.
verify-shuffle-later = 이 게임은 아무도 섞지 않은, 고른 국면에서 시작합니다. 그 뒤에 섞거나 굴리는 것은 미리 봉인됩니다. 게임이 끝나면 기록을 내보내어 라이브러리로 확인하세요.
catch-up = 건너뛰기 ({ $count })
choice = 선택지
choices = 선택지
choices-of-game = 게임에서:
all-actions = 가능한 모든 행동 ({ $count })
nothing-to-do = 다른 플레이어를 기다리는 중입니다.
while-away = 자리를 비운 동안
got-it = 확인
line-lost = 연결이 끊겼습니다. 다시 연결하는 중…
no-table = 이 테이블을 열 수 없습니다
stranded = 이 게임은 계속할 수 없습니다
stranded-help = 이전 규칙으로 시작된 게임이라 지금 규칙으로는 이어 갈 수 없습니다. 모든 플레이어가 동의하면 결과 없이 끝냅니다.
stranded-close = 이 게임을 끝내는 데 동의하기
stranded-waiting = 동의했습니다. 다른 플레이어 { $count }명이 아직 답하지 않았습니다.
stranded-closed = 이 게임은 끝났습니다.
waiting-friends = 모두 앉을 때까지 기다리고 있습니다
waiting-help = 모든 자리가 차면 게임이 시작됩니다.
invite-help = 친구마다 링크를 하나씩 보내 주세요. 모든 자리가 차면 게임이 시작됩니다.
told-help = 다른 사람들이 요청을 보고 클릭 한 번으로 앉을 수 있습니다. 모든 자리가 차면 게임이 시작됩니다.
clocks-start = 게임이 시작되면 시계도 움직입니다.
seat-taken = 앉음
free-seat = 이 자리 비우기
free-seat-help = 자리가 다시 비고 새 링크가 생깁니다.
seat-gone = 이 테이블에 더 이상 내 자리가 없습니다.
seat-open = 빈자리
invite-of = { $name }의 초대 링크
shuffling = 섞는 중…
copy = 복사
copied = 복사됨
not-copied = 브라우저가 복사하지 못했습니다. 텍스트가 선택되어 있으니 브라우저 메뉴에서 복사하세요.
curtain-title = { $name } 차례입니다
curtain-help = 화면을 넘겨받으세요. 다른 사람은 보지 마세요.
curtain-lift = 네, { $name }입니다

result = 결과
in-points = { $count }점
wins = { $you ->
    [seat] 내가 이겼습니다, { $points }
   *[none] { $names } 승리, { $points }
}
shared-win = { $you ->
    [seat] { $names } 님과 공동 승리, { $points }
   *[none] { $names } 공동 승리, { $points }
}
counting = 점수 계산
skip-counting = 건너뛰기
to-sheet = 점수표 보기
tie-broken = 점수가 같아 동점 규칙으로 승부를 가립니다.
lost = 패배, { $points }
rematch = 한 판 더
rematch-by = { $name } 님이 한 판 더 하자고 합니다.
to-rematch = 다시 하는 테이블로
share = 다시 보기 링크 복사
share-picture = 그림으로 공유
share-no-https = 저장했습니다. 다른 앱으로 공유하려면 https://로 시작하는 주소가 필요합니다.
drawing = 그리는 중…
export = 기록 내보내기
line = 항목
decided-by = 승부처: { $line }. { $you ->
    [seat] 내가
   *[none] { $name } 님이
} 여기서 2위보다 { $points }점 앞섰습니다.
race = 점수 흐름
race-team = 점수 흐름
the-team = 팀
race-missing = 게임의 흐름을 보여 줄 수 없습니다.
lead-since = { $you ->
    [seat] 내가
   *[none] { $name } 님이
} { $moves }수 가운데 { $move }수째부터 끝까지 앞섰습니다.

to-start = 처음으로
step-back = 한 수 뒤로
step-on = 한 수 앞으로
to-end = 끝으로
play = 재생
pause = 멈춤
stop = 그만
move-of = { $moves }수 중 { $move }수
seen-by = 시점
open-hands = 모든 손패 공개
as-seen-by = { $name }의 시점
ask-bot = 봇이라면 어떻게 할까요?
estimates = 승리 확률
estimate = 게임 전체 분석
turning-points = 승부가 바뀐 순간:
turning-point = { $move }번째 수: { $name } 우세

review = 복기
review-what = 결정마다 얼마나 좋았는지 보고, 다르게 두고 싶은 수를 다시 두어 보세요.
review-whose = 누구의 결정
review-start = 복기하기
review-progress = 결정 { $all }개 중 { $done }개
review-left = 약 { $time } 남았습니다. 가장 의심스러운 결정부터 봅니다.
review-broken = 복기가 중단되었습니다. 다시 시작하면 멈춘 곳부터 이어집니다.
review-lost = { $move }번째 수, −{ $points }% (±{ $error })
review-accuracy = { $name }: 정확도 { $percent }%
balance-began = { $you ->
    [seat] 나의
   *[none] { $name }님의
} 처음 승률은 { $began }%였습니다(똑같이 나누면 { $even }%).
balance-said = { $you ->
    [seat] 내 결정으로
   *[none] { $name }님의 결정으로
} { $unit ->
    [none] 잃은 것은 거의 없습니다.
    [percent] 약 { $cost }%의 승리 확률을 잃었습니다.
   *[wins] 약 { $cost }승에 해당하는 기회를 잃었습니다.
} { $back ->
    [all] 운과 다른 플레이어가 그만큼 되돌려 주었습니다.
    [most] 운과 다른 플레이어가 대부분을 되돌려 주었습니다.
    [some] 운과 다른 플레이어가 일부를 되돌려 주었습니다.
    [less] 나머지는 불운이거나 다른 플레이어가 잘 둔 결과입니다.
    [more] 운과 다른 플레이어가 도와주었습니다.
   *[none] 운과 다른 플레이어의 영향은 거의 없었습니다.
}
review-did = 둔 수: { $did }.
review-better = 더 좋은 수: { $best }.
review-then = 그다음에는 예를 들어: { $then }.
review-show = 더 좋은 수 보기
review-try = 다시 두기
review-none = 측정할 수 있을 만큼 손해를 본 결정이 없습니다. 잘 두셨습니다!
grade-best = 최선
grade-good = 좋음
grade-inaccuracy = 부정확
grade-mistake = 실수
grade-blunder = 큰 실수
trial-ask = { $move }번째 수: 더 좋은 수를 찾아보세요.
trial-lost = 백 판 중 { $points }판(±{ $error })을 잃습니다.
trial-branch = 여기서 이어 하기
trial-leave = 게임으로 돌아가기
branch = 이어 하기
branch-what = 이 순간부터 봇과 겨루는 테이블을 엽니다. 여기 게임은 그대로 남습니다.
share-move = 이 수로 가는 링크 복사

leave-bot = 봇에게 맡기고 나가기
leave-bot-help = 봇이 내 자리를 이어받고, 다른 사람들의 게임은 계속됩니다. 언제든 돌아와서 다시 맡을 수 있습니다.
leave-bot-alone-help = 봇이 끝까지 대신 플레이합니다. 그 전에는 돌아와서 다시 맡을 수 있습니다.
leave-close = 닫기만 하기
leave-close-waits-help = 테이블은 그대로 기다립니다. 내 테이블에서 다시 열 수 있습니다.
stand-up = 일어나서 나가기
stand-up-help = 아직 게임이 시작되지 않았습니다. 지금 나가면 다른 사람이 이 자리에 앉을 수 있습니다.
leave-close-others-help = 게임이 잠시 기다립니다. 그 뒤에는 다른 사람들이 내 자리에 봇을 앉히거나 자리를 다른 사람에게 내줄 수 있습니다.
leave-close-bot-help = 자리를 비운 동안에도 내 시계는 갑니다. 시간이 다 되면 봇이 이어서 플레이합니다.
leave-close-lose-help = 자리를 비운 동안에도 내 시계는 갑니다. 시간이 다 되면 집니다.
leave-watching-help = 관전 중입니다. 다시 오려면 이 테이블의 링크를 여세요.
leave-over-help = 게임이 끝났습니다. 내 게임에서 다시 볼 수 있습니다.
resign = 기권
resign-sure = 네, 기권합니다
resign-help = { $seats ->
    [1] 게임을 포기하고, 상대가 승리합니다.
   *[other] 이 화면의 모든 자리가 게임을 포기하고, 상대가 승리합니다.
}
resign-many-help = { $seats ->
    [1] 게임을 포기하고 꼴찌가 됩니다. 봇이 끝까지 대신 플레이하며, 다시 맡을 수 없습니다.
   *[other] 이 화면의 모든 자리가 게임을 포기하고 꼴찌가 됩니다. 봇이 끝까지 대신 플레이하며, 다시 맡을 수 없습니다.
}
abandon = 게임 중단
abandon-sure = 네, 중단합니다
abandon-help = 모두가 동의하면 게임이 결과 없이 지금 끝납니다.
abandon-alone-help = { $seats ->
    [1] 게임이 결과 없이 지금 끝납니다.
   *[other] 이 화면의 모두에게 게임이 결과 없이 지금 끝납니다.
}
yours-replaced = 봇이 대신 플레이하고 있습니다.
seat-replaced = 봇이 { $name } 님 대신 플레이하고 있습니다.
take-over = 다시 맡기
absent = { $name } 님이 자리를 비웠습니다.
absent-wait = { $time } 더 기다립니다. 모두가 동의하면 바로 됩니다.
absent-wait-alone = { $time } 더 기다립니다.
idle = { $name } 님이 오랫동안 선택하지 않고 있습니다.
idle-help = 다른 사람이 모두 동의하면 봇이 이어서 플레이합니다.
yours-idle = 다른 사람들이 기다리고 있습니다. 모두 동의하면 다시 맡을 때까지 봇이 대신 플레이합니다.
yours-idle-asked = { $name } 님이 지금 그렇게 하자고 제안했습니다. 지금 선택하면 자리를 지킬 수 있습니다.
ask-bot-in = 봇 앉히기
ask-offer = 링크로 자리 내주기
ask-waiting = 다른 사람들의 동의를 기다리는 중…
ask-silence = { $time } 뒤에는 답이 없어도 동의로 봅니다.
withdraw = 제안 취소
question = 모두에게 묻습니다
asked-bot = { $name } 님이 { $about } 님 자리에 봇({ $level })을 앉히자고 합니다. { $about } 님은 돌아와서 다시 맡을 수 있습니다.
asked-offer = { $name } 님이 { $about } 님의 자리를 링크로 다른 사람에게 내주자고 합니다.
asked-abandon = { $name } 님이 게임을 결과 없이 지금 끝내자고 합니다.
asked-silence = { $time } 안에 답하지 않으면 동의로 봅니다.
consent = 동의
dissent = 반대
took-back = { $name } 님이 한 수 무릅니다.
you-took-back = 한 수 무릅니다.
seated-left = { $name } 님이 나갔습니다. 봇({ $level })이 이어서 플레이합니다.
seated-absent = { $name } 님이 자리를 비웠습니다. 봇({ $level })이 이어서 플레이합니다.
seated-time = { $name } 님의 시간이 다 되었습니다. 봇({ $level })이 이어서 플레이합니다.
seated-resigned = { $name } 님이 기권했습니다.
seated-lost = { $name } 님이 시간패했습니다.
seated-back = { $name } 님이 돌아와서 다시 맡았습니다.
seated-joined = { $name } 님이 자리에 앉았습니다.
carried = 게임이 진행되는 동안 { $game }의 규칙이 수정되었습니다. 여기부터 새 규칙으로 이어집니다.
unchecked = 게임이 진행되는 동안 규칙이 수정되었습니다. 이전 규칙으로 한 행동({ $count })은 보여 줄 수 없고 확인할 수도 없습니다.
played-alone = 브라우저 하나에서 혼자 플레이한 게임입니다. 그 브라우저가 비밀값과 카드를 모두 갖고 있었으므로 봉인은 다른 사람에게 아무것도 증명하지 못합니다.
game-ended = 게임이 끝났습니다.
ended-abandoned = 게임이 중단되었습니다.
ended-resigned = { $reader ->
    [only] 기권했습니다.
    [also] 당신과 { $names } 님이 기권했습니다.
   *[none] { $names } 님이 기권했습니다.
}
ended-lost = { $reader ->
    [only] 시간패했습니다.
    [also] 당신과 { $names } 님이 시간패했습니다.
   *[none] { $names } 님이 시간패했습니다.
}
ended-short = { $how ->
    [abandoned] 중단됨
    [resigned] 기권으로 끝남
   *[other] 시간패로 끝남
}
wins-by-default = { $reader ->
    [only] 당신의 승리입니다.
    [also] 당신과 { $names } 님의 승리입니다.
   *[none] { $names } 님의 승리입니다.
}
with-takebacks = 무르기 { $count }번.
clocks = 시계
clock = 시계
clock-and-undo = 시계와 무르기
clock-none = 시계 없음
clock-none-help = 각자 필요한 만큼 시간을 씁니다.
clock-live = { $minutes }분, 선택마다 { $seconds }초
clock-own = 직접 정하기…
clock-slow-hours = 차례마다 { $count }시간
clock-slow-days = 차례마다 { $count }일
clock-live-help = 한 번에 끝내는 게임에 알맞습니다. 내가 고르는 동안만 내 시간이 가고, 봇은 누구의 시간도 쓰지 않습니다.
clock-slow-help = 여러 날에 걸쳐 하는 게임에 알맞습니다. 오래 걸리는 차례는 예비 시간을 씁니다.
clock-nights = 밤 시간 제외 ({ $zone } { $start }시~{ $end }시)
clock-minutes = 1인당 시간(분)
clock-increment = 선택마다 더하는 시간(초)
clock-reserve = 예비 시간
clock-reserve-none = 없음
clock-hours = { $count }시간
clock-days = { $count }일
clock-days-hours = { $days }일 { $hours }시간
clock-end = 시간이 다 되면
clock-end-bot = 봇이 이어서 플레이
clock-end-lose = 시간패
terms-clock = 시계: { $clock }. { $end ->
    [lose] 시간이 다 되면 집니다.
   *[bot] 시간이 다 되면 봇이 이어서 플레이합니다.
}
clock-minute = 1분 남았습니다.
clock-last = 10초 남았습니다.
clock-stands = 연결 끊김
takebacks-allowed = 무르기 허용
takebacks-help = 허용하지 않으면 같은 차례에 한, 아무것도 드러내지 않은 선택만 되돌릴 수 있습니다.
clock-with-reserve = { $turn }, 예비 시간 { $reserve }
stand-in = 봇의 실력
takebacks-none = 무르기 없이 진행합니다.
takebacks-agreed = 다른 사람들이 동의하면 선택을 무를 수 있습니다.
your-table = 테이블 관리
hush = 플레이어만 채팅에 쓸 수 있음
spectators = { $count ->
    [0] 관전자가 없습니다.
   *[other] 관전자 { $count }명
}
spectator = 관전자 { $number }
kick = 내보내기
new-link = 새 링크
new-link-help = 링크를 바꿉니다. 예전 링크는 쓸 수 없게 됩니다.
a-spectator = 관전자
all-spectators = 모든 관전자
mute = { $name } 숨기기
unmute = { $name } 보이기
chat-closed = 여기에는 플레이어만 쓸 수 있습니다.
delete-table = 삭제
delete-sure = 완전히 삭제
table-deleted = { $game }: 삭제했습니다.
take-back = 되돌리기

open-tables = 열린 테이블
waits-with = — { $names } 님이 기다립니다.
called-by = — { $names } 님의 테이블에 초대받았습니다.
seats-free = 빈자리 { $count }개.
fills-at = { $time }에 봇({ $level })이 빈자리를 채웁니다.
fills-soon = 테이블에서 기다리는 사람이 있으면 봇({ $level })이 빈자리를 채웁니다.
option-is = { $option }: { $choice }
option-off = “{ $option }” 없이
join-table = 참가하기
to-the-table = 테이블로
list-table = 누구나 참가할 수 있음
list-table-help = 기다리는 동안 이 테이블이 열린 테이블 목록에 보입니다. 링크도 쓸 수 있습니다.
list-slow-help = 일주일 동안, 또는 자리가 다 찰 때까지 이 테이블이 열린 테이블 목록에 보입니다. 링크도 쓸 수 있습니다.
fill-table = 1분이 지나면 봇이 빈자리를 채움
listed = 이 테이블은 열린 테이블 목록에 있습니다. 누구나 참가할 수 있습니다.
qr-code = QR 코드
people-known = 함께 플레이한 사람들
people-known-help = 초대한 사람의 첫 화면에 이 테이블이 표시됩니다.
games-together = 함께 한 게임 { $count }판
call = 초대
called = 초대함
only-here = 이 링크는 이 컴퓨터에서만 열립니다. 친구도 접속할 수 있는 주소로 이 페이지를 여세요.

you = 나
other-device = 다른 기기에서 계속하기
other-device-help = 다른 기기에서 이 링크를 열거나 코드를 스캔하세요. 모든 테이블과 함께 옮겨 갑니다. 다른 사람에게 보여 주지 마세요. 이 링크를 연 사람은 나로 플레이하게 됩니다.
other-device-once = 이 링크는 { $time }까지 한 번만 쓸 수 있습니다.
other-device-again = 새 링크 만들기
other-device-make = 링크 보기
link-to-you = 다른 기기에서 열 링크

account-rename = 이름 바꾸기

privacy = 개인정보
other-device-lead = 일회용 링크나 QR 코드로 모든 테이블과 함께 옮겨 갑니다.
other-device-here = 이 링크는 이 컴퓨터에서만 열립니다. 다른 기기가 접속할 수 있는 주소로 이 페이지를 여세요.
my-games = 내 게임
all-my-games = 내 게임 모두 보기
my-games-help =
    끝난 게임을 모두 다시 볼 수 있습니다. 한 화면에서 여러 자리를 맡은 게임, 봇이 대신 끝낸 게임, 고른 국면이나 테이블 주인의 카드로
    시작한 게임은 목록에는 있지만 통계에는 들어가지 않습니다.
figures = 내 통계
my-rating = 내 레이팅
provisional = (잠정)
players = 인원
games = 게임
wins-count = 승리
mean-score = 평균
best-score = 최고
with-players = { $count ->
    [1] 혼자
   *[other] { $count }명
}
against-bots = 봇 상대
their-rating = 봇 레이팅
bot-of = 봇: { $level }
filter-game = 게임
filter-opponent = 상대
filter-all = 전체
no-games-yet = 아직 끝난 게임이 없습니다.
no-such-games = 조건에 맞는 게임이 없습니다.
more-games = 더 보기
outcome-won = 승리
outcome-lost = 패배
outcome-none = 결과 없음
with-substitutes = 자리의 주인이 바뀌었습니다.
ratings = 레이팅
ratings-missing = 지금은 레이팅을 보여 줄 수 없습니다. 나중에 ‘내 게임’에서 볼 수 있습니다.
rated = 레이팅 게임
rated-ask = 결과를 레이팅에 반영하기
rated-help = 힌트와 무르기가 없고, 시간이 다 되면 지며, 자리를 봇에게 맡길 수 없습니다.
rated-needs = 먼저 시계를 고르세요. 레이팅 게임에는 시계가 있어야 합니다.
rated-means = 결과에 따라 레이팅이 바뀝니다. 힌트와 무르기가 없고, 시간이 다 되면 집니다.
unrated-abandoned = 중단된 게임이라 레이팅이 바뀌지 않았습니다.
unrated-takebacks = 무르기가 있어서 레이팅이 바뀌지 않았습니다.
unrated-substitutes = 자리의 주인이 바뀌어서 레이팅이 바뀌지 않았습니다.
unrated-position = 중간 국면에서 시작해서 레이팅이 바뀌지 않았습니다.
unrated-shared = 한 사람이 여러 자리를 맡아서 레이팅이 바뀌지 않았습니다.
unrated-alone = 겨룬 사람이 없어서 레이팅이 바뀌지 않았습니다.
unrated-clock = 시계가 없어서 레이팅이 바뀌지 않았습니다.
unrated-unknown = 결과를 알 수 없어서 레이팅이 바뀌지 않았습니다.

other-players = 다른 플레이어
block-help = 차단한 사람은 내 테이블에 앉을 수 없고, 그 사람의 채팅은 보이지 않습니다. 상대에게는 알리지 않습니다.
block = 차단
blocked = 차단함
report = 신고…
reported = 신고함
report-help = 이 서버의 운영자가 마지막 채팅과 함께 읽습니다.
report-reason = 이유
report-text = 자세한 내용
reason-insult = 욕설이나 협박
reason-cheating = 부정행위
reason-leaving = 시간을 끌거나 게임을 떠남
reason-spam = 광고
reason-name = 불쾌한 이름
reason-other = 기타
unlist = 목록에서 내리기

turns-waiting = 내 차례인 테이블 { $count }개
turn-until = { $time }까지
calls-title = 차례 알림
calls-here = 이 테이블의 차례 알림 받기

clubs = 클럽
club-only = { $name } 전용.
list-for = 대상
list-everybody = 모두

guide-contents = 차례
guide-search = 규칙에서 찾기
guide-found = { $count }곳 찾음
guide-not-found = 찾은 내용 없음
rules-here = 지금 이 테이블에서
guide-print = 가이드 인쇄
guide-print-short = 요약 규칙 인쇄

lessons = 배우기
lessons-in = 배우기는 { $languages }로 제공됩니다.
lesson = 배우기
lessons-start = 배우기 시작
lessons-go-on = 이어서:
lessons-first = 먼저
lessons-later = 필요할 때
lesson-minutes = 약 { $count }분
lesson-finished = 마침
lesson-step = { $count }단계 중 { $number }단계
lesson-leave = 배우기 목록
lesson-answers = 답
lesson-back = 이전
lesson-next = 다음
lesson-right = 맞았습니다!
lesson-show = 보여 주기
lesson-again = 다시 하기
lesson-done = 나가기
lesson-following = 다음 배우기
lesson-play = 첫 게임 하기

puzzles = 문제
puzzles-what =
    봇끼리 둔 게임에서 고른 상황입니다. 뚜렷하게 가장 좋은 수가 하나 있고, 그럴듯해 보이는 다른 수가 있습니다. 수의
    가치는 보이는 정보와 어긋나지 않는 여러 세계에서 이어 두어 측정했습니다.
puzzles-solved = 푼 문제: { $all }개 중 { $done }개
puzzles-none = 이 게임의 문제는 아직 없습니다.
puzzle = 문제
puzzle-number = 문제 { $number } / { $count }
puzzle-facts = { $players }명, 수 { $moves }가지
puzzle-is-solved = 풀었음
puzzle-is-shown = 답을 봄
puzzle-daily = 오늘의 문제
puzzle-ask = 가장 좋은 수를 찾아보세요.
puzzle-wrong = { $move }: 백 판 중 { $chance }판을 이깁니다. 최선의 수는 { $points }판(±{ $error })을 더 이깁니다.
puzzle-again = 다시 해 보세요.
puzzle-solved = 정답입니다!
puzzle-best = 최선: { $move }. 백 판 중 { $chance }판을 이깁니다.
puzzle-tempting = 그럴듯한 수: { $move }. { $chance }판을 이깁니다.
puzzle-line = 이어질 수 있는 진행:
puzzle-back = 문제의 장면으로
puzzle-show = 답 보기
puzzle-next = 다음 문제
puzzle-all = 모든 문제
puzzles-themes = 주제
puzzles-of = { $done }/{ $all }
puzzles-own = 내가 한 게임에서
puzzles-own-what = 내 실수를 다시 풀어 봅니다. 이 브라우저에만 저장됩니다.
puzzle-easy = 쉬움
puzzle-medium = 보통
puzzle-hard = 어려움
puzzle-very-hard = 매우 어려움
puzzle-own = 내가 한 게임의 문제
puzzle-yours = 내가 둔 수: { $move }. { $chance }판을 이깁니다.
puzzle-keep = 실수 { $count }개를 문제로 남기기
puzzle-kept = 내 문제
puzzle-lesson = 먼저 배우기
puzzle-begin = 쉬운 문제

bots-title = 봇 계정
seat-account-help = 테이블을 열 때 이 봇에게 도전합니다.
bot-ask = 봇 계정 초대
bot-ask-send = 초대
bot-asked = { $name } 봇에게 초대를 보냈습니다.
bot-declined = { $why ->
    [busy] { $name } 봇이 거절했습니다. 이미 다른 게임을 하고 있습니다.
    [game] { $name } 봇이 거절했습니다. 이 게임은 하지 않습니다.
    [terms] { $name } 봇이 거절했습니다. 이 조건으로는 하지 않습니다.
   *[other] { $name } 봇이 거절했습니다.
}
