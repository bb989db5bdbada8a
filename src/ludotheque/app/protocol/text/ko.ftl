former = 탈퇴한 플레이어
bot = 봇 { $number }
player = 플레이어 { $number }
