# Komut satırının, oyunların metinleri çevresinde söyledikleri.

cli-aliases = Öteki adları:
cli-options = Masa kuralları (önce varsayılan)
cli-presets = Kural setleri
cli-range = { NUMBER($least, useGrouping: "false") } ile { NUMBER($most, useGrouping: "false") } arasında bir tam sayı
cli-colon = :

cli-served = Four Kings çalışıyor: { $address }. Durdurmak için Ctrl-C. Partilerin saklandığı yer: { $where }.
cli-worker = Bu işlem, veri yolundaki sunucular için düşünmeye hazır. Durdurmak için Ctrl-C'ye bas.
cli-alone = Onu yalnızca bu makine açabilir. Ağındakileri de almak için `serve --host 0.0.0.0` ile başlat.
cli-no-screen = Bu makinenin ekranı yok. Başka bir bilgisayarda `{ $command }` yaz ve yukarıdaki adresi orada aç.
cli-contained = Bu sunucu bir konteynerde çalışıyor ve makinesinin adresini bilemez. Davetler için FOURKINGS_ORIGIN değerini o adrese ayarla, örneğin http://192.168.1.7:8040.
cli-network = Ağındakiler şu adreslerden birini açar:
cli-network-qr = İlk adresi açmak için telefon kamerasını koda tut. Sayfa gelmezse bu makinenin güvenlik duvarında porta izin ver.
cli-no-network = Bu makinenin ağda adresi yok, başkası onu açamaz.
cli-cold = Güçlü botlar derleniyor. Bu bir kez olur ve bir dakika kadar sürer; o zamana kadar yerlerine dikkatli bot oynar.
cli-kept = { NUMBER($rows, useGrouping: "false") } satır kaydedildi: { $file }. İçinde bütün kartlar ve bütün sırlar var: onu bir anahtar gibi koru.
cli-records-hold = { NUMBER($count, useGrouping: "false") } kayıt kurallara uyuyor.
cli-broken = { $kind ->
    [evening] Satır { $line }, akşam { $id }: { $fault }
   *[table] Satır { $line }, masa { $id }: { $fault }
}
cli-nothing-restored = Hiçbir şey geri yüklenmedi. Bu masaları dışarıda bırakmak için `--keep-going` ekle.
cli-restored = { NUMBER($rows, useGrouping: "false") } satır geri yüklendi; { $matches } masanın { $held } tanesi son kartına kadar sağlam.
cli-other-key = FOURKINGS_SECRET yedektekinden başka bir anahtar belirliyor. Kişiler masalarını ancak yedeğin anahtarıyla yine bulur.
cli-checked = { NUMBER($rows, useGrouping: "false") } satır denetlendi; { $matches } masanın { $held } tanesi son kartına kadar sağlam.
cli-would-restore = Bu yedek geri yüklenebilir.
cli-would-not-restore = Bu yedek bu haliyle geri yüklenemez. Onu daha eski bir yedekle birlikte sakla ve yenisini al. `fourkings restore --keep-going` bozuk olanları dışarıda bırakır.
cli-not-noted = Yedek listesi güncellenemedi: { $why }
cli-compiling-once = Derleniyor: { $what } (bir kez, { $seconds } sn kadar) …
cli-dd-held = zor bir dağıtımın arkasında { $count }
cli-solve-bounds = { $positions } konumun { $count } tanesinde yalnızca sınırlar var: önce limit doldu. Daha uzun aramak için --nodes ve --seconds değerlerini artır ya da --no-limit kullan.
cli-ready = { $seconds } sn sonra hazır.
cli-no-server = Sunucu kurulu değil. Tarayıcıda oynamak ve partileri saklamak için gerekir. Kurmak için: pip install 'four-kings[server]'; onsuz neyin çalıştığını `fourkings --help` listeler.
cli-site = { $folder } içinde { $files } dosya, { $size } MB. Klasörü herhangi bir web sunucusuna koy ya da burada dene: python3 -m http.server -d { $folder }
cli-stopped = Durdu.

# Başka paketlerden oyunlar.

cli-left-out = Dışarıda bırakıldı: { $fault }
cli-lacks = { $game } oyununun bu dilde { $count } cümlesi eksik, onlarsız görünür: { $ids }

cli-progress-deals = dağıtım
cli-progress-decisions = karar
cli-progress-lessons = ders
cli-progress-matches = parti
cli-progress-pairs = çiftler
cli-progress-positions = konum
cli-progress-puzzles = bulmaca
cli-progress-results = sonuç
cli-progress-rows = satır
cli-progress-sets = dizi
cli-puzzles-mined = bulmacalar: { $puzzles }, partiler: { $matches }; reddedilen anlar:
cli-puzzles-refused = { $rule ->
    [no_hope] umut yok
    [unclear] belirsiz
    [all_the_same] hepsi aynı
    [judges_differ] yargıçlar ayrı düşüyor
    [one_right_answer] tek doğru cevap
    [several_right_answers] birden çok doğru cevap
    [a_convention] bir anlaşma
    [too_simple] çok kolay
    [not_the_same_again] yeniden bakınca başka cevap
    [the_same_again] zaten var
   *[other] { $name }
}
cli-puzzles-differs = { $id }: cevap artık başka
cli-puzzles-same = cevabı yine aynı olan bulmacalar: { $same } / { $count } ({ $share })
