# What only the pages without a server say.
alone-loading = 게임을 불러오는 중: { $of } 중 { $bytes }
alone-opening = 게임을 여는 중…
alone-elsewhere = 이 브라우저의 다른 페이지에서 게임이 열려 있습니다. 여기서 계속하려면 그 페이지를 닫아 주세요.
alone-failed = 게임이 멈췄습니다: { $reason } 페이지를 새로 고치면 이어서 할 수 있습니다. 지금까지 둔 것은 저장되어 있습니다.
alone-unkept = 이 브라우저가 더 이상 게임을 저장하지 않습니다({ $reason }). 이 페이지를 닫기 전까지는 계속할 수 있습니다.
alone-newer = 이 페이지의 새 버전이 있습니다.
alone-newer-take = 새 버전 쓰기
alone-save = 내 게임을 파일로 저장
alone-along = 게임 가져가기
alone-along-help =
    게임은 이 브라우저에만 저장됩니다. 가끔 파일로 저장해 두고, 다른 브라우저에서 그 파일을 열어 이어서 하세요. 이미 있는 게임은 그대로
    남습니다.
alone-take = 파일에서 게임 추가
alone-added = { $count ->
    [0] 파일에 더 추가할 게임이 없습니다.
   *[other] 게임 { $count }개를 추가했습니다.
}
alone-anew = 처음부터 시작
alone-anew-sure = 네, 내 게임을 지우고 처음부터 시작합니다
alone-here =
    이 페이지에서는 봇과 함께 혼자, 또는 한 화면에서 여럿이 둡니다. 모든 것은 이 브라우저에만 남습니다. 친구 초대, 클럽, 알림에는
    서버가 필요합니다.
