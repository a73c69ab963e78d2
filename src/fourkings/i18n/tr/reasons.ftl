# Neden olmaz: sözle bir ret, varsa çaresiyle. Küçük harfle başlar, nokta almaz; masada söylendiği gibi.

reason-deal-over = bu dağıtım bitti: artık ne söz söylenir ne kart oynanır
reason-not-your-turn = sabret: sıra { $seat } oyuncusunda
reason-not-held = sende { $card } yok: elindeki kartlardan birini oyna
reason-played-already = { $card } kartını zaten oynadın: hâlâ elinde olan bir kart seç

## Kartlar

reason-lead = elinde başka renk varken { $suit } ile başlanmaz
reason-keep = { $card } ile ancak son kartınsa başlanır: başka bir kartla başla
reason-follow = { $suit } oyna: elinde { $cards } var
reason-ruff = koz at ({ $suit }): elinde { $cards } var
reason-overruff = daha büyük koz at: elinde { $cards } var
reason-shed = { $cards } bu ele atılmak zorunda: şimdi oyna

## Quarante de Roi

reason-clique-too-late = { $clique } için geç kaldın: gruplar ilk ele kart atmadan önce bildirilir
reason-clique-announced = { $clique } grubunu zaten bildirdin: kart oyna ya da varsa başka bir grup bildir
reason-clique-not-dealt = sana { $clique } gelmedi: sana geleni bildir, dört kart üç yerine geçmez
reason-clique-before-lead = { $clique } için geç kaldın: bu masada gruplar ilk karttan önce bildirilir
reason-announce-first = bu masada herkes ilk karttan önce bildirir: grup bildir ya da “hepsi bu” de
reason-nothing-to-end = söylemene gerek yok: sadece bir kart oyna
reason-unknown-word = { $word } bu oyunda bir anlama gelmiyor: kart oyna ya da grup bildir

## Quarante de Roi, 1792

reason-count-too-late = “{ $number }” için geç kaldın: sayı, ilk ele kart atmadan önce söylenir
reason-count-said = sayını söyledin bile: bir kart oyna
reason-count-not-dealt = sana aynı rütbeden { $number } kart gelmedi: sana geleni söyle ya da susup kart oyna
reason-count-too-low = “{ $best }” dendi, “{ $number }” artık diyemezsin: bir kart oyna
reason-good-said = sözünü söyledin bile: bir kart oyna
reason-good-too-early = henüz kimse sayı söylemedi: sen söyle ya da susup kart oyna
reason-good-of-nothing = “peki” demek grubu olan oyuncunun sözüdür, sende grup yok: bir kart oyna
reason-good-not-beaten = grubun geçilmedi: sayısını söyle ya da susup kart oyna
reason-naming-not-now = şimdi olmaz: en yüksek sayıyı söyleyenler rütbesini ilk elden sonra söyler
reason-name-first = önce sen: elindeki { $number } kartın rütbesini söyle
reason-name-before-play = ikinci elden önce elindeki { $number } kartın rütbesini söyle ya da başkası söylediyse “peki” de
reason-rank-too-low = { $best } söylendi, elindeki { $clique } onu geçmez: “peki” de
reason-rank-not-dealt = sana { $clique } gelmedi: elinde olan bir rütbeyi söyle

## Lübnan 400'ü

reason-bid-first = önce söz söyle: en az { $least }, en çok 13 el
reason-bid-too-small = { $least } ya da fazlasını söyle: skor { $score } iken { $bid } çok küçük
reason-bidding-over = sözler bitti: bir kart oyna

## Le Jeu du Roi

reason-no-talk = bu oyunda söz ve bildirim yok: sadece bir kart oyna

## King

reason-no-auction-yet = ceza dağıtımları satılmaz: bir kart oyna
reason-auction-over = ihale bitti: bir kart oyna
reason-step-open = kartlarına bak ve seç: { $words }
reason-step-bid = teklif zamanı: { $words }
reason-step-decide = teklifler bitti, karar senin: { $words }
reason-step-asked = dağıtan senden daha fazlasını istiyor: { $words }
reason-step-denied = cevap hayırdı: { $words }
reason-step-refused = satmayı reddettin, dağıtım senin: { $words }
reason-step-ultimatum = bu bir ültimatom: { $words }
reason-step-bought = dağıtımı aldın, şimdi oyunu söyle: { $words }
reason-step-alone = ültimatomun kabul edilmedi, oyunu kendin söyle: { $words }
reason-rung-not-on-ladder = 32'lik destede { $rung } yok: basamaklar +5'te biter
reason-rung-too-low = { $rung }, { $standing } teklifinin üstünde değil: basamaklar +1 +2 +3 −1 +4 +5 +6 −2 +7 +8
reason-rung-too-low-short = { $rung }, { $standing } teklifinin üstünde değil: 32'lik destede basamaklar +1 +2 +3 −1 +4 +5
reason-no-priority = { $standing } teklifini eşitleyemezsin: { $seat } senden önce gelir; artır ya da pas de
reason-must-sell = bu masada geçerli teklife satılır: { $standing } teklifine sat ya da henüz istemediysen daha fazlasını iste
reason-eight-binds = bu masada { $standing } reddedilemez: sat
reason-nobody-to-threaten = herkes pas dedi; bu masada ültimatom ancak teklifte kalanlara verilir: başka bir yol seç
reason-split-too-high = { $limit ->
    [off] bu masada hiçbir dağıtım paylaştırılmaz: başka bir yol seç
    [0] dağıtım ancak herkes pas dediyse paylaştırılır: başka bir yol seç
    [3] dağıtım ancak teklif +3, −1 ya da daha düşükse paylaştırılır: başka bir yol seç
    [fewer_than_3_bids] dağıtım ancak üçten az teklif varsa paylaştırılır: başka bir yol seç
   *[other] dağıtım ancak teklif +{ $limit } ya da daha düşükse paylaştırılır: başka bir yol seç
}

