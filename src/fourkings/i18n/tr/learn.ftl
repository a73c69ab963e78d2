# Sayfanın metinleri: yanında bir arkadaşla, oynayarak öğrenmek.

lesson-play = Oynayarak öğren
lesson-play-game = Oynayarak öğren: { $game }
lesson-deal = Bir dağıtım izle
lesson-deal-game = { $game }: kart kart bir dağıtım izle

lesson-friend = Arkadaşın
lesson-points = { $points } puan
lesson-skipped = { $kind ->
    [single] { $to }. dağıtımı senin yerine bir bot oynadı.
   *[several] { $from }–{ $to }. dağıtımları senin yerine botlar oynadı.
}
lesson-earlier = Az önce:
lesson-folded = Önceki not
lesson-back = Geri
lesson-on = Devam
lesson-skip = Dersi bırak
lesson-left = Nasıl istersen. Kartlar olduğu gibi kalır: burada yalnız sürdür ya da tam bir parti başlat.
lesson-stay = Yalnız sürdür
lesson-return = Derse dön
lesson-match = Tam parti
lesson-done = Ders bu kadardı. Şimdi: kuralları madde madde oku, bir dağıtım izle ya da tam bir parti oyna.
lesson-wait = Dur: { $card } oynamak, { $instead } kartına göre ortalama { $points } puan kaybettirir.
lesson-anyway = Yine de oyna
lesson-say-anyway = Yine de söyle
lesson-think = Tekrar düşün
practice-seal = Bu bir alıştırma. Kartları bitmiş bir partinin kartları ya da benzerleri. Bu mühürden çıkmazlar ve hiçbir şeyi kanıtlamazlar.
lesson-seal = Bu bir ders. Kartları, her öğrenen için aynı olan, yayımlanmış bir sırdan gelir. Şans üzerine bir şey kanıtlamazlar; istatistiklere girmezler.
