# Gezinme çubuğu ve lobinin ilk önerdiği.

nav-title = Gezinme
nav-play = Oyna
nav-learn = Öğren
nav-today = Bugün
nav-mine = Oyunum

first-title = Yeni misin? { $game } ile başla.
first-go = { $game } öğren

today-percent = %{ $share }
today-badge = Bugün: { $state }
today-part = { $played } / { $boards } dağıtım oynandı
today-open = { $boards ->
    [one] { $deals } dağıtım
   *[other] { $boards } dağıtım
}
today-done = oynandı
today-streak = { $days ->
    [0] Bugün oyna, seri başlasın
    [1] Serinin ilk günü
   *[other] { $days } gün üst üste
}

learn-intro = Her kuralı yeri gelince anlatan bir arkadaşla ilk partini oyna, bir dağıtımı kart kart izle ya da kuralları oku.
learn-general = Bütün oyunların kuralları
learn-mistakes = Hataların
learn-puzzles = Bulmacalar
learn-solver = Çözücü

# Sunucusuz oynayan bir sayfa.
alone-here = Sunucusuz, yalnızca bu cihazda, botlara karşı oynuyorsun. Partilerin bu tarayıcıda kalır.
server-people = Arkadaşlar, açık masalar ve sıralamalar { $server } adresinde.
server-away = { $server } şu anda cevap vermiyor. Burada botlara karşı oynamaya devam edebilirsin.
alone-title = Masa kuruluyor
alone-loading = Masa kuruluyor: { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } / { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
alone-elsewhere = Partilerin başka bir sekmede açık. Onu kapat, bu sekme devam eder.
stopped = { $why ->
    [newer] Partilerin bu sayfanın daha yeni bir sürümüyle saklanmış. O sürüm için sayfayı yeniden yükle: partilerin olduğu gibi kalır.
    [older] Partilerin ilk sürümden önce saklanmış, bu sürüm onları okuyamıyor. Tarayıcı ayarlarından bu sayfanın verilerini sil, sonra sayfayı yeniden yükle.
    [full] Bu tarayıcıda yer kalmadı, son kart saklanamadı. Biraz yer aç, sonra sayfayı yeniden yükle.
    [gone] Tarayıcı, partilerinin saklandığı yeri kapattı ya da sildi. Oynamaya devam etmek için sayfayı yeniden yükle.
    [missing] Oyunlar yüklenemedi. Bağlantıyı denetle, sonra sayfayı yeniden yükle.
   *[broken] Oyunlar durdu. Sayfayı yeniden yükle: partilerin gösterilen son karta kadar saklandı.
}
stopped-reload = Yeniden yükle
