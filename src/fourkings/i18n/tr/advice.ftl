# Bir ipucu: dikkatli bir oyuncu burada ne yapardı ve neden. Kartın ya da sözün yanında tek başına duran tam bir cümle.

advice-forced = Burada seçeneğin yok.

## Kazandıran dağıtımlarda kartlar

advice-give-partner = Bu eli eşin alıyor: { $card } kartını ona ver.
advice-partner-wins = Bu eli eşin alıyor: iyi kartlarını sakla.
advice-ruff = Sende { $suit } yok: { $card } ile koz at.
advice-win-last = Son oynayan sensin: eli almaya { $card } yeter.
advice-win-sure = { $card } bu eli neredeyse kesin alır.
advice-win-try = { $card } şimdilik eli alıyor, önde kalma şansı da iyi.
advice-cannot-win = Bu eli alamazsın: olabildiğince az şey ver.
advice-hold-back = Bu el daha iyi bir karta değmez: { $card } oyna ve bekle.
advice-lead-trumps = Kozda güçlüsün: sağlam kartlarına koz atılmadan { $card } ile kozları çek.
advice-lead-partner-ruffs = Eşinde { $suit } kalmadı, koz atabilir: { $card } ile başla.
advice-lead-master = { $card } büyük olasılıkla geçilmez: eli şimdi al.
advice-lead-single = Bu, { $suit } renginde tek kartın: o gidince bu renge koz atabilirsin.
advice-lead-long = Uzun rengin { $suit }: onunla erken başla, küçükleri sonunda el alır.
advice-lead-low = { $card } ile başla: az şey verir, güçlü kartlarını bir arada tutar.

## Ceza dağıtımlarında kartlar

advice-late-high = Yalnızca son eller cezalı: { $card } kartını, eli cezasız alabilecekken şimdi oyna.
advice-shed-cost = Sende { $suit } yok: eli { $seat } alıyor, { $card } kartını ona yükle.
advice-shed = Sende { $suit } yok: saklaması en tehlikeli kartı at: { $card }.
advice-give-cost = { $card } eli alan kartın altında kalır: eli { $seat } alsın.
advice-duck = Altta kalmak için { $card }: eli alan karttan küçük.
advice-take-free = Son oynayan sensin, el de cezasız: { $card } kartından kurtul.
advice-take-high = Son oynayan sensin ve eli alıyorsun: { $card } ile al, küçüklerini sakla.
advice-take-must = Oynayabileceğin her kart eli alır: gözden çıkarılacak olan { $card }.
advice-take-chance = Senden sonra biri { $card } kartını büyük olasılıkla geçer, sen de ondan kurtulursun.
advice-lead-exit = { $card } ile başla: ötekiler büyük olasılıkla onu geçmek zorunda kalır.
advice-lead-cheap = El büyük olasılıkla ucuzken, şimdi { $card } ile başla.
advice-lead-least = Güvenli bir başlangıç yok: en az tehlikelisi { $card }.

## 400

advice-bid-tricks = Kartların { $tricks } el kadar eder: { $bid } sözü 100 dağıtımın { $percent } tanesinde tutar.
advice-bid-more = Kartların { $tricks } el kadar ederken { $bid } cesur, ama değeri onu haklı kılar: 100 dağıtımın { $percent } tanesinde tutar.
advice-bid-least = Kartların { $tricks } el kadar eder: gerekenden fazlasını söyleme.
advice-bid-void = Kartların { $tricks } el kadar ederken { $bid } sözü toplamı düşük tutar, dağıtım geçersiz olur: bu da işine gelir.

## Gruplar

advice-clique-told = Bildir: { $clique }; sayılırsa { $points } puan.
advice-clique-done = Bildirecek başka bir şeyin yok.
advice-clique-good = Başka bir grup daha yüksek: “peki” de ve oyna.

## Dikkatlinin bilmediği bir oyunun sözleri

advice-call-least = Bu kartlarla daha yüksek bir söz için bilinen bir neden yok.
advice-call-own = Bu oyunun pratik kuralı bu sözü öneriyor.

## King

