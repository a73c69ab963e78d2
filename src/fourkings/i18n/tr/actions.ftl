# Masada ne yapılabilir. Değer düğmenin yazısıdır, .says başkalarının gördüğü ve duyduğu, .verb ise yapılabilecek iş
# («sat, reddet ya da daha fazlasını iste»).
# .yours aynı şeyi yapan oyuncuya söyler.

action-card = { $card }
    .says = { $who } { $card } oynadı
    .yours = { $card } oynadın
    .verb = kart oyna

action-clique = Bildir: { $clique }
    .says = { $who } { $clique } bildirdi
    .yours = { $clique } bildirdin
    .verb = grup bildir
action-done = “Hepsi bu”
    .says = { $who } “hepsi bu” dedi
    .yours = “hepsi bu” dedin
    .verb = “hepsi bu” de
action-count = “{ $count }” de
    .says = { $who } “{ $count }” dedi
    .yours = “{ $count }” dedin
    .verb = sayı söyle
action-rank = “{ $court }” de
    .says = { $who } “{ $court }” dedi
    .yours = “{ $court }” dedin
    .verb = rütbe söyle
action-good = “Peki”
    .says = { $who } “peki” dedi
    .yours = “peki” dedin
    .verb = “peki” de

action-bid = { $bid }
    .says = { $who } { $bid } dedi
    .yours = { $bid } dedin
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
    .yours = { $code ->
    [NT] kozsuz dedin
    [negative] ceza dedin
   *[other] koz { $declaration } dedin
}
    .verb = oyunu söyle
action-auction = İhale aç
    .says = { $who } ihale açtı
    .yours = ihale açtın
    .verb = ihale aç
action-rung = { $rung } ({ $price } puan)
    .says = { $who } { $rung } dedi, { $price } puan
    .yours = { $rung } dedin, { $price } puan
    .verb = teklif ver
action-pass = Pas
    .says = { $who } pas dedi
    .yours = pas dedin
    .verb = pas de
action-sell = Sat
    .says = { $who } sattı
    .yours = sattın
    .verb = sat
action-refuse = Reddet
    .says = { $who } satmayı reddetti
    .yours = satmayı reddettin
    .verb = satmayı reddet
action-ask = { $rung } iste ({ $price } puan)
    .says = { $who } { $rung } istedi, { $price } puan
    .yours = { $rung } istedin, { $price } puan
    .verb = daha fazlasını iste
action-ultimatum = { $fallback ->
    [negative] { $rung } ({ $price } puan), yoksa ceza oynarım
   *[positive] { $rung } ({ $price } puan), yoksa kazanç oynarım
}
    .says = { $fallback ->
    [negative] { $who } ültimatom verdi: { $rung } ({ $price } puan), yoksa ceza dağıtımı
   *[positive] { $who } ültimatom verdi: { $rung } ({ $price } puan), yoksa dağıtan kazanç dağıtımı oynar
}
    .yours = { $fallback ->
    [negative] ültimatom verdin: { $rung } ({ $price } puan), yoksa ceza dağıtımı
   *[positive] ültimatom verdin: { $rung } ({ $price } puan), yoksa dağıtan kazanç dağıtımı oynar
}
    .verb = ültimatom ver
action-split = Paylaştır
    .says = { $who } dağıtımı paylaştırdı
    .yours = dağıtımı paylaştırdın
    .verb = dağıtımı paylaştır
action-yes = Evet
    .says = { $who } evet dedi
    .yours = evet dedin
    .verb = evet de
action-no = Hayır
    .says = { $who } hayır dedi
    .yours = hayır dedin
    .verb = hayır de
