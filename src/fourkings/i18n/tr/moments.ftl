# Bir dağıtımın bir anı, oyunu bilmeyen için. Dağıtımın neye mal olduğu ya da ne kazandırdığı başlığından sonra gelir
# («Kız almaz: kız başı −50»): küçük harfle başlar, noktasız biter; not ise kendi başına bir cümledir.

moment-trick = el başı { $each }
moment-cards = { $what ->
    [S] maça başı { $each }
    [H] kupa başı { $each }
    [D] karo başı { $each }
    [C] sinek başı { $each }
    [K] papaz başı { $each }
    [Q] kız başı { $each }
    [J] vale başı { $each }
    [KJ] papaz ya da vale başı { $each }
   *[other] { $cards }: tanesi { $each }
}
moment-card = { $card } için { $each }
moment-whole = { $each }
moment-each = tanesi { $each }
moment-last-tricks = { $many ->
    [1] son el için { $each }
   *[other] son { $many } elin her biri için { $each }
}
moment-cliques = bir oyuncuda aynı rütbeden 3 ya da 4 kart (grup) { $least } ile { $most } arası
moment-bids = tutan söz puanını kazandırır; batan söz kaybettirir
moment-bid-own = sözün { $bid }: { $bid } el ya da fazlasında { $each }, yoksa { $lost }
moment-open = el başı { $each }; ya da ceza: herkese { $start }, el başı { $lost }
moment-start = herkese { $each }
moment-taken-over = { $tricks ->
    [1] { $buyer }, { $dealer } yerine bir el üstleniyor
   *[other] { $buyer }, { $dealer } yerine { $tricks } el üstleniyor
}
    .yours = { $tricks ->
        [1] { $dealer } yerine bir el üstleniyorsun
       *[other] { $dealer } yerine { $tricks } el üstleniyorsun
    }
    .mine = { $tricks ->
        [1] { $buyer } senden bir el üstleniyor
       *[other] { $buyer } senden { $tricks } el üstleniyor
    }

## Bir sözün sonucu

moment-note-clique = { $clique }: { $each }.
moment-note-cliques-all = Bildirilen her grup sayılır.
moment-note-cliques-best_only = Yalnızca masadaki en yüksek grup sayılır.
moment-note-cliques-best_team = Yalnızca en yüksek gruba sahip taraf gruplarını sayar.
moment-note-open = Oyunu söyle, kimse ödemez; ya da ötekiler teklif versin: her teklifi reddedebilirsin.
moment-note-plus = +: dağıtana bu puanı öder, oyunu sen söylersin.
moment-note-minus = −: ceza dağıtımı; dağıtanın o kadar elini sen üstlenirsin.
moment-note-minus-paid = −: ceza dağıtımı; dağıtana bu puanı ödersin.
moment-note-any-rung = Dağıtana bu puanı öder, oyunu sen söylersin.
moment-note-equal = Eşit teklifler: küçük numara geçerli.
moment-note-nobody = Kimse teklif vermedi: oyunu söyle, kimse ödemez.
moment-note-sell = Sat: { $seat } oyunu söyler ve sana { $price } öder.
moment-note-sell-any = Sat: { $seat } oyunu söyler ve sana { $price } öder; ceza derse senden { $tricks ->
    [1] bir el
   *[other] { $tricks } el
} üstlenir.
moment-note-sell-negative = Sat: ceza dağıtımı olur, { $seat } sana { $price } öder.
moment-note-sell-takes-over = Sat: ceza dağıtımı olur, { $seat } senden { $tricks ->
    [1] bir el
   *[other] { $tricks } el
} üstlenir.
moment-note-refuse = Reddet: oyunu sen söylersin, kimse ödemez.
moment-note-must-sell = Bu teklifi reddedemezsin.
moment-note-split = Paylaştır: sana { $own }, ötekilerin her birine { $others }; kimse oynamaz.
moment-note-keep = Oyunu sen söylersin, kimse ödemez.
moment-note-yes = Evet: { $seat } oyuncusuna { $price } ödersin, oyunu sen söylersin.
moment-note-yes-any = Evet: oyunu sen söylersin ve { $seat } oyuncusuna { $price } ödersin; ceza dersen { $tricks ->
    [1] bir el
   *[other] { $tricks } el
} üstlenirsin.
moment-note-yes-negative = Evet: ceza dağıtımı olur, { $seat } oyuncusuna { $price } ödersin.
moment-note-yes-takes-over = Evet: ceza dağıtımı olur, { $tricks ->
    [1] bir el
   *[other] { $tricks } el
} üstlenirsin (veren { $seat }).
moment-note-no-asked = Hayır: dağıtan sana { $rung } teklifine satar ya da dağıtımı elinde tutar.
moment-note-no-must-sell = Hayır: dağıtan sana { $rung } teklifine satar.
moment-note-no-next-negative = Hayır: sırada { $seat } var; herkes reddederse ceza dağıtımı olur.
moment-note-no-next-positive = Hayır: sırada { $seat } var; herkes reddederse dağıtan kazanç dağıtımı oynar.
moment-note-no-negative = Hayır: ceza dağıtımı olur, kimse ödemez.
moment-note-no-positive = Hayır: dağıtan kazanç dağıtımı oynar, kimse ödemez.
moment-note-bought = { $seat } oyuncusuna { $price } ödersin.
moment-note-bought-any = { $seat } oyuncusuna { $price } ödersin; ya da ceza der, { $tricks ->
    [1] bir el
   *[other] { $tricks } el
} üstlenirsin.
