title = 고려
tagline = 여덟 라운드 동안 아홉 캐릭터의 지배력을 다툽니다. 같은 카드를 많이 남길수록 그 힘이 내 것이 됩니다.
feel = 빠르고 교묘한 게임: 같은 카드를 모으고 비밀을 지키며, 아무도 더 많이 갖지 않기를 바라세요.

# 카드. 수가 없으면 이름만, 있으면 장수도 함께.
kind-omniscient = { $count ->
    [other] 초능력자 { $count }장
   *[name] 초능력자
}
kind-spy = { $count ->
    [other] 스파이 { $count }장
   *[name] 스파이
}
kind-senator = { $count ->
    [other] 정치가 { $count }장
   *[name] 정치가
}
kind-priest = { $count ->
    [other] 사제 { $count }장
   *[name] 사제
}
kind-ship-owner = { $count ->
    [other] 선주 { $count }장
   *[name] 선주
}
kind-banker = { $count ->
    [other] 은행가 { $count }장
   *[name] 은행가
}
kind-guardian = { $count ->
    [other] 수호자 { $count }장
   *[name] 수호자
}
kind-broadcaster = { $count ->
    [other] 정보원 { $count }장
   *[name] 정보원
}
kind-merchant = { $count ->
    [other] 상인 { $count }장
   *[name] 상인
}
kind-barbarians = { $count ->
    [other] 야만인 { $count }장
   *[name] 야만인
}
kind-lobbying = { $count ->
    [other] 로비스트 { $count }장
   *[name] 로비스트
}

# 능력: 카드에 쓸 짧은 말과 설명.
power-omniscient = 동률이면 우선
power-spy = 토큰 훔치기
power-senator = 제한 +2
power-priest = 이벤트 제거
power-ship-owner = 다른 두 장
power-banker = 토큰 받기
power-guardian = 야만인 방어
power-broadcaster = 한 장 더
power-merchant = 9점
power-barbarians = 한 장 파괴
power-lobbying = 두 장 교환
power-omniscient-help = 지배력이 동률일 때 주인이 이깁니다. 마지막 점수 계산에는 쓰이지 않습니다. 게임이 끝나면 1점.
power-spy-help = 지배력이 있으면 차례마다 한 번 다른 플레이어의 토큰 1개를 훔칩니다. 수호자가 한 장도 없으면 로비스트의 대상이 되지 않습니다. 게임이 끝나면 2점.
power-senator-help = 지배력이 있으면 라운드가 끝날 때 카드를 2장 더 남길 수 있습니다. 게임이 끝나면 3점.
power-priest-help = 지배력이 있으면 차례마다 한 번 자기 앞의 이벤트 1장을 없앱니다. 게임이 끝나면 4점.
power-ship-owner-help = 지배력이 있으면 서로 다른 카드 2장을 내려놓을 수 있습니다. 게임이 끝나면 5점.
power-banker-help = 지배력이 있으면 차례마다 한 번 은행에서 토큰 1개를 받습니다. 게임이 끝나면 6점.
power-guardian-help = 지배력이 있으면 야만인의 대상이 되지 않습니다. 게임이 끝나면 7점.
power-broadcaster-help = 지배력이 있으면 카드를 1장 더 받습니다. 게임이 끝나면 8점.
power-merchant-help = 능력은 없지만 게임이 끝나면 지배력을 가진 사람이 9점을 얻습니다.
power-barbarians-help = 공개하면 다른 플레이어의 캐릭터 1장을 없앱니다. 자기 앞에 남아 게임이 끝나면 −1점.
power-lobbying-help = 공개하면 두 플레이어의 캐릭터를 한 장씩 맞바꿉니다. 자기 앞에 남아 게임이 끝나면 −1점.

action-play = 내려놓기: { $kind } ×{ $count }
action-pair = 내려놓기: { $kind }, { $kind2 }
action-pass = 아무것도 내려놓지 않기
action-reveal = 내려놓은 카드 공개
action-bank = 은행에서 토큰 받기
action-forgive = 사제: 내 { $kind } 없애기
action-steal = 스파이: { $target } 님의 토큰 훔치기
action-destroy = { $target } 님의 { $kind } 없애기
action-lobby = { $you ->
    [target] 로비스트: 내 { $kind } 고르기
   *[none] 로비스트: { $target } 님의 { $kind } 고르기
}
action-swap = { $you ->
    [target] 내 { $kind } 카드와 맞바꾸기
   *[none] { $target } 님의 { $kind } 카드와 맞바꾸기
}
action-waive = { $kind } 효과 쓰지 않기
action-end = 차례 마치기
action-discard = { $kind } 버리기

