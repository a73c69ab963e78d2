# Birinin getirdiği kayıtta yanlış olan. `$why` bu dosyanın ya da errors.ftl dosyasının bir cümlesidir; `$detail` başka bir
# programın söylediğidir.

fault-place = { $place }: { $why }
fault-clause = { $why } ({ $clause })
fault-deal = { $number }. dağıtım: { $why }
fault-deal-action = { $number }. dağıtım, { $action }. hamle: { $why }
fault-near = { $why } Şunu mu demek istedin: { $near }?
fault-near-several = { $why } (Bunlardan biri mi: { $near }?)

fault-no-game = { $name } diye bir oyun yok; oyunlar: { $known }
fault-option-value = { $name } = { $value }: değerler: { $known } ({ $clause })
fault-option-together = { $name } = { $value } yalnızca { $other } = { $needed } ile olur, { $set } ile değil ({ $clause })
fault-no-preset = { $game } oyununda { $name } kural seti yok; setler: { $known } ({ $clause })
fault-no-house-rule = { $game } oyununda { $name } seçeneği yok; seçenekler: { $known } ({ $clause })
fault-no-card = { $text } bir kart değil: { $ranks } içinden bir rütbe ve { $suits } içinden bir renk yaz, örneğin QH ya da TS
fault-no-action = { $text } ne bir kart ne de { $game } sözü
fault-no-word = Le Jeu du Roi oyununda hiçbir şey söylenmez, { $word } bile

fault-the-record = kayıt: { $why }
fault-json-object = bir JSON nesnesi bekleniyor, { $given } değil
fault-json-missing = { $entry } eksik
fault-json-list = bir liste bekleniyor, { $given } değil
fault-json-four = dört öğe bekleniyor, { $number } değil
fault-json-text = bir metin bekleniyor, { $given } değil
fault-json-plain-text = denetim karakteri olmayan bir metin bekleniyor, { $given } değil
fault-json-number = bir tam sayı bekleniyor, { $given } değil
fault-json-seat = 0 ile 3 arası bir sayı bekleniyor, { $given } değil
fault-json-truth = true ya da false bekleniyor, { $given } değil
fault-json-half = bu JSON'da yarım bir karakter var (tek kalmış vekil), metin değil
fault-json-misfit = bu JSON değil: { $number }. karakterdeki { $text } uymuyor
fault-json-ends = bu JSON değil: metin { $number }. karakterde, tamamlanmadan bitiyor
fault-json-digits = bu JSON'da binlerce basamaklı bir sayı var
fault-json-deep = bu JSON'daki iç içelik { $number } düzeyi aşıyor
fault-json-key-twice = { $entry } anahtarı bir nesnede iki kez geçiyor
fault-json-constant = { $text } JSON'un izin verdiği bir sayı değil
fault-record-format = biçim: { $given }, bu sürümün okuduğu tek biçim olan { $format } değil
fault-record-points = puanlar ve toplamlar birlikte olur ya da dağıtım sürerken ikisi de olmaz
fault-record-action = hamle [yer, hamle] ya da [yer, hamle, [kurala uyan bütün hamleler]] olur
fault-result-action = hamle [yer, hamle] olur
fault-record-partner-card = eşler için dağıtılan kart [katılan, kart] olur
fault-entrants = bir partide dört katılan olur, { $number } değil
fault-contributions-four = katkılar ya hiç ya dört tane olur, her katılana bir tane
fault-lots = çekilişler şunlardan olur: { $known }

