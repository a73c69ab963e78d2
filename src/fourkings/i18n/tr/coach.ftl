# Antrenör: bir kart ya da söz neden ötekinden iyidir. Tam cümleler: önce belki bir gerçek, sonra sonucu ve daha iyi kart.
# “Sen” seçimi yapandır. Puan, el ve karttan başka sayı yok.

coach-often = { $often ->
    [usually] hemen her zaman
    [often] çoğu kez
   *[sometimes] bazen
}

coach-points = { $points } puan

## Kesin olanlar

coach-unbeatable = { $mine ->
    [1] Rakipler eşinin { $prize } kartını geçemez.
   *[0] { $seat } şunu oynadı, kimse geçemez: { $prize }.
}
coach-cannot-win = Bu eli alamazsın.
coach-sure-winner = { $how ->
    [only] Son oynayan sensin, eli yalnız { $better } alır.
    [enough] Son oynayan sensin, { $better } yeter.
    [last] Son oynayan sensin, { $better } eli alır.
   *[any] { $better } kartını kimse geçemez.
}
coach-stays-below = { $better } bu eli alamaz.
coach-highest = { $prize }, { $suit } renginde kalan en büyük kart.
coach-holds = { $prize } kesin şu oyuncuda: { $seat }.
coach-only-card = { $better }, { $suit } renginde tek kartın.
coach-trumps-out = { $count ->
    [0] Başka kimsede koz yok.
   *[other] Ötekilerde daha { $count } koz var.
}
coach-need = { $how ->
    [me] Sana daha { $tricks } el gerek.
    [partner] Eşine daha { $tricks } el gerek.
   *[foe] { $seat } sözü için daha { $tricks } el almalı.
}

## İstenen eller

coach-ruff = { $often ->
    [sure] { $better } ile koz at ve bu eli al.
    [may] { $better } ile koz at: bu eli alabilir.
   *[other] { $better } ile koz at: { coach-often } bu eli alır.
}
coach-lead-winner = { $often ->
    [sure] { $better } ile başla ve eli al.
    [may] { $better } ile başla: eli alma şansı { $card } kartından iyi.
   *[other] { $better } ile başla: { coach-often } eli alır.
}
coach-win-now = { $often ->
    [sure] Bu eli al: { $card } değil, { $better } oyna.
    [may] { $better } bu eli alabilir: { $card } değil, onu oyna.
   *[other] { $better } { coach-often } bu eli alır: { $card } değil, onu oyna.
}
coach-safer = { $often ->
    [sure] { $card } kartı geçilebilir ama { $better } kartını kimse geçemez.
    [may] { $card } kartı geçilebilir: { $better } kartının bu eli alma şansı daha iyi.
   *[other] { $card } kartı geçilebilir: { $better } { coach-often } bu eli alır.
}
coach-overtakes-partner = Bu eli eşine bırak: { $card } değil, { $better } oyna.
coach-cheaper = { $often ->
    [may] Burada { $better } yeter: { $card } sonra bir el daha alabilir.
   *[other] Burada { $better } yeter: { $card } sonra { coach-often } bir el daha alır.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] { $card } kozunu sakla: sonra bir el alabilir. { $better } oyna.
       *[other] { $card } kozunu sakla: sonra { coach-often } bir el alır. { $better } oyna.
    }
    [throw] { $often ->
        [may] { $card } kartını atma: sonra bir el alabilir. { $better } at.
       *[other] { $card } kartını atma: sonra { coach-often } bir el alır. { $better } at.
    }
    [lead] { $often ->
        [may] { $card } ile başlama: sonra bir el alabilir. { $better } ile başla.
       *[other] { $card } ile başlama: sonra { coach-often } bir el alır. { $better } ile başla.
    }
   *[follow] { $often ->
        [may] { $card } kartını sakla: sonra bir el alabilir. { $better } oyna.
       *[other] { $card } kartını sakla: sonra { coach-often } bir el alır. { $better } oyna.
    }
}
coach-save-winner = { $often ->
    [may] { $card } bu eli alamaz ama sonra birini alabilir: { $better } oyna.
   *[other] { $card } bu eli alamaz ama sonra { coach-often } birini alır: { $better } oyna.
}
coach-keep = { $how ->
    [ruff] { $better } ile koz at ve { $card } kartını sakla: sonra bir el alabilir.
    [guard] { $card } kartını sakla: { $prize } kartını korur. { $better } oyna.
    [catch] { $card } kartını sakla: { $prize } kartını yakalayabilir. { $better } oyna.
    [catch-suit] Sayılan { $suit } kartlarını yakalamak için { $card } kartını sakla. { $better } oyna.
    [entry] Sırayı öteki kartların için almak üzere { $card } kartını sakla. { $better } oyna.
    [below] { $card } kartını { $prize } yanında sakla: altta kalmana yarar. { $better } oyna.
    [anyway] Bu eli nasılsa alırsın: { $better } ile al ve sonra bir el vermek için { $card } kartını sakla.
    [free] Bu el bir şeye patlamaz: { $better } kartından şimdi kurtul ve { $card } kartını sakla.
    [run-out] { $card } ile başlama: ötekilerde { $suit } daha erken biter, { $prize } kozla alınabilir. { $better } ile başla.
    [high-last] { $better } kartından şimdi kurtul: son elleri büyük kartlar alır.
    [end] { $card } kartını sona sakla: küçük kartlar son elleri almaz. { $better } oyna.
    [shed] Şimdi el almayan { $better } kartından kurtul; sırayı sonra vermek için { $card } kartını sakla.
   *[low] Sırayı sonra vermek için { $card } kartını sakla. { $better } oyna.
}
coach-ruff-later = { $suit } renginde tek kartın olan { $better } kartını oyna: sonra bu renge koz atabilirsin.
coach-draw-trumps = { $how ->
    [for] { $better } ile başla: dışarıda ne kadar az koz kalırsa { $prize } o kadar güvende olur.
   *[all] Kozları çekmek için { $better } ile başla: öteki kartların daha güvende olur.
}
coach-shorten = { $better } oyna: { $suit } bitince koz atabilirsin.
coach-costs-trick = { $better } oyna: o zaman { $prize } kartının el alma şansı artar.
coach-partner-ruffs = Eşinde { $suit } kalmadı: koz atması için { $better } ile başla.
coach-swap = { $costs ->
    [1] { $card } bu eli alır, { $better } de sonra bir el alabilir: şimdi { $better } oyna.
   *[0] Şimdi { $better } ile al: { $card } sonra bir el daha alabilir.
}
coach-more-tricks = { $how ->
    [partner] { $better } sonrasında eşin, { $card } sonrasından çok el alır.
    [suit] { $costs ->
        [1] { $card } sonrasında { $suit } kartların daha çok cezalı el alır: { $better } oyna.
       *[0] { $better } sonrasında { $suit } kartların, { $card } sonrasından çok el alır.
    }
    [others] { $costs ->
        [1] { $card } sonrasında öteki kartların daha çok cezalı el alır: { $better } oyna.
       *[0] { $better } sonrasında öteki kartların, { $card } sonrasından çok el alır.
    }
   *[side] { $better } sonrasında ikiniz, { $card } sonrasından çok el alırsınız.
}

