# Ce qui s'est passé, une ligne chaque fois, sans point final.

event-seated-joined = { $names } jouent dans cet ordre ; { $dealer } a tiré { $card } et donne en premier
event-seated-drawn = Le tirage place { $names } dans cet ordre ; { $dealer } a tiré { $card } et donne en premier
event-seated-kings = Les rois opposent { $us } à { $them } ; { $dealer } a tiré { $card } et donne en premier
event-dealt = Donne { $number } : { $dealer } donne
    .yours = Donne { $number } : vous donnez
event-dealt-aim = Donne { $number }, { $aim } : { $dealer } donne
    .yours = Donne { $number }, { $aim } : vous donnez
event-dealt-turned = Donne { $number } : { $dealer } donne et retourne { $card }, atout { $suit }
    .yours = Donne { $number } : vous donnez et retournez { $card }, atout { $suit }
event-dealt-face-up = Donne { $number } : { $dealer } donne, avec ces cartes à découvert : { $cards }
    .yours = Donne { $number } : vous donnez, avec ces cartes à découvert : { $cards }
event-taken = { $who } fait le pli avec { $card }
    .yours = vous faites le pli avec { $card }
event-scored = Donne { $number }, scores : { $scores }
event-scored-void = La donne { $number } est nulle, les annonces étaient trop basses : personne ne marque et le suivant donne
event-ended = { $count ->
    [you] { $winners } gagnez la partie : { $scores }
    [both] { $winners } gagnez la partie : { $scores }
    [1] { $winners } gagne la partie : { $scores }
   *[other] { $winners } gagnent la partie : { $scores }
}
event-ended-shared = { $winners } { $count ->
    [both] vous partagez
   *[other] se partagent
} la victoire : { $scores }

score-change = { $who } { $points }, maintenant { $total }
score-total = { $who } { $total }
shown-card = { $who } { $card }
score-list = { $first } ; { $next }