## Masa

reason-not-dealt = henüz kart dağıtılmadı: dağıtımı bekle
reason-deal-running = bu dağıtım sürüyor: önce sonuna kadar oyna
reason-length-fixed = bu oyunda dağıtım sayısı bellidir: süre partiyi erken bitiremez
reason-match-over = parti bitti: yenisini başlat
reason-not-seated = bu masada izleyicisin: bunu ancak oyuncular yapabilir
reason-undo-with-people = gerçek oyuncular varken geri alma yok: atılan kart atılmıştır
reason-nothing-to-undo = henüz geri alınacak bir şey yok
reason-stale = masada oyun ilerledi: tekrar bak, sonra seç
reason-unknown-action = { $word } bu oyunun ne kartı ne sözü
reason-rest-not-certain = kalan ellerin hepsini alacağın kesin değil: kart kart oynamaya devam et
reason-hint-not-your-turn = sıra sende değilken ipucu yok: sıranı bekle
reason-hint-with-people = bu masada ipucu yok: masa sahibi izin vermiyor
reason-no-such-table = böyle bir masa yok: bağlantı yanlış ya da masa silinmiş
reason-hello-first = karşılama mesajı gelmedi: sayfayı yeniden yükle
reason-other-protocol = bu sayfa ile sunucunun sürümleri farklı: sayfayı yeniden yükle
reason-not-text = mesajlar metin olmalı: bu değildi
reason-malformed = sunucu bu mesajı okuyamadı: { $word }
reason-too-long = bu mesaj çok uzun: en çok { $longest } bayt
reason-too-fast = bir anda çok fazla istek geldi: biraz bekle
reason-not-kept = sunucu bunu şu an kaydedemiyor; hiçbir şey kaybolmadı: oyun mümkün olunca kendiliğinden sürer
reason-went-wrong = sunucuda bir aksilik oldu, ama masa sağlam: tekrar dene
reason-needs-a-server = bu masa yalnızca bu cihazda: bunun için bir sunucu gerekir
reason-paused = masa sahibi partiyi duraklattı: devam etmesini bekle
reason-pause-slow = günlere yayılan oyunda duraklatmaya gerek yok: kimsenin hep burada olması gerekmez
reason-no-bank = bu masada şu an akan bir saat yok: süreyi, süreli bir dağıtım sırasında ekle
reason-arranged = bu masa bir oyun akşamının: akşamın süresine ve oyuncularına uyar
reason-seated-already = bu masada zaten bir yerin var
reason-seats-shut = masa sahibi bu masada bot yerine oturmaya izin vermiyor: ona sor
reason-seat-of-person = bu yer bir oyuncunun: bir botun yerini seç
reason-mirror-whole = ayna partide herkes bütün kartları birer kez oynar: ortasında kimse katılamaz

## Toplanan masa

reason-not-a-guest = bu masaya henüz katılmadın: önce katıl
reason-host-only = bunu ancak bu masanın sahibi yapabilir
reason-kicked = masa sahibi seni bu masadan çıkardı
reason-table-closed = sunucunun bir yöneticisi bu masayı kapattı
reason-table-full = bu masa dolu: en çok on iki kişi alır
reason-place-taken = bu yer dolu: boş bir yer seç
reason-kick-oneself = kendini çıkaramazsın: onun yerine masadan ayrıl
reason-no-such-guest = bu kişi artık burada değil
reason-contribution-too-long = bu katkı çok uzun: en çok 64 bayt
reason-places-free = boş yerler var: arkadaşlarını bekle ya da oralara bot koy
reason-nobody-sits = yalnızca botların yeri var: en az bir kişi oynamalı
reason-match-open = parti başladı: yerler artık değişmez
reason-match-running = parti henüz bitmedi: önce sonuna kadar oyna
reason-no-countdown = geri sayım yok: herkes hazır olunca yeni dağıtım gelir
reason-stopped-already = geri sayımı bir kez durdurdun: hazır olunca söyle
reason-nobody-missed = bu yer için bot hemen oynamaz: oyuncusu beklenmiyor
reason-still-here = bu oyuncu hâlâ bağlı: sırasının bitmesini bekle
reason-unknown-bot = bu adda bir bot yok: başka birini seç
reason-no-such-rules = bu kurallarla oyun yok: tekrar seç
reason-barred = bir yönetici şimdilik masa açmanı engelledi
reason-no-watching = bu masada izleyici yok
reason-chat-off = masa sahibi bu masada sohbeti kapattı
reason-chat-empty = bu mesaj boş: önce bir şey yaz
reason-chat-muted = bir yönetici seni şimdilik susturdu: sohbeti okuyabilirsin, yazamazsın
reason-chat-too-fast = bir anda çok fazla mesaj: biraz bekle
reason-chat-not-yours = bu mesajı geri çekemezsin: senin değil ya da çoktan silinmiş
