# Yöneticilerin sayfası ve herkese duyurdukları.

admin-title = Yönetim
admin-intro = Bu sunucuya bakanlar için. Bu sayfa ne kart gösterir ne de masa açacak bir şey; sohbetten yalnızca şikâyet edilen mesajları gösterir.
admin-none = Bu sunucunun yöneticisi yok.
admin-none-how = Yönetici olmak için sunucuyu FOURKINGS_ADMIN en az 16 karakterlik bir parola ile ayarlanmış olarak çalıştır, sonra parolayı buraya yaz.
admin-phrase = Yönetici parolası
admin-phrase-text = Sunucunun ayarlarında FOURKINGS_ADMIN olarak durur.
admin-enter = Giriş yap
admin-wrong = Parola yanlış.
admin-too-many = Çok fazla deneme. Bir dakika bekle, sonra tekrar dene.
admin-failed = Olmadı. Şimdiki durumu görmek için sayfayı yenile.
admin-first = Parolayla giriş yaptın. Bu tarayıcı on iki saat ya da sen bırakana kadar girişli kalır.
admin-appointed = Seni başka bir yönetici atadı.
admin-resign = Yöneticiliği bırak
admin-again = Yenile
admin-below = Bu sunucu alan adını başka programlarla paylaşıyor ve bu bir güvenlik sınırı değildir: onların sayfaları bu sayfada işlem yapabilir. Bir alan adını yalnızca güvendiğiniz programlarla paylaşın.

## Sunucunun durumu

admin-health = Sunucu
admin-well = Sunucu sağlıklı.
admin-slow = Sunucu yavaş: az önce { $seconds } sn gecikti.
admin-broken = Veritabanı aksıyor: { $fault }.
admin-version = Sürüm
admin-up = Çalışma süresi
admin-late = Son en büyük gecikme
admin-awake = Etkin masalar
admin-people-here = Çevrimiçi kişiler
admin-kept = Saklanan masalar
admin-servers = Sunucular
admin-seconds = { $seconds } sn
admin-minutes = { $minutes } dk
admin-hours = { $hours } sa
admin-days = { $days } gün
admin-backup-none = Henüz kayıtlı yedek yok.
admin-backup-make = Yedek almak için sunucunun makinesinde şu komutu çalıştır: fourkings backup
admin-backup-unchecked = En yeni yedek: { $when }. Denetlenmedi.
admin-backup-check = Denetlemek için sunucunun makinesinde şu komutu çalıştır: fourkings backup --check
admin-backup-restores = En yeni yedek: { $when }. Denetlendi: geri yüklenebiliyor.
admin-backup-broken = En yeni yedek: { $when }. Geri yüklenemiyor: { $fault }.
admin-backup-again = Yeni bir yedek al ve onu denetle. Eski dosyaları sakla.
admin-backup-file = Dosya: { $file } ({ $rows } satır)
admin-backup-checked = Son denetim: { $when }
admin-doctor = Sunucunun makinesi

## Duyurulan

admin-notice = Duyuru
admin-notice-text = Sen geri çekene kadar her sayfa ve her masa gösterir.
admin-notice-words = Duyurun
admin-notice-put = Duyur
admin-notice-back = Duyuruyu geri çek
notice-put-away = Duyuruyu kaldır
notice-barred = Bir yönetici şimdilik masa açmanı engelledi. Başka masalara yine katılabilirsin.
notice-banned = Bir yönetici seni { $until } zamanına kadar bu sunucudan yasakladı. Ayarlarda verilerini yine okuyup silebilirsin.
notice-title = Yöneticiden

## Masalar

admin-tables = Masalar
admin-tables-none = Henüz masa yok.
admin-tables-text = Son oynanan başta. Kapatılan masa kapalı kalır: oradaki herkes senin kapattığını görür, kaydı da saklanır. Oyunun altındaki kod, masanın sunucu günlüğündeki adıdır.
admin-stage-waiting-room = bekleme odası
admin-stage-match = { $number }. dağıtım
admin-stage-over = bitti
admin-stage-closed = yönetici kapattı
admin-people-at = { $count ->
    [0] kimse yok
   *[other] { $count } kişi
}
admin-last = son hamle { $when }
admin-made = açılış { $when }
admin-close = Masayı kapat
admin-close-which = Masayı kapat: { $game }, { $stage }, son hamle { $when }
admin-close-sure = Masayı kalıcı kapat

