former = A former player
bot = Bot { $number }
player = Player { $number }