prompt-orders = 한 종류의 카드를 원하는 만큼 내려놓으세요.
    .other = { $seat } 님이 카드를 고르고 있습니다.
prompt-orders-two = 한 종류의 카드를 원하는 만큼, 또는 서로 다른 카드 두 장을 내려놓으세요.
    .other = { $seat } 님이 선주의 힘으로 카드를 고르고 있습니다.
prompt-reveal = 내 차례: 능력을 쓰거나 내려놓은 카드를 공개하세요.
    .other = { $seat } 님이 카드를 공개하려 합니다.
prompt-effects = { $barbarians ->
    [0] { $lobbying ->
        [0] { $kind }: 고를 수 있는 캐릭터가 없습니다. 효과를 쓰지 않고 넘어가세요.
       *[other] 로비스트: 맞바꿀 두 캐릭터 중 첫 번째를 고르세요.
    }
   *[other] { $lobbying ->
        [0] 야만인: 다른 플레이어의 캐릭터 1장을 없애세요.
       *[other] 이벤트를 실행하세요: 다른 플레이어의 캐릭터를 없애거나, 맞바꿀 두 캐릭터를 고르세요.
    }
}
    .other = { $seat } 님이 이벤트를 실행합니다: { $kind }.
prompt-end = 남은 능력을 쓰거나 차례를 마치세요.
    .other = { $seat } 님에게 아직 쓸 수 있는 능력이 있습니다.
prompt-swap = { $you ->
    [seat-target] 내 { $kind } 카드와 맞바꿀 캐릭터를 고르세요.
   *[none] { $target } 님의 { $kind } 카드와 맞바꿀 캐릭터를 고르세요.
}
    .other = { $you ->
        [target] { $seat } 님이 내 { $kind } 카드와 맞바꿀 캐릭터를 고르고 있습니다.
       *[none] { $seat } 님이 { $target } 님의 { $kind } 카드와 맞바꿀 캐릭터를 고르고 있습니다.
    }
prompt-discard = 제한을 넘었습니다. 캐릭터 { $count }장을 버리세요.
    .other = { $seat } 님이 제한을 넘어 캐릭터 { $count }장을 버려야 합니다.
prompt-over = 여덟 번째 라운드가 끝났습니다.

turn-who = { $you ->
    [seat] 나
   *[none] { $seat } 님
}

turn-said = { $who }: { $what }.

log-season = { $you ->
    [seat] 각자 { $count }장을 받고, 끝날 때 { $limit }장까지 남깁니다. 나부터 시작합니다.
   *[none] 각자 { $count }장을 받고, 끝날 때 { $limit }장까지 남깁니다. { $seat } 님부터 시작합니다.
}
    .heading = 라운드 { $round }
log-short = { $you ->
    [seat] 카드가 모자라 나는 { $count }장만 받습니다.
   *[none] 카드가 모자라 { $seat } 님은 { $count }장만 받습니다.
}
log-broadcast = { $you ->
    [seat] 정보원 덕분에 내가 1장을 더 받습니다.
   *[none] 정보원 덕분에 { $seat } 님이 1장을 더 받습니다.
}
log-hand = { $you ->
    [seat] 내가 받은 카드: { $kind }.
   *[none] { $seat } 님이 받은 카드: { $kind }.
}
log-order = { $you ->
    [seat] 내가 { $count ->
        [0] 카드를 내려놓지 않습니다
       *[other] 카드 { $count }장을 뒤집어 내려놓습니다
    }.{ $rest ->
        [0] {""}
       *[other] {" "}남은 { $rest }장은 버립니다.
    }
   *[none] { $seat } 님이 { $count ->
        [0] 카드를 내려놓지 않습니다
       *[other] 카드 { $count }장을 뒤집어 내려놓습니다
    }.{ $rest ->
        [0] {""}
       *[other] {" "}남은 { $rest }장은 버립니다.
    }
}
    .brief = { $count ->
        [0] 카드를 내려놓지 않음
       *[other] 카드 { $count }장을 뒤집어 내려놓음
    }
