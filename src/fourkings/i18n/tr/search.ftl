# Arama motorlarının bulduğu kural sayfaları: başlıklar, oyunların öteki adları (.also) ve kuralların çevresindeki satırlar.

search-title = { $game }: kart oyununun kuralları
search-general = Dört kişilik el alma oyunları: beşinin ortak kuralları
search-quarante = Quarante de Roi: kart oyununun kuralları
    .also = Quarante de Rois, Vierzig vom König, Forty for Kings
search-quarante-1792 = Quarante de Roi, 1792: Lacombe'a göre eski kurallar
    .also = Quarante de Rois, Vierzig vom König, Forty for Kings
search-400 = 400: Lübnan kart oyununun kuralları
    .also = Dört yüz, Forty-One, Tarneeb 400, أربعمية
search-jeu-du-roi = Le Jeu du Roi: kart oyununun kuralları
    .also = Kralın oyunu, Roi
search-king = King (Rıfkı): kart oyununun kuralları
    .also = Rıfkı, Rifki, kupa papazı, Кинг

search-also = Öteki adları: { $names }
search-play = Şimdi oyna
search-draft = Taslak: düzeltmelerini bekleriz.
search-correct = Bir cümle nasıl düzeltilir
search-question = { $game }, { $section }: burada ne karara bağlandı?
