# The solver's page: any deal, typed or pasted.

solver-title = Çözücü
solver-intro = Bir dağıtım yaz ya da yapıştır. Çözücü bütün kartları görür ve iki taraf da en iyi oynarsa her kartın değerini gösterir: açık kart değeri.
solver-deal = Dağıtım
solver-formats = PBN, LIN ya da RBN ile briç dağıtımları ya da JSON ile bir oyunun konumu.
solver-trump = Koz
solver-no-trump = Kozsuz
solver-leader = İlk oynayan
solver-seat = { $seat ->
    [0] Kuzey
    [1] Doğu
    [2] Güney
   *[other] Batı
}
solver-solve = Çöz
solver-random = Rastgele dağıtım
solver-tricks = Her kartın yanında: buradan sonra iki taraf da en iyi oynarsa tarafın bu dağıtımdaki bütün elleri.
solver-points = Her kartın yanında: buradan sonra iki taraf da en iyi oynarsa tarafın daha alacağı puan.
solver-bounds = Dağıtım zor, arama erken durdu: bazı değerler aralıktır.
solver-estimate = En iyi kartın değeri kanıtlanmadı. Örnek oyunlardan tahmin: { $value }.
solver-over = Dağıtım bitti. Kuzey ile güneyin elleri: { $ours }, doğu ile batının elleri: { $theirs }.
solver-another = Başka dağıtım
solver-copy = Bağlantıyı kopyala
solver-copied = Bağlantı kopyalandı. Dağıtım ve oynanan kartlar içinde.
solver-failed = Dağıtım çözülemedi. Biraz sonra tekrar dene.
