# Masada ne yapılabilir. Değer düğmenin yazısıdır, .says başkalarının gördüğü ve duyduğu, .verb ise yapılabilecek iş
# («sat, reddet ya da daha fazlasını iste»).
# .yours aynı şeyi yapan oyuncuya söyler.

action-card = { $card }
    .says = { $who } { $card } oynadı
    .yours = sen { $card } oynadın
    .verb = kart oyna

action-clique = Bildir: { $clique }
    .says = { $who } { $clique } bildirdi
    .yours = sen { $clique } bildirdin
    .verb = grup bildir
action-done = “Hepsi bu”
    .says = { $who } “hepsi bu” dedi
    .yours = sen “hepsi bu” dedin
    .verb = “hepsi bu” de
action-count = “{ $count }” de
    .says = { $who } “{ $count }” dedi
    .yours = sen “{ $count }” dedin
    .verb = sayı söyle
action-rank = “{ $court }” de
    .says = { $who } “{ $court }” dedi
    .yours = sen “{ $court }” dedin
    .verb = rütbe söyle
action-good = “Peki”
    .says = { $who } “peki” dedi
    .yours = sen “peki” dedin
    .verb = “peki” de

action-bid = { $bid }
    .says = { $who } { $bid } dedi
    .yours = sen { $bid } dedin
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
    [NT] sen kozsuz dedin
    [negative] sen ceza dedin
   *[other] sen koz { $declaration } dedin
}
    .verb = oyunu söyle
action-auction = İhale aç
    .says = { $who } ihale açtı
    .yours = sen ihale açtın
    .verb = ihale aç
action-rung = { $rung } ({ $price } puan)
    .says = { $who } { $rung } dedi, { $price } puan
    .yours = sen { $rung } dedin, { $price } puan
    .verb = teklif ver
action-pass = Pas
    .says = { $who } pas dedi
    .yours = sen pas dedin
    .verb = pas de
action-sell = Sat
    .says = { $who } sattı
    .yours = sen sattın
    .verb = sat
action-refuse = Reddet
    .says = { $who } satmayı reddetti
    .yours = sen satmayı reddettin
    .verb = satmayı reddet
action-ask = { $rung } iste ({ $price } puan)
    .says = { $who } { $rung } istedi, { $price } puan
    .yours = sen { $rung } istedin, { $price } puan
    .verb = daha fazlasını iste
action-ultimatum = { $fallback ->
    [negative] { $rung } ({ $price } puan), yoksa ceza oynarım
   *[positive] { $rung } ({ $price } puan), yoksa kazanç oynarım
}
    .says = { $fallback ->
    [negative] { $who } ültimatom verdi: { $rung }, { $price } puan, yoksa ceza dağıtımı
   *[positive] { $who } ültimatom verdi: { $rung }, { $price } puan, yoksa dağıtan kazanç dağıtımı oynar
}
    .yours = { $fallback ->
    [negative] sen ültimatom verdin: { $rung }, { $price } puan, yoksa ceza dağıtımı
   *[positive] sen ültimatom verdin: { $rung }, { $price } puan, yoksa dağıtan kazanç dağıtımı oynar
}
    .verb = ültimatom ver
action-split = Paylaştır
    .says = { $who } dağıtımı paylaştırdı
    .yours = sen dağıtımı paylaştırdın
    .verb = dağıtımı paylaştır
action-yes = Evet
    .says = { $who } evet dedi
    .yours = sen evet dedin
    .verb = evet de
action-no = Hayır
    .says = { $who } hayır dedi
    .yours = sen hayır dedin
    .verb = hayır de
