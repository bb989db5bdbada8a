# 맨 아래의 키 안내. 짧을수록 더 많은 키가 들어간다.
foot-choose = 선택
foot-type = 입력
foot-hint = 힌트
foot-undo = 되돌리기
foot-rule = 규칙
foot-log = 기록
foot-score = 점수
foot-describe = 설명
foot-turn = 뒤집기
foot-chat = 채팅
foot-table = 테이블
foot-keys = 도움말
foot-quit = 나가기

help-choose = 목록에서 고르기
help-number = 그 번호의 선택지
help-type = 선택지를 직접 입력. Tab은 자동 완성, Esc는 그만두기
help-hint = 힌트: 강한 봇의 선택
help-undo = 마지막 선택 되돌리기
help-rule = 이 질문에 관한 규칙
help-log = 차례별 기록
help-score = 점수표
help-describe = 테이블을 글로 설명
help-chat = 테이블에서 채팅
help-table = 테이블: 링크, 자리를 비운 사람, 게임 끝내기
help-turn = 보드 뒤집기(양면 보드인 게임)
help-board = 터미널이 작을 때 보드 스크롤
help-quit = 테이블에서 나가기

# 페이지
signs-title = 게임판의 기호
keys-title = 키
log-title = 기록
score-title = 점수표
chat-title = 채팅
table-title = 테이블
page-foot = ↑ ↓ 스크롤   Esc 닫기
list-foot = ↑ ↓ Enter 선택   Esc 닫기
chat-foot = Enter 보내기   Esc 닫기
chat-empty = 아직 아무 말도 없습니다.
chat-here = 할 말을 입력하세요
type-here = 입력, Tab 자동 완성
no-rule = 이 질문만의 규칙은 없습니다.
if-ended = 지금 게임이 끝난다면
curtain-name = { $name }의 차례
curtain-hand = 키보드를 넘겨주세요.
curtain-lift = Enter를 누르면 테이블이 보입니다.
leave-ask = 끝나지 않은 이 게임에서 나갈까요?
leave-keys = y  나가기      n  남기
sure-keys = y  예      n  아니요

# 대답
thinking = 생각하는 중…
hint-said = 힌트: { $choice } (승률 { $chance }%)
taken-back = 되돌림: { $choice }.
nothing-to-undo = 아직 되돌릴 수 있는 선택이 없습니다.
hint-on-turn = 힌트는 내 차례에만 볼 수 있습니다.
no-hint = 지금은 힌트가 없습니다.
no-why = 그것에 관해서는 할 말이 없습니다.
unknown = “{ $typed }”: 여기서 쓸 수 없는 말입니다.
quoted = “{ $choice }”
either = { $others } 또는 { $last }
nearest = 혹시 { $choices }인가요?

# 사람
player = 플레이어 { $number }
bot = 봇 { $number }
seat = 자리 { $number }
spectator = 관전자
away = 자리 비움
days-hours = { $days }일 { $hours }시간
wins = { $name } 승리.
share = { $names } 공동 승리.
loses = { $name } 패배.
you-win = 이겼습니다.
you-lose = 졌습니다.
team-wins = 팀이 이겼습니다.
team-loses = 팀이 졌습니다.
ended-abandoned = 합의로 게임을 그만두었습니다.
ended-resigned = 기권으로 게임이 끝났습니다.
ended-lost = 시간이 다 되어 게임이 끝났습니다.

# 서버의 테이블
lost = 연결이 끊어졌습니다.
lost-again = 연결이 끊어졌습니다. 다시 연결하는 중…
closed = 서버가 테이블을 닫았습니다.
refuses = 서버가 거절했습니다.
no-address = 테이블 주소는 http://HOST/join/TABLE#INVITE 형식이어야 합니다. 입력한 주소: { $url }
no-answer = { $server } 서버가 응답하지 않습니다: { $reason }
not-begun = 게임이 아직 시작되지 않았습니다.
only-watching = 이 테이블은 관전만 하고 있습니다.
nobody-here = 이 테이블에는 다른 사람이 없습니다.
waiting-deal = 시작을 기다리는 중. 테이블에 있는 사람: { $names }.
waiting-seat = { $name }: 친구를 기다리는 중.
chosen-waiting = 선택했습니다. 다른 사람을 기다리는 중. 되돌리면 다시 고를 수 있습니다.
undo-sent = 되돌리기.
undo-asked = 되돌리기: 다른 사람들에게 물었습니다.
asks-undo = { $name }: 선택을 되돌려도 되는지 묻습니다.
asks-bot = { $name }: 자리를 비운 사람 대신 봇을 앉히자고 합니다.
asks-offer = { $name }: 자리를 비운 사람의 자리를 다른 사람에게 주자고 합니다.
asks-abandon = { $name }: 결과 없이 지금 게임을 끝내자고 합니다.
asks-something = { $name }: 동의를 구합니다.
proposes = 봇의 제안: { $choice }
agree = 동의
refuse = 거절
agreed = 동의했습니다.
not-agreed = 동의하지 않았습니다.
asked-others = 다른 사람들에게 물었습니다.
done = 완료.
said = { $name }: { $text }
took-back = { $name } 님이 한 수 무릅니다.
you-took-back = 한 수 무릅니다.
seated-left = { $name } 나감. 봇이 이어서 플레이합니다.
seated-absent = { $name } 자리 비움. 봇이 이어서 플레이합니다.
seated-time = { $name } 시간 초과. 봇이 이어서 플레이합니다.
seated-resigned = { $name } 기권.
seated-lost = { $name } 시간패.
seated-back = { $name } 돌아와서 이어서 플레이합니다.
seated-joined = { $name } 자리에 앉음.
rematch-by = { $name } 님이 한 판 더 하자고 합니다.

