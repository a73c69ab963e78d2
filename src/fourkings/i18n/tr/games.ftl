# Beş oyun: adı, afişi (.origin), nasıl kazanıldığı (.aim), neden kazanıldığı (.won), bir partinin süresi (.length); başlangıç için önerilende nedeni (.first).

game-quarante = Quarante de Roi
    .origin = Fransa, on sekizinci yüzyıl: bir oyuncuda dört papaz kırk puan, her resimli kart da kavgaya değer.
    .aim = İkiye karşı iki; önce 150 puana ulaşan taraf kazanır.
    .won = { $deals ->
    [off] Bir taraf { $target } puana ulaştı ya da geçti; skoru yüksek olan taraf kazanır.
   *[other] Parti { $deals } sayılan dağıtımla bitti: skoru yüksek olan taraf kazanır, eşitlikte paylaşılır.
}
    .length = Beş altı hızlı dağıtım, 10–20 dakika.
game-quarante-1792 = Quarante de Roi, 1792
    .origin = Oyunun pudralı peruklu hâli, Lacombe'un yazdığı gibi: eşleri papazlar seçer, gruplar iki nefeste söylenir.
    .aim = Eşleri papazlar seçer; önce 150 puana ulaşan taraf kazanır.
    .won = { $deals ->
    [off] Bir taraf { $target } puana ulaştı ya da geçti; skoru yüksek olan taraf kazanır.
   *[other] Parti { $deals } sayılan dağıtımla bitti: skoru yüksek olan taraf kazanır, eşitlikte paylaşılır.
}
    .length = Aşağı yukarı altı dağıtım, 10–20 dakika.
game-400 = Lübnan 400'ü
    .origin = Lübnan'ın kendi oyunu: koz hep kupa, eşin karşında, ama sözü tek başına verirsin.
    .aim = Eşin sıfırın üstündeyken 41'e ulaş: birlikte kazanırsınız.
    .won = { $deals ->
    [off] Biri { $target } puana ulaştı, eşi { $partner_floor ->
        [not_negative] sıfırda ya da üstündeydi
       *[other] sıfırın üstündeydi
    }: ikisi de kazanır. İki çift birden ulaşırsa toplamı yüksek olan kazanır.
   *[other] Parti { $deals } sayılan dağıtımla bitti: toplamı yüksek olan çift kazanır, eşitlikte paylaşılır.
}
    .length = On üç on dört dağıtım, 25–60 dakika.
game-jeu-du-roi = Le Jeu du Roi
    .origin = Fransa ve Belçika'dan: on dağıtım, on hedef, ihale hiç yok.
    .aim = Herkes kendine: az kaybet, çok kazan, en yüksek skoru yap.
    .won = Bütün dağıtımların puanları toplanır, en yüksek toplam kazanır. { $floor ->
    [final] Sıfırın altındaki toplam sonunda 0 olur.
   *[other] { "" }
}
    .length = On dağıtım, 20–40 dakika.
    .first = Ne ihale var ne eş: renge uy yeter, her dağıtımın tek bir hedefi var.
game-king = King
    .origin = Portekiz'den Rusya'ya, Türkiye'de nam-ı diğer rıfkı: altı ceza dağıtımı, sonra alınıp satılan dört dağıtım.
    .aim = Herkes kendine: en yüksek skor kazanır.
    .won = Bütün dağıtımların puanları toplanır, en yüksek toplam kazanır.
    .length = On dağıtım, 20–45 dakika.

## Bir dağıtımın konusu, parti bir dizi dağıtımsa.

aim-tricks = el almaz
aim-hearts = kupa almaz
aim-queens = kız almaz
aim-kings-and-jacks = erkek almaz
aim-king-of-hearts = rıfkı ({ card-short-KH })
aim-last-trick = son el
aim-last-two-tricks = son iki
aim-trumps = koz { $suit }
aim-open = dağıtanın seçimi