log-order-sealed = { $you ->
    [seat] 내가 장수를 숨기고 카드를 내려놓고, 남은 카드는 버립니다.
   *[none] { $seat } 님이 장수를 숨기고 카드를 내려놓고, 남은 카드는 버립니다.
}
    .brief = 장수를 숨기고 카드를 내려놓음
log-order-size = { $you ->
    [seat] 내가 내려놓은 카드는 { $count }장입니다.
   *[none] { $seat } 님이 내려놓은 카드는 { $count }장입니다.
}
log-order-own = { $you ->
    [seat] 내가 내려놓은 카드: { $kind }.
   *[none] { $seat } 님이 내려놓은 카드: { $kind }.
}
log-reveal = { $you ->
    [seat] 내가 공개합니다: { $kind }.
   *[none] { $seat } 님이 공개합니다: { $kind }.
}
    .brief = { $kind } 공개
log-reveal-nothing = { $you ->
    [seat] 나는 공개할 카드가 없습니다.
   *[none] { $seat } 님은 공개할 카드가 없습니다.
}
    .brief = 공개할 카드 없음
log-bank = { $you ->
    [seat] 내 은행가가 은행에서 토큰 1개를 받습니다.
   *[none] { $seat } 님의 은행가가 은행에서 토큰 1개를 받습니다.
}
    .brief = 은행에서 토큰 1개 받음
log-forgive = { $you ->
    [seat] 내 사제가 { $kind } 1장을 없앱니다.
   *[none] { $seat } 님의 사제가 { $kind } 1장을 없앱니다.
}
    .brief = 사제로 { $kind } 없앰
log-steal = { $you ->
    [seat] 내 스파이가 { $target } 님의 토큰 1개를 훔칩니다.
    [target] { $seat } 님의 스파이가 내 토큰 1개를 훔칩니다.
   *[none] { $seat } 님의 스파이가 { $target } 님의 토큰 1개를 훔칩니다.
}
    .brief = { $you ->
        [target] 내 토큰 1개 훔침
       *[none] { $target } 님의 토큰 1개 훔침
    }
log-destroy = { $you ->
    [seat] 내 야만인이 { $target } 님의 { $kind } 1장을 없앱니다.
    [target] { $seat } 님의 야만인이 내 { $kind } 1장을 없앱니다.
   *[none] { $seat } 님의 야만인이 { $target } 님의 { $kind } 1장을 없앱니다.
}
    .brief = { $you ->
        [target] 내 { $kind } 없앰
       *[none] { $target } 님의 { $kind } 없앰
    }
log-swap = { $you ->
    [seat] 내 로비스트: { $target } 님의 { $kind } 카드와 { $other } 님의 { $kind2 } 카드가 자리를 바꿉니다.
    [seat-target] 내 로비스트: 내 { $kind } 카드와 { $other } 님의 { $kind2 } 카드가 자리를 바꿉니다.
    [seat-other] 내 로비스트: { $target } 님의 { $kind } 카드와 내 { $kind2 } 카드가 자리를 바꿉니다.
    [target] { $seat } 님의 로비스트: 내 { $kind } 카드와 { $other } 님의 { $kind2 } 카드가 자리를 바꿉니다.
    [other] { $seat } 님의 로비스트: { $target } 님의 { $kind } 카드와 내 { $kind2 } 카드가 자리를 바꿉니다.
   *[none] { $seat } 님의 로비스트: { $target } 님의 { $kind } 카드와 { $other } 님의 { $kind2 } 카드가 자리를 바꿉니다.
}
    .brief = { $you ->
        [seat-target] 내 { $kind } 카드와 { $other } 님의 { $kind2 } 카드를 맞바꿈
        [seat-other] { $target } 님의 { $kind } 카드와 내 { $kind2 } 카드를 맞바꿈
        [target] 내 { $kind } 카드와 { $other } 님의 { $kind2 } 카드를 맞바꿈
        [other] { $target } 님의 { $kind } 카드와 내 { $kind2 } 카드를 맞바꿈
       *[none] { $target } 님의 { $kind } 카드와 { $other } 님의 { $kind2 } 카드를 맞바꿈
    }