fault-two-in-seat = iki katılan aynı yerde oturuyor
fault-drawn-seats = çekilişe göre yerler { $expected }, { $recorded } değil
fault-drawn-dealer = çekilişe göre önce { $expected } numaralı yer dağıtır, { $recorded } değil
fault-kings-not-drawn = çekilişi olmayan bir oyunda eşler için papaz dağıtılmış
fault-draw-card-twice = çekilişin { $number }. turunda bir kart iki kez geçiyor ya da destede yok
fault-draw-others = çekilişin { $number }. turunu çekmesi gerekenler çekmemiş
fault-draw-open = çekiliş eşitlikle bitiyor (katılanlar: { $entrants }), çünkü renkler bir şey belirlemez: yeniden çektikleri turu ekleyin ya da “draw” alanını boş bırakıp yerleri ve dağıtanı olduğu gibi verin
fault-partners-card-twice = eşler için dağıtımda bir kart iki kez geçiyor ya da destede yok
fault-partners-order = eşler için kartlar, herkesin bir papazı olana dek oyun sırasıyla dağıtılmamış
fault-over-before-deal = parti bu dağıtımdan önce bitmiş
fault-deal-not-played = { $number }. dağıtım sonuna kadar oynanmamış, ama ardından başkası geliyor
fault-deal-number = bu, partinin { $expected }. dağıtımı, { $recorded }. değil
fault-deal-dealer = { $expected } numaralı yer dağıtmalı, { $recorded } değil
fault-hand-size = { $seat } numaralı yerin elinde { $number } kart var, { $expected } değil
fault-hand = { $seat } numaralı yerin kartları: { $why }
fault-not-in-pack = { $card } bu oyunun destesinde yok
fault-dealt-twice = { $card } iki kez dağıtılmış
fault-turned-up = açılan kart { $expected }, { $recorded } değil
fault-dealt-face-up = açık dağıtılan kartlar { $expected }, { $recorded } değil
fault-legal-actions = kurala uyan hamleler { $expected }, { $recorded } değil
fault-scored-early = dağıtım bitmeden puanlanmış: sıra { $seat } numaralı yerde
fault-points-missing = dağıtım bitmiş; puanları { $expected } eksik
fault-deal-void = dağıtım geçersiz
fault-deal-not-void = dağıtım geçersiz değil
fault-points-differ = puanlar { $expected }, { $recorded } değil
fault-totals-differ = toplamlar { $expected }, { $recorded } değil
fault-end-place = bitiş { $recorded }. dağıtımdan sonra, sonuncu olan { $last }. dağıtımdan sonra değil
fault-end-yet = kayıtta bir bitiş var, ama { $why }
fault-end-fixed = dağıtım sayısını kuralların belirlediği bir partiyi süre bitirmez
fault-end-over = parti zaten bitmişti
fault-end-running = süren dağıtım önce sonuna kadar oynanır
fault-end-unscored = henüz puanlanan dağıtım yok
fault-result-missing = parti bitmiş; sonucu eksik, kazananlar { $winners }
fault-result-early = parti bitmemiş, ama kayıtta sonuç var
fault-scores-differ = son puanlar { $expected }, { $recorded } değil
fault-winners-differ = kazananlar { $expected }, { $recorded } değil
fault-nothing-staked = ortada bahis yok, ama kayıtta ödemeler var: { $recorded }
fault-payments-differ = ödemeler { $expected }, { $recorded } değil
fault-match-over = parti bitti
fault-deal-before = önceki dağıtım henüz sonuna kadar oynanmadı
fault-hands-no-pack = kartlar { $number } kartlık bir deste etmiyor
fault-cards-not-sealed = kartları sırrından çıkmıyor: { $detail }
fault-needs-people = bunun için başka kişiler gerekir: bir sunucunun sayfasını aç
fault-needs-network = bunun için ağ bağlantısı gerekir: bir sunucunun sayfasını aç
fault-needs-host = bunu yalnızca bir sunucu işleten kişi sunabilir: bir sunucunun sayfasını aç

# Deals that can't be solved.

fault-table-twice = { $card } iki kez geçiyor: her kartı tek bir ele ver
fault-table-sizes = ellerdeki kart sayıları { $sizes }: hepsine 1 ile 13 arasında aynı sayıda kart ver
fault-table-text = { $text } bir dağıtım değil: elleri N:AK32.QJ4.T98.765 ve üç tane daha olarak yaz
fault-table-hand = { $text } bir oyuncunun kartları değil: maça, kupa, karo ve sineklerini yaz, örnek: { $example }
fault-table-missing = bir oyuncunun kartları eksik: dördünü de ver ya da 13'er kartla üçünü
fault-table-dealer = { $text } bir dağıtıcı değil: N, E, S ya da W yaz
fault-table-vulnerable = { $text } bir zon değil: None, NS, EW ya da All yaz
fault-table-file = bu bir dağıtım dosyası değil: PBN, LIN, RBN, JSON Lines ya da satır başına PBN ile bir dağıtım ver
fault-table-illegal = { $card } şimdi oynanamaz: rengi izle ve her kartı bir kez oyna
