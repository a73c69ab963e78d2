# The five games: name, poster (.origin), how one wins (.aim), why somebody has won (.won), how long a match takes (.length), and for the one to begin with why (.first).

game-quarante = Quarante de Roi
    .origin = France, eighteenth century: forty for four kings in one hand, and every court card is worth fighting for.
    .aim = Two against two; the first side to reach 150 points wins.
    .won = { $deals ->
    [off] A side has reached { $target } points or more, and the side with the higher score wins.
   *[other] The match was over after { $deals ->
        [one] one scored deal
       *[other] { $deals } scored deals
    }: the side with the higher score wins, and equal scores share.
}
    .length = Five or six brisk deals, 10 to 20 minutes.
game-quarante-1792 = Quarante de Roi, 1792
    .origin = The game in its powdered wig, as Lacombe wrote it down: kings choose the partners, and cliques are announced in two breaths.
    .aim = Kings choose the partners; the first side to reach 150 points wins.
    .won = { $deals ->
    [off] A side has reached { $target } points or more, and the side with the higher score wins.
   *[other] The match was over after { $deals ->
        [one] one scored deal
       *[other] { $deals } scored deals
    }: the side with the higher score wins, and equal scores share.
}
    .length = About six deals, 10 to 20 minutes.
game-400 = The Lebanese 400
    .origin = Lebanon's own game: hearts are always trump, your partner sits across, and yet you bid alone.
    .aim = Reach 41 while your partner is above zero, and you win together.
    .won = { $deals ->
    [off] Somebody reached { $target } while their partner was { $partner_floor ->
        [not_negative] at zero or above
       *[other] above zero
    }: both win. If two pairs do so, the pair with the higher sum wins.
   *[other] The match was over after { $deals ->
        [one] one scored deal
       *[other] { $deals } scored deals
    }: the pair with the higher sum wins, and equal sums share.
}
    .length = Thirteen or fourteen deals, 25 to 60 minutes.
game-jeu-du-roi = Le Jeu du Roi
    .origin = From France and Belgium: ten deals, ten aims, and no bidding at all.
    .aim = Each for themselves: lose little, win much, score highest.
    .won = The points of all deals are added up, and the highest total wins. { $floor ->
    [final] A total below zero ends as 0.
   *[other] { "" }
}
    .length = Ten deals, 20 to 40 minutes.
    .first = No bidding and no partner: follow suit, and each deal has one aim.
game-king = King
    .origin = From Portugal to Russia: six deals in which everything costs, then four that are bought and sold.
    .aim = Each for themselves: the highest score wins.
    .won = The points of all deals are added up, and the highest total wins.
    .length = Ten deals, 20 to 45 minutes.

## What a deal is about, where a match is a row of deals.

aim-tricks = no tricks
aim-hearts = no hearts
aim-queens = no queens
aim-kings-and-jacks = no kings, no jacks
aim-king-of-hearts = no { card-short-KH }
aim-last-trick = not the last trick
aim-last-two-tricks = not the last two tricks
aim-trumps = { $suit } are trump
aim-open = dealer's choice