log-waive = { $you ->
    [seat] 내가 { $kind } 효과를 쓰지 않습니다.
   *[none] { $seat } 님이 { $kind } 효과를 쓰지 않습니다.
}
    .brief = { $kind } 효과 쓰지 않음
log-discard = { $you ->
    [seat] 내가 제한을 넘은 { $kind } 1장을 버립니다.
   *[none] { $seat } 님이 제한을 넘은 { $kind } 1장을 버립니다.
}
    .brief = { $kind } 버림
log-over = 여덟 번째 라운드가 끝났습니다. 점수를 계산합니다.
    .heading = 게임 끝
log-win = { $you ->
    [seat] 내가 { $count }점으로 승리합니다.
   *[none] { $seat } 님이 { $count }점으로 승리합니다.
}
log-draw = { $you ->
    [seat] 내가 { $count }점으로 함께 승리합니다.
   *[none] { $seat } 님이 { $count }점으로 함께 승리합니다.
}

ending-win = 여덟 라운드가 끝나고 점수가 가장 높은 사람이 이겼습니다.
ending-draw = 여덟 라운드가 끝나고 점수가 같아 함께 승리합니다.

# 수를 두는 까닭: 그 수가 하는 일을 한 문장으로.
reason-gain = { $hidden ->
    [0] { "" }
   *[other] 공개된 카드로 보면{ " " }
}{ $kind } 지배력을 얻습니다. 끝까지 지키면 { $count }점입니다.{ $plain ->
    [1] { "" }
   *[other] { " " }능력: { $power }.
}
reason-gain-tie = { $hidden ->
    [0] { "" }
   *[other] 공개된 카드로 보면{ " " }
}동수여도 { $kind } 능력을 얻습니다: { $power }.
reason-take = { $hidden ->
    [0] { "" }
   *[other] 공개된 카드로 보면{ " " }
}{ $target } 님에게서 { $kind } 지배력을 빼앗습니다.{ $plain ->
    [1] { "" }
   *[other] { " " }능력: { $power }.
}
reason-ahead = { $hidden ->
    [0] { "" }
   *[other] 공개된 카드로 보면{ " " }
}{ $count ->
    [1] { $kind } 지배력에서 1장 앞서게 됩니다.
   *[other] 동수여도 { $kind } 지배력을 지킵니다.
}
reason-safe = { $hidden ->
    [0] { "" }
   *[other] 공개된 카드로 보면{ " " }
}{ $kind } 지배력이 { $hidden ->
    [0] 안전해집니다
   *[other] 더 안전해집니다
}. { $count }장 앞섭니다.
reason-break = { $hidden ->
    [0] { "" }
   *[other] 공개된 카드로 보면{ " " }
}{ $target } 님의 { $kind } 지배력을 깨뜨립니다.{ $plain ->
    [1] { "" }
   *[other] { " " }능력: { $power }.
}
reason-press = { $hidden ->
    [0] { "" }
   *[other] 공개된 카드로 보면{ " " }
}{ $target } 님의 { $kind } 우세를 { $count }장으로 줄입니다.
reason-token = 토큰 하나는 게임이 끝날 때 1점입니다.
reason-steal = 1점을 얻고, { $target } 님은 1점을 잃습니다.
reason-forgive = { $kind } 카드를 없앱니다. 그대로 두면 1점을 잃고 자리도 차지합니다.
reason-barbarians = 공개할 때 다른 플레이어의 캐릭터 하나를 없앨 수 있습니다.
reason-lobbying = 공개할 때 캐릭터 두 장을 { $count }번 맞바꿀 수 있습니다.
reason-fits = 그러면 카드가 { $count }장이 되고, 이번 라운드에는 { $limit }장까지 남길 수 있습니다.
reason-spare = 이 { $kind } 카드로는 지배력이 없으므로 잃을 것이 없습니다.
reason-waived = 이 { $kind } 카드로는 어떤 지배력도 나에게 이롭게 바뀌지 않습니다.
reason-crowded = 카드가 { $count }장인데 이번 라운드에 남길 수 있는 것은 { $limit }장입니다. 더 내면 버려야 합니다.
reason-no-target = 지금 상황에서 야만인으로 없앨 수 있는 카드가 없습니다.
reason-no-swap = 지금 상황에서 로비스트로 맞바꿀 수 있는 카드가 없습니다.
reason-behind = { $kind } 지배력은 여전히 { $target } 님에게 있습니다{ $count ->
    [0] .
   *[other] ({ $count }장 앞섬).
}

