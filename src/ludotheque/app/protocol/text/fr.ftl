former = Un ancien joueur
bot = Bot { $number }
player = Joueur { $number }