## Kulüpler

admin-clubs = Kulüpler
admin-clubs-text = En yenisi başta. Kulüp silinince adı, akşam listesi ve sıralaması gider. Akşamlar kalır.
admin-clubs-none = Henüz kulüp yok.
admin-club-evenings = { $count ->
    [0] akşam yok
   *[other] { $count } akşam
}
admin-club-made = kuruluş { $when }
admin-club-delete = Kulübü sil
admin-club-delete-sure = { $name } kalıcı silinsin

## Kişiler

admin-people = Kişiler
admin-people-text = Adı olan kişiler, en yenisi başta. Silmek, kişilerin kendi ayarlarında yapabildiğini yapar: adları, sohbetleri ve masaları gider. Başkalarıyla partilerini bot sürdürür.
admin-people-name = Ad ya da bir parçası
admin-people-find = Ara
admin-people-none = Gösterilecek kimse yok.
admin-you = sen
admin-is-administrator = yönetici
admin-told = ad verilişi { $when }
admin-forget = Adı ve sohbeti sil
admin-forget-sure = Kalıcı sil: { $who }
admin-appoint = Yönetici ata
admin-dismiss = Yöneticiliği al
admin-for = { $what }: { $who }

## Şikâyetler

admin-reports = Şikâyet edilen mesajlar
admin-reports-text = Bu mesajları oyuncular şikâyet etti. Her birini çevresindeki satırlarla görürsün. Bir hafta sonra silinirler, başka kimse görmez.
admin-reports-none = Şikâyet yok.
admin-report-by = şikâyet eden { $who }, { $when }
admin-report-context = Mesaj ve çevresindeki satırlar
admin-report-this = Şikâyet edilen:
admin-remove-message = Mesajı kaldır
admin-remove-message-sure = Mesajı herkesten kaldır
admin-settle = Şikâyeti sil
admin-settle-sure = Şikâyeti kalıcı sil

## Önlemler

admin-actions = İşlemler
admin-tables-of-none = Hiçbir masada değil.
admin-remove = Çıkar
admin-remove-sure = Masadan çıkar: { $who }
admin-measure = Önlem
admin-measure-mute = Sohbetlerde sustur
admin-measure-bar = Masa açamasın
admin-measure-ban = Yasakla
admin-measure-ban-address = Adresiyle yasakla
admin-measure-time = Süre
admin-measure-apply = Uygula
admin-is-bar = { $until } zamanına kadar masa açamaz.
admin-is-mute = { $until } zamanına kadar sohbete yazamaz.
admin-is-ban = { $until } zamanına kadar yasaklı.
admin-lift-bar = Masa izni ver
admin-lift-mute = Susturmayı kaldır
admin-lift-ban = Yasağı kaldır
admin-mark-bar = masa açamaz
admin-mark-mute = susturuldu
admin-mark-ban = yasaklı

## Yapılanlar

admin-deeds = Yönetici işlemleri
admin-deeds-none = Henüz işlem yok.
admin-somebody = adı olmayan biri
admin-deed-enter = { $who } parolayla giriş yaptı
admin-deed-resign = { $who } yöneticiliği bıraktı
admin-deed-close = { $who } bir masayı kapattı
admin-deed-forget = { $who } bir adı ve sohbetini sildi
admin-deed-bar = { $who } birinin { $hours } saat masa açmasını engelledi
admin-deed-unbar = { $who } birinin engelini kaldırdı
admin-deed-mute = { $who } birini { $hours } saat susturdu
admin-deed-unmute = { $who } birinin susturmasını kaldırdı
admin-deed-ban = { $who } birini { $hours } saat yasakladı
admin-deed-unban = { $who } bir yasağı kaldırdı
admin-deed-remove = { $who } birini bir masadan çıkardı
admin-deed-remove-message = { $who } bir mesajı kaldırdı
admin-deed-settle = { $who } bir şikâyeti sildi
admin-deed-appoint = { $who } bir yönetici atadı
admin-deed-dismiss = { $who } bir yöneticinin yetkisini aldı
admin-deed-announce = { $who } duyurdu: { $text }
admin-deed-take-back = { $who } duyuruyu geri çekti
admin-deed-delete-club = { $who } bir kulüp sildi
