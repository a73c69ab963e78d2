bench-core = çekirdek: tek çekirdekte, yalnız Python ile sabit bir döngüden saniyede { $millions } milyon adım
bench-rules = kurallar, { $game }: dağıtım { $deals }, hamle { $actions }, imza { $signature }, saniyede dağıtım { $dealt }, saniyede hamle { $acted }
bench-playout = simülasyonlar, { $game } dağıtım { $deal }: simülasyon { $playouts }, imza { $signature }, saniyede simülasyon { $speed }
bench-solve = çözücü, { $game } dağıtım { $deal }: kart { $cards }, düğüm { $nodes }, imza { $signature }, ortanca { $median } ms, en çok { $most } ms
bench-sample = örnekler, { $game }: görünüm { $views }, imza { $signature }, sayım görünüm başına { $counting } µs, saniyede örnek { $speed }
bench-review = analiz, { $game }: dağıtım { $deals }, karar { $decisions }, imza { $signature }, ilki { $first } s, hepsi { $seconds } s
bench-server = sunucu, kartlar, masa { $tables }: saniyede hamle { $acted }, ortanca { $median } ms, p99 { $p99 } ms, hamle başına iş { $work } ms, masa başına bellek { $memory } KiB
bench-server-fast = sunucu, { $load ->
    [cards] kartlar
   *[calls] yalnız sözler
}, aralıksız masa { $tables }: saniyede hamle { $acted }, ortanca { $median } ms, p99 { $p99 } ms, hamle başına iş { $work } ms
bench-server-most = sunucu: p99 değeri { $goal } ms altında denenen en çok masa: { $tables }
bench-server-ratio = sunucu, { $load ->
    [cards] kartlar
   *[calls] yalnız sözler
}, { $pace ->
    [fast] aralıksız masa
   *[tables] masa
} { $tables }: hamle başına iş, bu kaynağın commit'e oranı { $ratio }, çift { $pairs }
bench-flood = sel, { $kind ->
    [nothing] yok
    [empty_continuations] boş devamlar
    [pongs] pong
    [pings] ping
    [texts_of_a_letter] tek harflik metinler
    [valid_requests] geçerli istekler
    [close_frames] kapatma çerçeveleri
   *[long_texts] uzun metinler
}: hamle { $actions }, ortanca { $median } ms, p99 { $p99 } ms, sunucunun çekirdek payı %{ $work }
bench-flood-start = başlangıçtan hemen sonra sel: /livez adresinin en yavaş yanıtı { $worst } ms
bench-flood-worst = sel: en kötü selde p99 { $worst } ms, { $goal } ms hedefinin { $where ->
    [within] içinde
   *[beyond] üstünde
}
bench-thinking = düşünme, insanların masaları { $tables }, düşünen bot masaları { $thinking }: ortanca { $median } ms, p99 { $p99 } ms, saniyede bot hamlesi { $acted }, strong'un kendisinden %{ $own }

bench-taught = yazıldı, sha256 { $nets }
bench-players = oyuncular, { $contract }: seçim { $choices }, en olası kart doğru %{ $right }, ortalama log olasılık { $log } (rastgele { $chance })
bench-players-few = oyuncular, { $contract }: seçim { $choices }, bir ağ için çok az
bench-policy = politika, { $contract }, { $steps ->
    [0] derssiz
   *[other] adım { $steps }
}: dağıtım başına puan { $points } ± { $half }
bench-policy-alone = politika, { $contract }, { $steps ->
    [0] derssiz
   *[other] adım { $steps }
}: dağıtım başına puan { $points }, aralık yok
bench-all-contracts = bütün sözleşmeler
