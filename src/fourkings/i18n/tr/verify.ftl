# Bir kaydın kartları sırrıyla karşılaştırılınca çıkan: komut satırında da sayfada da aynı cümleler.

verify-agrees = Bu partinin her kartı mühürlü sırdan çıkıyor.
verify-differs = Bu kayıt sırrına uymuyor.
verify-open = Uyuşmayan bir şey yok, ama her şey denetlenemiyor.

verify-no-shuffle = Kayıt, kartlarının nasıl karıştırıldığını söylemiyor; karşılaştıracak bir şey yok.
verify-derivation = Kartlar “{ $name }” ile karıştırılmış; bu program yalnızca şunları denetler: { $known }.
verify-luck = { $number ->
    [0] Karıştırmaya kimse bir şey katmadı: mühür masayı bağlar, ama masa sırlar arasından seçmiş olabilir.
   *[other] Karıştırmaya { $number } oyuncu katkı yaptı.
}
verify-no-secret = Sır henüz yayımlanmadı. Kayıttaki mühür { $seal }; kaydı partiden sonra yeniden iste.
verify-seal-agrees = Sır, kayıttaki mühre uyuyor: { $seal }.
verify-seal-differs = Sırrın mührü { $expected }, oysa kayıtta { $recorded } var.
verify-seal-noted = Not ettiğin mühür { $expected }, oysa kayıtta { $recorded } var.
verify-kings-agree = Eşler için dağıtılan kartlar sırra uyuyor.
verify-kings-differ = Eşler için dağıtılan { $place }. kart: sırra göre { $expected }, kayıtta { $recorded }.
verify-draw-agrees = { $number }. çekiliş: her kart sırra uyuyor.
verify-draw-differs = { $number }. çekiliş, { $who }: sırra göre { $expected }, kayıtta { $recorded }.
verify-seats-agree = Yerler çekilişten çıkıyor.
verify-seats-differ = Çekilişe göre yerler { $expected }; kayıtta { $recorded }.
verify-seats-twice = İki oyuncunun yeri aynı, onlara kart dağıtılamaz.
verify-dealer-agrees = İlk dağıtan { $expected }, çekilişteki gibi.
verify-dealer-differs = Çekilişe göre ilk dağıtan { $expected }; kayıtta { $recorded }.
verify-deal-agrees = { $number }. dağıtım: her kart sırra uyuyor.
verify-deal-number = { $expected }. dağıtımın kayıttaki numarası { $recorded }.
verify-deal-dealer = { $number }. dağıtım: dağıtan { $expected }; kayıtta { $recorded }.
verify-deal-hand = { $number }. dağıtım, { $who }, { $place }. kart: sırra göre { $expected }, kayıtta { $recorded }.
verify-deal-turned = { $number }. dağıtım: açılan kart { $expected }; kayıtta { $recorded }.
verify-deal-face-up = { $number }. dağıtım: açık dağıtılan kartlar { $expected }; kayıtta { $recorded }.
verify-nothing = hiçbir şey
verify-to = { $card }, alan { $who }
verify-rules = Oyunun kurallara uyduğunu denetlemek için `fourkings replay` kullan.
verify-empty = Dosyada kayıt yok.
