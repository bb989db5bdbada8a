# What only the pages without a server say.
alone-loading = 게임을 불러오는 중: { $of } 중 { $bytes }
alone-opening = 게임을 여는 중…
alone-elsewhere = 이 브라우저의 다른 페이지에서 게임이 열려 있습니다. 여기서 계속하려면 그 페이지를 닫아 주세요.
alone-failed = 게임이 멈췄습니다({ $reason }). 페이지를 새로 고치면 이어서 할 수 있습니다. 지금까지 둔 것은 저장되어 있습니다.
alone-no-files = 이 페이지의 파일을 모두 받지 못했습니다({ $reason }). 연결을 확인하고 페이지를 새로 고쳐 주세요. 지금까지 둔 것은 저장되어 있습니다.
alone-again = 다시 시도
alone-no-browser =
    이 브라우저는 너무 오래되었거나 WebAssembly나 워커가 꺼져 있어 게임을 실행할 수 없습니다. 최신 버전의 Firefox, Chrome, Edge, Safari를 사용해 주세요.
alone-insecure = 브라우저는 안전한 페이지에서만 게임을 저장합니다. https로 시작하는 주소로 이 페이지를 열어 주세요.
alone-damaged = 이 브라우저에 저장된 게임을 열 수 없습니다({ $reason }). 게임은 그대로 두었습니다. 파일로 저장하거나 처음부터 시작할 수 있습니다.
alone-other-version =
    이 브라우저에 저장된 게임은 이 페이지의 다른 버전에서 만든 것입니다. 새로 고쳐서 최신 버전을 받아 주세요. 게임은 그대로 두었습니다. 파일로 저장하거나 처음부터 시작할 수 있습니다.
alone-unkept =
    { $reason ->
        [full] 이 브라우저에 게임을 저장할 공간이 더 없습니다.
       *[other] 이 브라우저가 더 이상 게임을 저장하지 않습니다({ $reason }).
    } 이 페이지를 닫기 전까지는 계속할 수 있습니다.
alone-newer = 이 페이지의 새 버전이 있습니다.
alone-newer-take = 새 버전 쓰기
alone-save = 내 게임을 파일로 저장
alone-along = 게임 가져가기
alone-along-help =
    게임은 이 브라우저에만 저장됩니다. 가끔 파일로 저장해 두고, 다른 브라우저에서 그 파일을 열어 이어서 하세요. 이미 있는 게임은 그대로
    남습니다.
alone-take = 파일에서 게임 추가
alone-file-too-large = 파일이 너무 큽니다. 최대 { $most }메가바이트입니다.
alone-added = { $count ->
    [0] 파일에 더 추가할 게임이 없습니다.
   *[other] 게임 { $count }개를 추가했습니다.
}
alone-anew = 처음부터 시작
alone-anew-sure = 네, 내 게임을 지우고 처음부터 시작합니다
alone-here =
    이 페이지에서는 봇과 함께 혼자, 또는 한 화면에서 여럿이 둡니다. 모든 것은 이 브라우저에만 남습니다. 친구 초대, 클럽, 알림에는
    서버가 필요합니다.
alone-served = 서버가 필요한 페이지입니다
alone-served-help =
    친구 초대, 클럽, 알림에는 서버가 필요합니다. 이 링크를 받은 서버의 주소에서 열거나, 직접 서버를 실행해 주세요.
alone-stopped = 이 페이지의 게임이 멈췄습니다.
alone-not-loaded = 불러오지 못했습니다
alone-silent = 더 이상 응답하지 않습니다

# What is said otherwise where there is a server, by the same ids.
shelf-lead = 규칙서를 빠짐없이 옮긴 현대 보드게임. 봇과 바로 시작하거나 이 화면에서 여럿이 함께하세요. 계정은 필요 없습니다.
server-away = 제대로 되지 않았습니다.
no-answer = 응답이 없습니다. 닫고 다시 시도하세요.
line-lost = 이 테이블이 멈췄습니다.
bots-slow = 지금은 이 기기가 느려서 이 단계의 봇이 평소보다 약하게 둡니다.
undo-ask-help = { undo-help }
undo-waiting = 잠시만요…
log-and-chat = 기록과 메모
notes-help = 이 브라우저에만 남습니다.
leave-bot-help = { leave-bot-alone-help }
leave-close-bot-help =
    이 페이지가 열려 있는 동안에는 다른 것을 보고 있어도 내 시계가 갑니다. 시간이 다 되면 봇이 이어서 플레이합니다.
leave-close-lose-help = 이 페이지가 열려 있는 동안에는 다른 것을 보고 있어도 내 시계가 갑니다. 시간이 다 되면 집니다.
brought-position-means = 이 국면은 섞지 않았습니다.
brought-file = 내 카드로 플레이합니다.
brought-file-means = 카드의 값은 내가 가져온 파일에서 왔습니다.
brought-the-file = 내 파일({ $name })
my-games-help =
    끝난 게임을 모두 다시 볼 수 있습니다. 이 화면에서 여러 자리를 맡은 게임, 봇이 대신 끝낸 게임, 고른 국면이나 내 카드로 시작한
    게임은 목록에는 있지만 통계에는 들어가지 않습니다.
stranded-help = 이전 규칙으로 시작된 게임이라 지금 규칙으로는 이어 갈 수 없습니다. 결과 없이 끝낼 수 있습니다.
stranded-close = 이 게임 끝내기
refusal-refused = 할 수 없습니다.
refusal-bad-input = 처리할 수 없는 내용입니다. 페이지를 새로 고친 뒤 다시 시도하세요.
refusal-error = 처리하지 못했습니다. 나중에 다시 시도하세요.
refusal-fault = 문제가 생겼습니다. 바뀐 것은 없습니다.
refusal-unavailable = 지금은 처리할 수 없습니다. 바뀐 것은 없으니 나중에 다시 시도하세요.
refusal-no-game = 이 게임은 여기에 없습니다.
refusal-too-large = 너무 큽니다.
refusal-alone-file = 이 파일의 게임을 추가할 수 없습니다. 파일이 손상되었거나, 다른 버전이거나, 게임 파일이 아닙니다. 바뀐 것은 없습니다.