advice-declare-trump = Koz { $suit } olursa { $points } puan kadar yaparsın.
advice-declare-no-trump = Kozsuz oynarsan büyük kartların { $points } puan kadar getirir.
advice-declare-negative = Kartların küçük: ceza dağıtımı sana { $points } puan kadar bırakır.
advice-king-auction = İhale aç: yine de reddedebilirsin; biri, kendin yapacağın { $points } puandan fazlasını verebilir.
advice-bid-rung = { $rung } bedeliyle de sana { $points } puan kadar kalır: oyunu başkasının söylemesinden iyidir.
advice-king-pass = Oyunu söylemek senin için daha yüksek bir bedele değmez.
advice-sell = Sat: { $points } puan kadar getirir; kendin oynarsan { $own } kadar.
advice-king-refuse = Reddet: bu dağıtım senin için { $points } puan kadar eder, bedelden fazla.
advice-ask-more = { $rung } iste: hayır sana bir şey kaybettirmez, evet { $points } puan kadar getirir.
advice-ultimatum = { $rung } için ültimatom ver: evet { $points } puan kadar getirir, öteki seçenek de kartlarına uyar.
advice-king-split = Paylaştır: kartların bundan fazlasını pek getirmez.
advice-answer-yes = Evet de: { $rung } bedeliyle bile { $points } puan kadar kalır.
advice-answer-no = Hayır de: { $rung } bedeliyle sana ancak { $points } puan kadar kalır.

## Uyan dağıtımları deneyerek (güçlü)

advice-sampled-equal = Burada bütün kartların aynı sonucu verir: { $card } oyna.
advice-sampled-near = Burada { $card } ile { $instead } ortalamada aşağı yukarı aynı sonucu verir.
advice-sampled-gain = { $deals ->
    [1] Gördüklerine uyan tek dağıtımda
   *[other] Gördüklerine uyan { $deals } dağıtımda
} { $card }, { $instead } kartına göre ortalama { $tenths } puan fazla getirir.
advice-sampled-gain-match = { $deals ->
    [1] Gördüklerine uyan tek dağıtımda
   *[other] Gördüklerine uyan { $deals } dağıtımda
} partiyi kazanmak için { $card }, { $instead } kartından { $tenths } puan fazla eder.
advice-sampled-danger = Gördüklerine uyan { $percent ->
    [100] ve denenen bütün dağıtımlarda
   *[other] 100 dağıtımın { $percent } tanesinde
} { $danger } senden sonra oynayan { $seat } ya da { $other } oyuncusunda: { $card } oyna.
advice-sampled-danger-one = Gördüklerine uyan { $percent ->
    [100] ve denenen bütün dağıtımlarda
   *[other] 100 dağıtımın { $percent } tanesinde
} { $danger } senden sonra oynayan { $seat } oyuncusunda: { $card } oyna.
advice-sampled-above = Gördüklerine uyan { $percent ->
    [100] ve denenen bütün dağıtımlarda
   *[other] 100 dağıtımın { $percent } tanesinde
} senden sonra biri { $card } kartını geçmek zorunda kalır.
advice-sampled-holds = Gördüklerine uyan { $percent ->
    [100] ve denenen bütün dağıtımlarda
   *[other] 100 dağıtımın { $percent } tanesinde
} senden sonra kimse { $card } kartını geçemez.
advice-sampled-partner = Eli eşin { $ahead } ile alıyor: gördüklerine uyan { $percent ->
    [100] ve denenen bütün dağıtımlarda
   *[other] 100 dağıtımın { $percent } tanesinde
} senden sonraki hiçbir rakip onu geçemez. { $card } oyna.
advice-sampled-bid = En umut verici söz { $bid }. Kartlarına ve sözlere uyan, geçersiz olmayan 100 dağıtımın { $percent } tanesinde tutar.
advice-sampled-bid-higher = { $bid } ise 100 dağıtımın ancak { $percent } tanesinde tutar.
advice-sampled-word = Gördüklerine ve duyduklarına uyan { $deals } dağıtımda { $word } sana ortalama { $points } puan kadar bırakır, { $second } ise { $less } kadar.
advice-sampled-word-match = Gördüklerine ve duyduklarına uyan { $deals } dağıtımda { $word } ile 100 partinin { $percent } kadarını kazanırsın, { $second } ile { $less } kadarını.
advice-sampled-clique = Bildir: { $clique }; gördüklerine uyan { $percent ->
    [100] ve denenen bütün dağıtımlarda
   *[other] 100 dağıtımın { $percent } tanesinde
} hiçbir rakipte daha yüksek grup yok.
