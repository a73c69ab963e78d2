# Olanlar, her biri bir satır, nokta yok.

event-seated-joined = { $names } bu sırayla oynuyor; { $dealer } { $card } çekti, ilk o dağıtıyor
event-seated-drawn = Kuraya göre oturma sırası: { $names }; { $dealer } { $card } çekti, ilk o dağıtıyor
event-seated-kings = Papazlar eşleri belirledi: { $us }, karşılarında { $them }; { $dealer } { $card } çekti, ilk o dağıtıyor
event-dealt = { $number }. dağıtım: { $dealer } dağıtıyor
    .yours = { $number }. dağıtım: sen dağıtıyorsun
event-dealt-aim = { $number }. dağıtım, { $aim }: { $dealer } dağıtıyor
    .yours = { $number }. dağıtım, { $aim }: sen dağıtıyorsun
event-dealt-turned = { $number }. dağıtım: { $dealer } dağıtıyor ve { $card } açıyor, koz { $suit }
    .yours = { $number }. dağıtım: sen dağıtıyorsun ve { $card } açıyorsun, koz { $suit }
event-dealt-face-up = { $number }. dağıtım: { $dealer } dağıtıyor, açık kartlar: { $cards }
    .yours = { $number }. dağıtım: sen dağıtıyorsun, açık kartlar: { $cards }
event-taken = { $who } eli { $card } ile aldı
    .yours = eli { $card } ile aldın
event-scored = { $number }. dağıtım, skorlar: { $scores }
event-scored-void = { $number }. dağıtım geçersiz, çünkü sözler yetmedi: kimse puan almaz, sıradaki dağıtır
event-ended = { $count ->
    [you] { $winners } partiyi kazandın: { $scores }
    [both] { $winners } partiyi kazandınız: { $scores }
    [1] { $winners } partiyi kazandı: { $scores }
   *[other] { $winners } partiyi kazandı: { $scores }
}
event-ended-shared = { $winners } galibiyeti { $count ->
    [both] paylaştınız
   *[other] paylaştı
}: { $scores }

score-change = { $who } { $points }, toplam { $total }
score-total = { $who } { $total }
shown-card = { $who } { $card }
score-list = { $first }; { $next }