# 첫 게임의 길잡이: 질문마다 처음 나올 때.
coach-orders =
    손에서 같은 종류의 카드를 골라 뒤집어 내려놓으세요. 나머지는 더미로 돌아갑니다. 한 캐릭터의 카드가 가장 많은
    사람만 그 능력을 쓰고 마지막에 점수를 얻습니다. 적은 종류를 모아 앞서 나가세요. 라운드마다 앞에 둘 수 있는 카드
    수에도 주의하세요.
coach-orders-two =
    선주 지배력이 있으면 같은 카드 여러 장 대신 서로 다른 카드 두 장을 낼 수 있습니다. 두 장이 저마다 지배력을 줄 때
    좋습니다.
coach-reveal =
    지배력이 있는 캐릭터의 능력은 공개 전이나 후에 한 번씩 쓸 수 있습니다. 내려놓은 카드로 지배력이 바뀔 수 있다면
    먼저 쓰고, 그다음 공개하세요.
coach-effects =
    이제 이벤트가 일어납니다. 야만인은 다른 플레이어의 캐릭터를 없애고, 로비스트는 두 캐릭터을 맞바꿉니다. 한 장 차이로 앞선
    지배력을 노리세요. 건너뛸 수도 있지만 카드는 남아 1점을 잃습니다.
coach-swap = 이제 다른 캐릭터를 고르세요. 먼저 고른 캐릭터의 자리로 갑니다. 바뀌는 두 종류를 모두 살펴보세요.
coach-end = 카드를 공개했습니다. 아직 쓰지 않은 능력을 쓰고(토큰은 점수입니다) 차례를 마치세요.
coach-discard =
    이번 라운드에 허용된 것보다 카드가 많습니다. 지배력을 주지 못하는 카드를 버리세요. 이벤트 카드도 세지만 버릴 수는
    없습니다.

why-no-majority = 이 능력에 필요한 지배력이 없습니다.
why-used = 이번 차례에 이미 쓴 능력입니다.
why-bank-empty = 은행이 비었습니다.
why-no-event = 앞에 놓인 이벤트가 없습니다.
why-no-such-event = 앞에 그 이벤트가 없습니다.
why-reveal-first = 먼저 내려놓은 카드를 공개하세요.
why-no-token = 훔칠 토큰이 없습니다.
why-own-token = 스파이는 다른 플레이어의 토큰만 훔칩니다.
why-no-ship-owner = 서로 다른 두 장은 선주의 지배력이 있어야 합니다.
why-not-in-hand = 손에 없는 카드입니다.
why-must-order = 적어도 한 장은 내려놓아야 합니다.
why-event-stays = 이벤트는 버릴 수 없습니다. 사제만이 없앨 수 있습니다.
why-event-safe = 캐릭터만 고를 수 있고 이벤트는 고를 수 없습니다.
why-own-character = 야만인은 다른 플레이어만 공격합니다.
why-guarded = 수호자의 지배력이 야만인을 막습니다.
why-lobby-proof = 수호자가 한 장도 없으면 스파이의 지배력이 로비스트를 막습니다.
why-same-player = 서로 다른 두 플레이어의 카드를 맞바꿔야 합니다.
why-no-partner = 맞바꿀 상대가 없습니다.
why-effects-open = 먼저 이벤트를 실행하거나 쓰지 않기로 하세요.
why-over = 게임이 끝났습니다.

sheet-omniscient = 초능력자 (1)
sheet-spy = 스파이 (2)
sheet-senator = 정치가 (3)
sheet-priest = 사제 (4)
sheet-ship-owner = 선주 (5)
sheet-banker = 은행가 (6)
sheet-guardian = 수호자 (7)
sheet-broadcaster = 정보원 (8)
sheet-merchant = 상인 (9)
sheet-barbarians = 야만인
sheet-lobbying = 로비스트
sheet-tokens = 승점 토큰
sheet-total = 합계
in-points = { $count }점

