# Masada ne yapılabilir. Değer düğmenin yazısıdır, .says başkalarının gördüğü ve duyduğu, .verb ise yapılabilecek iş
# («sat, reddet ya da daha fazlasını iste»).

action-card = { $card }
    .says = { $who } { $card } oynadı
    .verb = kart oyna

action-clique = Bildir: { $clique }
    .says = { $who } { $clique } bildirdi
    .verb = grup bildir
action-done = “Hepsi bu”
    .says = { $who } “hepsi bu” dedi
    .verb = “hepsi bu” de
action-count = “{ $count }” de
    .says = { $who } “{ $count }” dedi
    .verb = sayı söyle
action-rank = “{ $court }” de
    .says = { $who } “{ $court }” dedi
    .verb = rütbe söyle
action-good = “Peki”
    .says = { $who } “peki” dedi
    .verb = “peki” de

action-bid = { $bid }
    .says = { $who } { $bid } dedi
    .verb = söz söyle

declaration-S = maça
declaration-H = kupa
declaration-D = karo
declaration-C = sinek
declaration-NT = kozsuz
declaration-negative = ceza

action-declare = { $code ->
    [NT] Kozsuz
    [negative] Ceza
   *[other] Koz { $declaration }
}
    .says = { $code ->
    [NT] { $who } kozsuz dedi
    [negative] { $who } ceza dedi
   *[other] { $who } koz { $declaration } dedi
}
    .verb = oyunu söyle
action-auction = İhale aç
    .says = { $who } ihale açtı
    .verb = ihale aç
action-rung = { $rung } ({ $price } puan)
    .says = { $who } { $rung } dedi, { $price } puan
    .verb = teklif ver
action-pass = Pas
    .says = { $who } pas dedi
    .verb = pas de
action-sell = Sat
    .says = { $who } sattı
    .verb = sat
action-refuse = Reddet
    .says = { $who } satmayı reddetti
    .verb = satmayı reddet
action-ask = { $rung } iste ({ $price } puan)
    .says = { $who } { $rung } istedi, { $price } puan
    .verb = daha fazlasını iste
action-ultimatum = { $fallback ->
    [negative] { $rung } ({ $price } puan), yoksa ceza oynarım
   *[positive] { $rung } ({ $price } puan), yoksa kazanç oynarım
}
    .says = { $fallback ->
    [negative] { $who } ültimatom verdi: { $rung }, { $price } puan, yoksa ceza dağıtımı
   *[positive] { $who } ültimatom verdi: { $rung }, { $price } puan, yoksa dağıtan kazanç dağıtımı oynar
}
    .verb = ültimatom ver
action-split = Paylaştır
    .says = { $who } dağıtımı paylaştırdı
    .verb = dağıtımı paylaştır
action-yes = Evet
    .says = { $who } evet dedi
    .verb = evet de
action-no = Hayır
    .says = { $who } hayır dedi
    .verb = hayır de
