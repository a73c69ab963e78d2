# The five games: name, poster (.origin), how one wins (.aim), why somebody has won (.won), how long a match takes (.length).

game-quarante = Quarante de Roi
    .origin = France, eighteenth century: forty for four kings in one hand, and every court card is worth fighting for.
    .aim = Two against two, the first side to gather 150 points wins.
    .won = A side has gathered { $target } points or more, and the one that leads wins.
    .length = Six or seven brisk deals, about half an hour.
game-quarante-1792 = Quarante de Roi, 1792
    .origin = The game in its powdered wig, as Lacombe wrote it down: kings choose the partners, and cliques are told in two breaths.
    .aim = Two against two, the first side to gather 150 points wins.
    .won = A side has gathered { $target } points or more, and the one that leads wins.
    .length = About six deals, half an hour.
game-400 = The Lebanese 400
    .origin = Lebanon's own game: hearts are always trump, your partner sits across, and yet you bid alone.
    .aim = Reach 41 while your partner stands above zero, and you win together.
    .won = Somebody reached { $target } while their partner stood { $partner_floor ->
    [not_negative] at zero or above
   *[other] above zero
}: both win. Of two such pairs the one with the higher sum wins.
    .length = Around ten deals, three quarters of an hour.
game-jeu-du-roi = Le Jeu du Roi
    .origin = From France and Belgium: ten deals, ten aims, and not a word of bidding.
    .aim = Each for themselves: lose little in six deals, win much in four, and have the highest score.
    .won = What all deals cost and paid is added up, and the highest sum wins. { $floor ->
    [final] A sum below zero ends as 0.
   *[other] { "" }
}
    .length = Ten deals, three quarters of an hour.
game-king = King
    .origin = From Portugal to Russia: six deals in which everything costs, then four that are bought and sold.
    .aim = Each for themselves: the scores come to zero, and the highest wins.
    .won = What all deals cost and paid is added up, and the highest sum wins.
    .length = Ten deals, about an hour.

## What a deal is about, where a match is a row of deals.

aim-tricks = no tricks
aim-hearts = no hearts
aim-queens = no queens
aim-kings-and-jacks = no kings, no jacks
aim-king-of-hearts = no { card-short-KH }
aim-last-trick = not the last trick
aim-last-two-tricks = not the last two tricks
aim-trumps = { $suit } are trump
aim-open = the dealer's to name