option-empty_orders = 내려놓지 않기 허용
option-empty_orders-help = 카드를 한 장도 내려놓지 않을 수 있습니다.
option-sealed_orders = 장수 숨기기
option-sealed_orders-help = 모두 내려놓을 때까지 몇 장을 내려놓았는지 아무도 모릅니다.

# 게임판.
board-season = 라운드 { $round } / { $rounds }
board-draw = { $count }장 받기
board-keep = { $limit }장 남기기
board-aim = 같은 캐릭터가 가장 많은 사람이 그 숫자만큼 점수를 얻습니다.
board-bank = 은행: 토큰 { $count }개
board-bank-short = 은행
board-pool = 더미에 { $count }장
board-pool-short = 더미
board-you = 나
board-first = 선
board-score = 지금 끝나면 { $points }점
board-points = { $points }점
board-limit = 라운드가 끝날 때 { $limit }장 중 { $count }장
board-limit-word = 장
board-over-limit = 제한보다 { $count }장 많음
board-tokens = { $seat }: 토큰 { $count }개
board-hand-count = 손에 { $count }장
board-order-count = 뒤집어 놓은 카드 { $count }장
board-order-sealed = 장수를 숨긴 카드
board-order-none = 내려놓은 카드 없음
board-cell = { $you ->
    [seat] 나: { $kind }
   *[none] { $seat }: { $kind }
}
board-holds = { $you ->
    [seat] 내가 지배력을 가졌습니다
   *[none] { $seat } 님이 지배력을 가졌습니다
}
board-holds-no-points = { $you ->
    [seat] 내가 초능력자로 지배력을 가졌습니다. 동률이라 점수는 없습니다
   *[none] { $seat } 님이 초능력자로 지배력을 가졌습니다. 동률이라 점수는 없습니다
}
board-needs = { $count }장 더 있으면 지배력을 얻습니다
board-no-cards = 아직 내려놓은 카드가 없습니다
board-nobody = 지배력을 가진 사람이 없습니다
board-proof-barbarians = 야만인으로부터 안전
board-proof-lobbying = 로비스트로부터 안전
board-hand = 내 손
board-hand-empty = 다음 라운드까지 손이 비어 있습니다.
board-hand-empty-last = 손이 비어 있습니다.
board-with-order = 카드가 { $count }장이 됩니다. 지금은 { $limit }장까지 남길 수 있습니다.
board-hand-chosen = 내려놓을 카드를 골랐습니다. 모두 고르면 함께 내려놓습니다.
board-ask-reveal = 내 차례: 카드를 공개하세요
board-ask-effects = 처리하기: { $kind }
board-ask-swap = 자리를 바꿀 카드를 고르세요
board-ask-end = 능력을 쓰거나 차례를 마치세요
board-ask-discard = 제한을 넘었습니다: { $count }장 버리기
board-hand-wait = 내 손. 내려놓을 차례는 나중에 옵니다.
board-your-order = 뒤집어 놓은 내 카드
board-unplayed = 더미로 돌아감
board-card = { $kind }, { $count }장 중 { $number }번째
board-place = 내려놓기: { $kind }
board-choose = 내려놓을 카드를 고르세요
board-place-none = 내려놓기
board-clear = 지우기
board-away = 자리 비움
board-thinking = 생각하는 중
board-choose-between = 이 카드를 어떻게 할까요?
board-in-hand = 손: { $kind }
board-in-order = 내려놓은 카드: { $kind }
board-nothing = 없음
board-swapping = 맞바꿀 카드로 고름
board-season-ends = 라운드 { $round } 끝
board-season-passed = 지배력이 바뀐 캐릭터
board-season-none-passed = 바뀐 지배력이 없습니다.
board-season-to = 다음
board-season-next = 라운드 { $round }: { $count }장씩 받고 { $limit }장 남기기
board-score-now = { $points }점
legend-cards = 캐릭터와 이벤트
legend-lanes = 플레이어
legend-first = 이번 라운드의 선
legend-crown = 이 캐릭터가 가장 많음
legend-needs = 지배력을 얻으려면 더 필요한 카드 수
legend-seal = 지배력을 가진 사람: 능력을 쓰고 숫자만큼 점수를 얻습니다.
legend-hollow = 동률이라 초능력자로 지배력만 갖고 점수는 없는 사람
legend-order = 뒤집어 놓은 카드와 그 장수
legend-limit = 앞에 놓인 카드, 그리고 라운드가 끝날 때 남길 수 있는 장수
legend-tokens = 토큰
legend-guarded = 야만인으로부터 안전
legend-masked = 로비스트로부터 안전
board-court = 조정: 캐릭터마다 지배력을 가진 사람
board-used = 이번 차례에 사용함
board-nobody-has = 지배력 없음
board-cards = { $kind }
board-player = { $you ->
    [seat] 나
   *[none] { $seat }
}