# 서버의 테이블에서 할 수 있는 일
tool-none = 지금 여기서 할 일은 없습니다.
tool-watch = 관전 링크: { $link }
tool-link = 자리 { $number } 링크: { $link }
tool-rematch = 한 판 더 하자고 하기
tool-rematch-link = 다시 하는 테이블 링크: { $link }
tool-new-link = 자리 { $number }의 새 링크 만들기. 예전 링크는 무효가 됩니다
tool-free = { $name }의 자리 비우기
tool-stand-up = 자리에서 일어나기
tool-bot = { $name } 대신 봇이 플레이하게 하기
tool-offer = { $name }의 자리를 다른 사람에게 주기
tool-hand-over = 나 대신 봇이 플레이하게 하기
tool-take-over = 봇에게서 내 자리 되찾기
tool-resign = 기권
tool-abandon = 결과 없이 게임을 끝내자고 묻기
tool-withdraw = 물은 것을 거두기
tool-hush = 플레이어만 채팅에 쓰게 하기
tool-unhush = 관전자도 채팅에 쓰게 하기
tool-kick = 관전자 { $number } 내보내기

# 문장
plain-commands = 번호나 글로 고릅니다. 그 밖에: board, hint, undo, why 행동, score, say 글, table, clock, quit.
plain-hint = 힌트: { $choice } [{ $words }], 승률 { $chance }%.
plain-tool = `table 번호`로 실행합니다.
no-clock = 이 테이블에는 시계가 없습니다.

# 글로 하는 게임
plain-unfinished = 게임이 끝나지 않았습니다.
plain-gone = 이제 없음: { $line }
plain-type = 입력할 수 있는 것:
plain-for-help = ?를 입력하면 쓸 수 있는 말을 모두 볼 수 있습니다.
plain-sections = 규칙의 항목: { $sections }.
plain-offered = 지금 할 수 있는 행동입니다.
plain-not-offered = 지금은 할 수 없는 행동입니다.
taken-back-more = 되돌림: { $choice }. 그 뒤의 행동 { $count }개도 되돌렸습니다.
typed-number = 그 번호의 행동
typed-words = 괄호 안에 그렇게 쓰인 행동
typed-board = 테이블 전체를 말하기. 질문마다 달라진 것만 말합니다
typed-hint = 강한 봇이 고를 것과 그 이유
typed-why = 어떤 행동을 할 수 없는 까닭. 동사만 써도 됩니다
typed-rules = 규칙 보기. `rules 항목`은 한 항목만 보여 줍니다
typed-undo = 마지막 선택과 그 뒤의 모든 것을 되돌리기
typed-help = 이 목록
typed-quit = 게임을 끝내지 않고 나가기

# 기록된 게임
level-random = 무작위
level-greedy = 탐욕형
level-beginner = 입문
level-casual = 캐주얼
level-skilled = 숙련
level-strong = 고수
level-master = 달인
record-left = { $before } 나감. 봇이 이어서 플레이합니다 ({ $level }).
record-absent = { $before } 자리 비움. 봇이 이어서 플레이합니다 ({ $level }).
record-time = { $before } 시간 초과. 봇이 이어서 플레이합니다 ({ $level }).
record-resigned = { $before } 기권.
record-lost = { $before } 시간패.
record-back = { $name } 돌아와서 이어서 플레이합니다.
record-joined = { $name }: { $before }의 자리에 앉음.
record-unfinished = 기록이 끝나지 않았습니다. 다음: { $question }
record-takebacks = 되돌린 횟수: { $count }.

# 문제
puzzles-head = { $game }: 문제 { $count }개
puzzle-facts = ({ $players }명, 수 { $moves }가지)
puzzle-head = { $game } 문제입니다. 당신은 { $name }입니다.
puzzle-ask = 가장 좋은 수를 찾아보세요.
puzzle-commands = 번호나 글로 고릅니다. 그 밖에: board(테이블), show(답), quit.
puzzle-wrong = { $move }: 백 판 중 { $chance }판을 이깁니다. 최선의 수는 { $points }판(±{ $error })을 더 이깁니다.
puzzle-again = 다시 해 보세요.
puzzle-solved = 정답입니다!
puzzle-best = 최선: { $move }. 백 판 중 { $chance }판을 이깁니다.
puzzle-tempting = 그럴듯한 수: { $move }. { $chance }판을 이깁니다.
puzzle-line = 이어질 수 있는 진행:
puzzle-easy = 쉬움
puzzle-medium = 보통
puzzle-hard = 어려움
puzzle-very-hard = 매우 어려움
grade-good = 좋음.
grade-inaccuracy = 부정확.
grade-mistake = 실수.
grade-blunder = 큰 실수.
brought-position = 이 게임은 고른 국면에서 시작합니다. 섞지 않았으며, 테이블 주인은 모든 손패와 더미를 알고 있습니다.
brought-file = 이 게임은 테이블 주인의 카드로 플레이합니다.
ask-again = 연결이 끊겨서 다른 사람에게 한 요청이 더 이상 유효하지 않습니다. 여전히 원한다면 다시 요청하세요.