## Ceza getiren eller

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] { $card } bu eli alır, içine ceza kartları düşebilir: { $better } oyna.
        [may] { $card } bu eli alabilir, içine ceza kartları düşebilir: { $better } oyna.
       *[other] { $card } { coach-often } bu eli alır, içine ceza kartları düşebilir: { $better } oyna.
    }
   *[0] { $often ->
        [sure] { $card } bu cezalı eli alır: { $better } oyna.
        [may] { $card } bu cezalı eli alabilir: { $better } oyna.
       *[other] { $card } { coach-often } bu cezalı eli alır: { $better } oyna.
    }
}
coach-brings-set = { $often ->
    [sure] { $card } bu eli ve içine düşen bütün { $suit } kartlarını alır: { $better } oyna.
    [may] { $card } bu eli ve içine düşen { $suit } kartlarını alabilir: { $better } oyna.
   *[other] { $card } { coach-often } bu eli ve içine düşen { $suit } kartlarını alır: { $better } oyna.
}
coach-rid-of-winner = { $often ->
    [may] { $better } kartından şimdi kurtul: sonra cezalı bir el alabilir.
   *[other] { $better } kartından şimdi kurtul: sonra { coach-often } cezalı bir el alır.
}
coach-endangers = { $often ->
    [may] { $card } sonrasında { $prize } cezalı bir el alabilir: { $better } oyna.
   *[other] { $card } sonrasında { $prize } { coach-often } cezalı bir el alır: { $better } oyna.
}

