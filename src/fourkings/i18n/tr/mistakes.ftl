# Geri gelen hatalar, günde beş tane: kendi sayfasında, girişte, parti sonunda ve Oyunum'da.

mistakes-title = Hataların
mistakes-intro = Bir hata, onu üç hafta boyunca hatırlaman olası olana kadar geri gelir. O zaman öğrenilmiş sayılır.
mistakes-place = Hata { $number } / { $count }
mistakes-source-puzzle = Bir bulmacadan
mistakes-next = Sonraki hata
mistakes-finish = Bitir
mistakes-start = Hataların
mistakes-due = { $due ->
   *[other] Bugün { $due } hata tekrarlanacak.
}
mistakes-done = Bugünlük tamam
mistakes-nothing = Bugün tekrarlanacak hata yok
mistakes-repeated = { $answered ->
   *[other] Bugün { $answered } hata tekrarladın.
}
mistakes-mastered = Öğrenilen: { $mastered } / { $total }.
mistakes-when = Sonraki tekrar: { $date }.
mistakes-none = Henüz hata yok
    .text = Hatalar, partilerinin analizlerinden ve bilemediğin bulmacalardan gelir.
