# Açık masaların metinleri: birbirini tanımayan kişiler.

open-title = Açık masalar
open-intro = Bu masalara herkes katılabilir. Otur bir yere, yeni insanlarla tanış.
open-none = Açık masa yok. Bir masa açmak için “Oyuncu bul” düğmesine bas.
open-now = Başkalarıyla hemen oyna
open-choose = Oyun
open-go = Oyuncu bul
open-by = Masa sahibi: { $host }
open-free = { $free } boş yer
open-clock = dağıtım başı { $seconds } sn
open-days = karar başı { $days } gün
open-sit = Otur
open-name-read = Masadaki diğer oyuncular bu adı okur.
open-unnamed = Adsız otur
open-back = Masaya dön
open-failed = Masa açılamadı. Biraz sonra tekrar dene.
open-switch = Herkese açık: lobi bu masayı gösterir, herkes katılabilir
open-avoid-any = Oyuncudan kaçın
open-avoid = Kaçın: { $who }
open-avoided = { $who } ile artık birbirinizin açık masalarını görmüyorsunuz. Değiştirmek için ayarları aç.