## Sayılan kartlar

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] Bu { coach-points } değerindeki eli { $better } ile al, { $card } güvende kalsın.
        [may] { $better } bu { coach-points } değerindeki eli alabilir, { $card } da güvende kalır.
       *[other] { $better } { coach-often } bu { coach-points } değerindeki eli alır, { $card } da güvende kalır.
    }
   *[0] { $often ->
        [sure] İçinde { coach-points } olan bu eli al: { $card } değil, { $better } oyna.
        [may] { $better } içinde { coach-points } olan bu eli alabilir: { $card } değil, onu oyna.
       *[other] { $better } { coach-often } içinde { coach-points } olan bu eli alır: { $card } değil, onu oyna.
    }
}
coach-gives = { $later ->
    [1] { $card }, sonra kazanabileceğin { coach-points } verir: { $better } oyna.
   *[0] { $card } { coach-points } verir: { $better } oyna.
}
coach-falls = { $lead ->
    [1] { $often ->
        [may] { $card } ile başlama: { coach-points } rakiplere gidebilir. { $better } ile başla.
       *[other] { $card } ile başlama: { coach-points } { coach-often } rakiplere gider. { $better } ile başla.
    }
   *[0] { $often ->
        [may] { $card } ve { coach-points } rakiplere gidebilir: { $better } oyna.
       *[other] { $card } ve { coach-points } { coach-often } rakiplere gider: { $better } oyna.
    }
}
coach-feed = { $often ->
    [sure] Bu ele { coach-points } değerindeki { $better } kartını ekle.
    [may] Bu eli eşin alabilir: { coach-points } değerindeki { $better } kartını ekle.
   *[other] Bu eli { coach-often } eşin alır: { coach-points } değerindeki { $better } kartını ekle.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] { $better } kartını şimdi oyna: sonra biri koz atıp { coach-points } alabilir.
       *[other] { $better } kartını şimdi oyna: sonra biri { coach-often } koz atıp { coach-points } alır.
    }
   *[0] { $often ->
        [may] { $better } kartını şimdi oyna: sonra { coach-points } rakiplere gidebilir.
       *[other] { $better } kartını şimdi oyna: sonra { coach-points } { coach-often } rakiplere gider.
    }
}
coach-costs-card = { $often ->
    [may] { $card } sonrasında { $prize } rakiplere gidebilir: { $better } oyna.
   *[other] { $card } sonrasında { $prize } { coach-often } rakiplere gider: { $better } oyna.
}
coach-catches = { $lead ->
    [1] { $often ->
        [may] { $better } ile başla: { coach-points } eden { $prize } kartını yakalayabilir.
       *[other] { $better } ile başla: tarafın { coach-often } { coach-points } eden { $prize } kartını yakalar.
    }
   *[0] { $often ->
        [may] { $better } sonrasında sizin taraf { coach-points } değerindeki { $prize } kartını alabilir.
       *[other] { $better } sonrasında sizin taraf { coach-often } { coach-points } değerindeki { $prize } kartını alır.
    }
}
coach-likelier = { $costs ->
    [1] { $card } sonrasında { $prize } daha büyük olasılıkla sende kalır: { $better } oyna.
   *[0] { $better } sonrasında { $prize } daha büyük olasılıkla sizin tarafta kalır.
}
coach-more-of-suit = { $costs ->
    [1] { $card } sonrasında ceza getiren daha çok { $suit } alırsın: { $better } oyna.
   *[0] { $better } sonrasında, { $card } sonrasından çok sayılan { $suit } alırsın.
}
coach-keeps = { $costs ->
    [1] { $card } sonrasında kendi kartların sana daha çok ceza getirir: { $better } oyna.
   *[0] { $card } sonrasında elinde kalan kartlardan puan yitirirsin: { $better } oyna.
}
coach-more-points = { $how ->
    [costs] { $card } sonrasında ceza getiren daha çok kart alırsın: { $better } oyna.
    [lead] { $better } ile başla: { $card } kartından çok sayılan kart kazanır.
   *[follow] { $better }, { $card } kartından çok sayılan kart kazanır.
}

## Ceza getiren kartlar

coach-takes-own = { $often ->
    [sure] { $card } bu eli alır ve sana { coach-points } ceza getirir: { $better } oyna.
    [either] İki kart da bu eli alır, { $card } ise sana { coach-points } ceza getirir: { $better } oyna.
    [may] { $lead ->
        [1] { $card } ile başlarsan { coach-points } ceza ile sende kalabilir: { $better } ile başla.
       *[0] { coach-points } ceza getiren { $card } sende kalabilir: { $better } oyna.
    }
   *[other] { $lead ->
        [1] { $card } ile başlarsan { coach-often } { coach-points } ceza ile sende kalır: { $better } ile başla.
       *[0] { coach-points } ceza getiren { $card } { coach-often } sende kalır: { $better } oyna.
    }
}
coach-rid-of-penalty = { $often ->
    [may] { $better } kartını şimdi ver: sonra { coach-points } ceza sende kalabilir.
   *[other] { $better } kartını şimdi ver: sonra { coach-points } ceza { coach-often } sende kalır.
}
coach-stuck = { $often ->
    [may] { $card } sonrasında { $prize } sende kalabilir: { $better } oyna.
   *[other] { $card } sonrasında { $prize } { coach-often } sende kalır: { $better } oyna.
}
coach-brings = { $often ->
    [may] { $card } sana { coach-points } ceza ile { $prize } getirebilir: { $better } oyna.
   *[other] { $card } sana { coach-often } { coach-points } ceza ile { $prize } getirir: { $better } oyna.
}
coach-kept-brings = { $often ->
    [may] { $better } kartından kurtul: sonra sana { coach-points } ceza ile { $prize } getirebilir.
   *[other] { $better } kartından kurtul: sonra sana { coach-often } { coach-points } ceza ile { $prize } getirir.
}
coach-last = { $costs ->
    [1] { $often ->
        [may] { $card } cezalı son eli sana bırakabilir: { $better } oyna.
       *[other] { $card } { coach-often } cezalı son eli sana bırakır: { $better } oyna.
    }
   *[0] { $often ->
        [may] { $better } sayılan son eli sana kazandırabilir.
       *[other] { $better } { coach-often } sayılan son eli sana kazandırır.
    }
}

