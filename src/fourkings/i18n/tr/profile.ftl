# Bir kişinin nasıl oynadığı, oyun oyun: masalarda, partilerinin analizlerinde ve günün dağıtımlarında.

profile-intro = Nasıl oynuyorsun, oyun oyun: masalarda, parti analizlerinde ve günün dağıtımlarında. Bu sayfayı yalnızca sen görürsün.
profile-game = Oyun

## Masalarda

profile-tables = Masalarda
profile-tables-text = Bitirdiğin her parti. Dersler, alıştırmalar ve içe aktarılan kayıtlar sayılmaz.
profile-tables-copies = { $matches ->
    [one] Bu partilerden birinin, herkesin kartlarını içeren çevrimdışı bir kopyası vardı.
   *[other] Bu partilerden { $matches } tanesinin, herkesin kartlarını içeren çevrimdışı bir kopyası vardı.
}
profile-matches = Parti
profile-won = Kazanılan
profile-reviewed = Analizli
profile-faults = Parti başına hata
profile-faults-short = Hata
profile-last = Son partilerindeki sözler ve eşler:
profile-bids = { $bids } sözün { $kept } tanesi tuttu
profile-partners = Eşler: { $names }
profile-partner = { $who } ({ $matches } partide { $won } galibiyet)

## Analizlere göre

profile-course = { $game }: partiden partiye hatalar
profile-match = { $when }: { $faults ->
    [0] hatasız
   *[other] { $faults } hata
}, { $won ->
    [yes] kazandın
   *[no] kaybettin
}
profile-legend = En eski parti başta; yeşil: kazanılan.
profile-kinds = En çok kaybettiren kararlar
profile-kind = Karar türü
profile-kind-call = Sözler
profile-kind-lead = Ele başlama
profile-kind-follow = Ele atılan kartlar

## Dağıtımlarda

profile-sets = { $sets ->
    [0] Henüz hiçbir günün dağıtımlarını oynamadın.
   *[other] { $sets } oyunun dağıtımlarını oynadın.
}
profile-played = Oynanan
profile-rating = Reyting (ortalama: 1500)
profile-needed = { $deals } dağıtım sonra
profile-provisional = geçici: { $deals } dağıtım daha

## İncelemelerde öne çıkan

profile-leak = Üzerinde çalışılacak bir şey
profile-leak-found = { $game }: “{ $theme }” sana parti başına bir kulüp oyuncusuna göre { $loss } ± { $half } puan daha çok kaybettiriyor. { $matches } partinin { $times } tanesinde öyle oldu.
profile-leak-none = { $game }: analiz edilen { $matches } partide öne çıkan bir şey yok.
profile-leak-needed = { $game }: { $needed } parti daha analiz edilince bu sayfa sana en çok kaybettireni arar.
profile-leak-practise = Bu konudaki bulmacalar

## Bir konudan on el

profile-practised = Önce ve sonra
profile-practised-what = Kulüp oyuncusundan fazla kaybedilen puan
profile-practised-first = İlk on dağıtım, dağıtım başına
profile-practised-last = Son on dağıtım, dağıtım başına
profile-practised-before = Önceki partiler ({ $matches }), parti başına
profile-practised-since = Sonraki partiler ({ $matches }), parti başına
profile-practised-none = yok
