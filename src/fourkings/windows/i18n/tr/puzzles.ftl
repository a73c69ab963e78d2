# Bulmacalar, komut satırının gösterdiği gibi

puzzle-head = Bulmaca { $id }: { $game }, { $deal }. dağıtım, reyting { $rating }
puzzle-hand = Kartların: { $cards }
puzzle-trick = Masada: { $cards }
puzzle-choices = Seçeneklerin: { $choices }
puzzle-answer = { $count ->
    [one] Doğru cevap: { $answers }
   *[other] Doğru cevaplar: { $answers }
}
puzzle-ladder = { $action }: { $players }
puzzle-ask = Ne yaparsın?
puzzle-no-choice = { $typed } seçeneklerin arasında yok: şunlardan birini yaz: { $choices }.
puzzle-right = Doğru.
puzzle-wrong = { $count ->
    [one] En iyisi değil: doğrusu { $answers }.
   *[other] En iyisi değil: doğruları { $answers }.
}
puzzle-sum = Doğru: { $solved } / { $count }

puzzle-page-title = Bulmacalar
puzzle-page-intro = Her bulmaca, botlar arası bir partiden açık bir cevabı olan bir andır. En iyi kartı ya da bildiriyi bul.
puzzle-page-one = Bulmaca
puzzle-page-today = Günün bulmacası
puzzle-page-today-again = Günün bulmacası yeniden
puzzle-page-next = Sonraki bulmaca
puzzle-page-all = Bütün bulmacalar
puzzle-page-of-game = { $what }: { $game }
puzzle-page-solved = { $count } bulmacadan { $solved } tanesi ilk denemede doğru
puzzle-page-streak = { $days ->
    [0] Seri başlatmak için bugünün bir bulmacasını çöz
    [one] Üst üste { $days } gün
   *[other] Üst üste { $days } gün
}
puzzle-page-rating = Reyting { $rating }
puzzle-page-how = { $kind ->
    [card] Oynayacağın kartı seç.
   *[call] Yapacağın bildiriyi seç.
}
puzzle-page-right = Doğru
puzzle-page-wrong = Daha iyisi vardı
puzzle-page-best = Bildiklerinle { $chosen } kartından ya da bildirisinden iyisi yok.
puzzle-page-fine = Birkaç cevap iyi: { $answers }.
puzzle-page-others = Ötekilerin en iyisi olan { $chosen } ortalama { $loss } puan kaybettirir.
puzzle-page-loses = { $chosen } ortalama { $loss } puan kaybettirir.
puzzle-page-once-more = Bir daha
puzzle-page-why = Nedenini göster
puzzle-page-reason = Neden
puzzle-page-fails = Basit botlar { $deals } olası dağıtımı oynadı: cevabın { $worse } tanesinde daha az, { $better } tanesinde daha çok getirdi.
puzzle-page-not-shown = Burada çekilen dağıtımlar bunu göstermiyor. Yargıçlar binlercesine baktı.
puzzle-page-now-drawn = Masa, daha az getirdiği bir dağıtımı gösteriyor.
puzzle-page-now-real = Masa, dağıtımı oynandığı gibi gösteriyor.
puzzle-page-drawn = Olası dağıtım
puzzle-page-real = Gerçek dağıtım
puzzle-page-last = Bu oyunun bütün bulmacalarını cevapladın.
puzzle-page-none = Bu bulmaca yok. Başka birini seç.