## Sözler ve geri kalanı

coach-makes-bid = { $how ->
    [me] { $better } ile sözünü { $card } ile olduğundan daha sık tutarsın.
    [partner] { $better } sonrasında eşin sözünü { $card } sonrasından daha sık tutar.
   *[foe] { $better } sonrasında { $seat } sözünü { $card } sonrasından daha az tutar.
}
coach-rest = { $points ->
    [0] İyi oyunla { $better }, dağıtımın geri kalanında { $card } kartından biraz iyidir.
   *[other] { $costs ->
        [1] Dağıtımın geri kalanında { $card } sana { $better } kartından { coach-points } kadar fazlaya patlar.
       *[0] Dağıtımın geri kalanında { $card } sana { $better } kartından { coach-points } kadar az getirir.
    }
}

coach-even = { $how ->
    [forced] Burada seçeneğin yok.
    [equal] Burada bütün kartların aynı sonucu verir: { $better } oyna.
   *[close] Burada açıkça daha iyisi yok: { $better } en az ötekiler kadar iyi.
}
coach-as-good = { $card } de olurdu.
coach-rule = Pratik kurala göre { $better } oyna.

## Söylenenler

coach-call-points = { $points ->
    [0] Uzun vadede { $word }, { $second } sözünden biraz iyidir.
   *[other] Çok dağıtımda { $word } sana, { $second } sözünden { $points } puan kadar fazla getirir.
}
coach-hand-tricks = Kartların { $tricks } el kadar eder.
coach-bid = { $how ->
    [void] { $bid } sözü toplamı düşük tutar, dağıtım geçersiz olur: bu da işine gelir.
    [least] Gerekenden fazlasını söyleme.
    [bold] { $bid } sözü cesur, ama göze almaya değer.
   *[safe] { $bid } sözü tutmalı.
}
coach-clique = { $how ->
    [done] Bildirecek başka bir şeyin yok.
    [beaten] Başka bir grup daha yüksek: “peki” de ve oyna.
   *[announced] Bildir: { $clique }; sayılırsa { $points } puan.
}
coach-declare = { $how ->
    [suit] Koz { $suit } olursa { $points } puan kadar yaparsın.
    [no-trump] Kozsuz oynarsan büyük kartların { $points } puan kadar getirir.
   *[negative] Kartların küçük: ceza dağıtımı sana { $points } puan kadar bırakır.
}
coach-king-price = { $how ->
    [bid] { $rung } bedeliyle de sana { $points } puan kadar kalır: oyunu başkasının söylemesinden iyidir.
    [ask] { $rung } iste: hayır sana bir şey kaybettirmez, evet { $points } puan kadar getirir.
    [ultimatum] { $rung } için ültimatom ver: evet { $points } puan kadar getirir, öteki seçenek de kartlarına uyar.
    [yes] Evet de: { $rung } bedeliyle bile { $points } puan kadar kalır.
    [no] Hayır de: { $rung } bedeliyle sana ancak { $points } puan kadar kalır.
   *[sell] { $rung } bedeliyle sat: { $points } puan kadar getirir, dağıtımın kendisinden fazla.
}
coach-king-call = { $how ->
    [auction] İhale aç: yine de reddedebilirsin; biri, dağıtımın senin için ettiğinden fazlasını verebilir.
    [refuse] Reddet: bu dağıtım senin için bedelden fazla eder.
    [split] Paylaştır: kartların bundan fazlasını pek getirmez.
   *[pass] Oyunu söylemek senin için daha yüksek bir bedele değmez.
}
coach-rule-call = { $how ->
    [own] Bu oyunun pratik kuralı bu sözü öneriyor.
   *[least] Bu kartlarla daha yüksek bir söz için bilinen bir neden yok.
}