# 말로 옮긴 판과 터미널에 그린 판.
tell-deal = 모두 { $count }장씩 받고, 라운드가 끝날 때 { $limit }장까지 남길 수 있습니다.
tell-supply = { $count ->
    [0] 은행이 비어 있고
   *[other] 은행에 토큰이 { $count }개 있고
}, { $pool ->
    [0] 더미에는 카드가 없습니다.
   *[other] 더미에는 카드가 { $pool }장 있습니다.
}
tell-first = { $you ->
    [seat] 이번 라운드의 선입니다.
   *[none] 이번 라운드의 선은 { $seat } 님입니다.
}
tell-pending = 처리할 이벤트: { $kind }.
tell-swap = { $you ->
    [target] 맞바꿀 카드: 내 { $kind }.
   *[none] 맞바꿀 카드: { $target } 님의 { $kind }.
}
tell-hand = 내 손: { $kind }.
tell-no-hand = 내 손이 비어 있습니다.
tell-order = 뒤집어 놓은 내 카드: { $kind }.
tell-unplayed = 더미로 돌아가는 카드: { $kind }.
tell-tableau = 앞에 놓은 카드: { $kind } (라운드가 끝날 때 { $limit }장까지, 지금 { $count }장).
tell-no-tableau = 앞에 놓은 카드가 없습니다. 라운드가 끝날 때 { $limit }장까지 남길 수 있습니다.
tell-score = 지금 끝나면 { $points }점이고, 그중 토큰이 { $count }개입니다.
tell-hidden = 손에 { $count }장.
tell-placed = 뒤집어 놓은 카드 { $count }장.
tell-sealed = 장수를 숨긴 카드를 내려놓았습니다.
tell-guarded = 야만인이 건드릴 수 없습니다.
tell-proof = 로비스트가 건드릴 수 없습니다.
tell-court = 조정
tell-holds = { $you ->
    [seat] { $kind } ({ $number }점): 지배력을 가졌습니다.
   *[none] { $kind } ({ $number }점): { $seat } 님이 지배력을 가졌습니다.
}
tell-holds-tied = { $you ->
    [seat] { $kind } ({ $number }점): 초능력자로 지배력을 가졌지만, 동률이라 점수는 없습니다.
   *[none] { $kind } ({ $number }점): { $seat } 님이 초능력자로 지배력을 가졌지만, 동률이라 점수는 없습니다.
}
tell-free = 지배력을 가진 사람이 없는 캐릭터: { $list }.
draw-key = ■ 앞에 놓인 카드 한 장, 1/4 허용된 4장 중 1장, ▸ 차례
draw-held = 지배력
draw-cards = 카드
draw-hand = 손
draw-order = 내려놓음
draw-tokens = 토큰
draw-points = 점수

# 문제의 주제
theme-win = 지배력 얻기
theme-take = 상대의 지배력 빼앗기
theme-break = 상대의 지배력 무너뜨리기
theme-lead = 앞선 지배력 지키기
theme-lobbying = 로비스트로 맞바꾸기
theme-barbarians = 야만인으로 공격하기
theme-high = 큰 숫자 싸움
theme-low = 작은 숫자도 점수
theme-limit = 제한에 맞추기
theme-pair = 서로 다른 카드 2장
theme-rival = 상대가 얻을 점수
