# Antrenör: bir kart ya da söz neden ötekinden iyidir. Tam cümleler: önce belki bir gerçek, sonra sonucu ve daha iyi kart.
# “Sen” seçimi yapandır. Puan, el ve karttan başka sayı yok.

coach-often = { $often ->
    [usually] hemen her zaman
   *[often] çoğu kez
}

coach-then = { $act ->
    [lead] { $low ->
        [1] { $better } gibi küçük bir kartla başla
       *[0] { $better } ile başla
    }
    [throw] { $low ->
        [1] { $better } gibi küçük bir kart at
       *[0] { $better } at
    }
    [trump] { $low ->
        [1] en küçük kozunla, { $better } ile koz at
       *[0] { $better } ile koz at
    }
   *[play] { $low ->
        [1] en küçük kartın olan { $better } kartını oyna
       *[0] { $better } oyna
    }
}

coach-costly = { $what ->
    [H] kupalar
    [Q] kızlar
    [KJ] papazlar ve valeler
   *[cards] ceza kartları
}

coach-points = { $points } puan

## Kesin olanlar

coach-unbeatable = { $how ->
    [partner] Rakipler eşinin { $prize } kartını geçemez.
    [last] { $seat } şunu oynadı, sen geçemezsin: { $prize }.
   *[any] { $seat } şunu oynadı, kimse geçemez: { $prize }.
}
coach-price = { $how ->
    [gives] { $better } rakiplere { coach-points } verir.
    [leaves] { $better } bu eli rakiplere bırakır; elin değeri { coach-points }.
    [least] { $better } bu eli alır; bu sana şimdi en az { coach-points } kaybettirir.
    [less] Ama birçok dağıtımda bu, { $card } oynamaktan daha az kaybettirir.
   *[trick] { $better } bu eli alır; bu sana şimdi { coach-points } kaybettirir.
}
coach-partner = { $how ->
    [ahead] Bu eli şimdilik eşin alıyor, ama { $seat } daha oynayacak.
   *[later] Eşin bu ele daha oynayacak.
}
coach-cannot-win = { $how ->
    [better] { $better } bu eli alamaz.
   *[any] Bu eli alamazsın.
}
coach-sure-winner = { $how ->
    [only] Son oynayan sensin, eli yalnız { $better } alır.
    [enough] Son oynayan sensin, { $better } yeter.
    [last] Son oynayan sensin, { $better } eli alır.
   *[any] { $better } kartını kimse geçemez.
}
coach-highest = { $how ->
    [trump] { $prize } kartını yalnız bir koz geçebilir.
    [own] { $prize } kartını başka kimse geçemez.
    [after] Bu elden sonra { $prize }, { $suit } renginde en büyük kart.
   *[now] { $prize }, { $suit } renginde kalan en büyük kart.
}
coach-outside = Şunlar { $prize } kartını geçebilir: { $out }.
coach-holds = { $prize } kesin şu oyuncuda: { $seat }.
coach-only-card = { $how ->
    [throw] { $suit } renginde tek kartın { $better } gidince büyük kartlar atabilirsin.
   *[trump] { $suit } renginde tek kartın { $better } gidince koz atabilirsin.
}
coach-trumps-out = { $count ->
    [0] Başka kimsede koz yok.
   *[other] Ötekilerde daha { $count } koz var.
}
coach-trait = { $how ->
    [long] En uzun rengin { $suit }.
    [low] { $suit } renginde kalan kartların çoğu { $better } kartını geçer.
   *[lowest] { $better }, { $suit } renginde en küçük kartın.
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
    [may] { $better } ile başla: eli alabilir.
   *[other] { $better } ile başla: { coach-often } eli alır.
}
coach-win-now = { $often ->
    [sure] Bu eli al: { $card } değil, { coach-then }.
    [may] { $better } bu eli alabilir: { $card } değil, onu oyna.
   *[other] { $better } { coach-often } bu eli alır: { $card } değil, onu oyna.
}
coach-safer = { $often ->
    [sure] { $card } kartı geçilebilir ama { $better } kartını kimse geçemez.
    [may] { $card } kartı geçilebilir: { $better } daha büyük.
   *[other] { $card } kartı geçilebilir: { $better } { coach-often } bu eli alır.
}
coach-overtakes-partner = Bu eli eşine bırak: { $card } değil, { coach-then }.
coach-cheaper = { $often ->
    [low] Burada { $better } yeter: daha büyük olan { $card } kartını sakla.
    [may] Burada { $better } yeter: { $card } sonra bir el daha alabilir.
   *[other] Burada { $better } yeter: { $card } sonra { coach-often } bir el daha alır.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] { $card } kozunu sakla: sonra bir el alabilir. { coach-then }.
       *[other] { $card } kozunu sakla: sonra { coach-often } bir el alır. { coach-then }.
    }
    [throw] { $often ->
        [may] { $card } kartını atma: sonra bir el alabilir. { $better } at.
       *[other] { $card } kartını atma: sonra { coach-often } bir el alır. { $better } at.
    }
    [lead] { $often ->
        [may] { $card } ile başlama: sonra bir el alabilir. { coach-then }.
       *[other] { $card } ile başlama: sonra { coach-often } bir el alır. { coach-then }.
    }
    [below] { $often ->
        [may] { $card } bu eli alamaz ama sonra birini alabilir: { coach-then }.
       *[other] { $card } bu eli alamaz ama sonra { coach-often } birini alır: { coach-then }.
    }
   *[follow] { $often ->
        [may] { $card } kartını sakla: sonra bir el alabilir. { coach-then }.
       *[other] { $card } kartını sakla: sonra { coach-often } bir el alır. { coach-then }.
    }
}
coach-keep = { $how ->
    [ruff] { $better } ile koz at ve { $card } kartını sakla: sonra bir el alabilir.
    [guard] { $card } kartını sakla: { $prize } kartını korur. { coach-then }.
    [tenace] { $card } ile { $prize } kartlarını birlikte sakla: { $suit } renginden başkası başlayınca şunları yakalar: { $out }. { coach-then }.
    [trump] { $card } kozunu sakla: { $suit } rengine koz atabilirsin. { coach-then }.
    [catch] { $card } kartını sakla: sonra şunları yakalayabilir: { $out }. { coach-then }.
    [entry] Sırayı öteki kartların için almak üzere { $card } kartını sakla. { coach-then }.
    [below] { $card } kartını sakla: { $suit } açılınca onu oynar, { $prize } kartını elde tutarsın. { coach-then }.
    [anyway] Bu eli nasılsa alırsın: { $better } ile al ve sonra bir el vermek için { $card } kartını sakla.
    [free] Bu el bir şeye patlamaz: { $better } kartından şimdi kurtul ve { $card } kartını sakla.
    [run-out] { $card } ile başlama: ötekilerde { $suit } daha erken biter, { $prize } kozla alınabilir. { $better } ile başla.
    [high-last] { $better } kartından şimdi kurtul: kalırsa sonda cezalı bir el alabilir.
    [end] { $card } kartını sona sakla: küçük kartlar son elleri almaz. { coach-then }.
    [shed] Şimdi el almayan { $better } kartından kurtul; sırayı sonra vermek için { $card } kartını sakla.
    [cheap] { coach-then }: küçük bir kart, bir şey vermez.
    [under] { $card } kartını daha az kart geçebilir: { coach-then }.
   *[low] Sırayı sonra vermek için { $card } kartını sakla. { coach-then }.
}
coach-ruff-later = { coach-then }, { $suit } renginde tek kartın: sonra bu renge koz atabilirsin.
coach-forces = { $how ->
    [trump] { coach-then }: onu yalnız bir koz geçebilir.
    [ruffed] { coach-then }: kozlar dışında onu yalnız { $out } geçebilir.
   *[only] { coach-then }: onu yalnız { $out } geçebilir.
}
coach-partner-wins = { $often ->
    [may] Bu eli eşin alabilir: { coach-then }.
   *[other] Bu eli { coach-often } eşin alır: { $card } değil, { coach-then }.
}
coach-draw-trumps = { $how ->
    [for] { $better } ile başla: dışarıda ne kadar az koz kalırsa { $prize } o kadar güvende olur.
   *[all] { $better } ile başla: kozların, kalan kozları çeker.
}
coach-shorten = { $how ->
    [throw] { coach-then }: sende { $suit } bitince o renge büyük kartlar atabilirsin.
   *[trump] { coach-then }: { $suit } bitince koz atabilirsin.
}
coach-partner-ruffs = Eşinde { $suit } kalmadı: koz atması için { $better } ile başla.
coach-swap = { $how ->
    [only] { $prize } kartını yalnız { $better } geçer: eli al ve { $card } kartını sakla.
    [sure] Bu eli { $better } ile kesin al ve { $card } kartını sakla.
   *[open] { $often ->
        [may] { $better } bu eli alabilir, { $card } alamaz.
       *[other] { $better } { coach-often } bu eli alır, { $card } alamaz.
    }
}

## Ceza getiren eller

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] { $card } bu eli alır, içine { coach-costly } düşebilir: { coach-then }.
        [may] { $card } bu eli alabilir, içine { coach-costly } düşebilir: { coach-then }.
       *[other] { $card } { coach-often } bu eli alır, içine { coach-costly } düşebilir: { coach-then }.
    }
    [2] { $often ->
        [sure] { $card } bu eli alır, sıra sende kalır: { coach-then }.
        [may] { $card } bu eli alabilir, sıra sende kalır: { coach-then }.
       *[other] { $card } { coach-often } bu eli alır, sıra sende kalır: { coach-then }.
    }
   *[0] { $often ->
        [sure] { $card } bu cezalı eli alır: { coach-then }.
        [may] { $card } bu cezalı eli alabilir: { coach-then }.
       *[other] { $card } { coach-often } bu cezalı eli alır: { coach-then }.
    }
}
coach-brings-set = { $often ->
    [sure] { $card } bu eli ve içine düşen bütün { $suit } kartlarını alır: { coach-then }.
    [may] { $card } bu eli ve içine düşen { $suit } kartlarını alabilir: { coach-then }.
   *[other] { $card } { coach-often } bu eli ve içine düşen { $suit } kartlarını alır: { coach-then }.
}
coach-rid-of-winner = { $often ->
    [may] { $better } kartından şimdi kurtul: sonra cezalı bir el alabilir.
   *[other] { $better } kartından şimdi kurtul: sonra { coach-often } cezalı bir el alır.
}
coach-bring-out = { coach-then }: { $prize } kartını çektirebilir, { coach-points } ceza başkasına gider.
coach-early = Ötekilerde daha { $suit } varken şimdi { coach-then }: sonra içine { coach-costly } düşebilir.
coach-highest-loser = { $how ->
    [lost] { $suit } renginde en büyük kartından şimdi kurtul: { coach-then }.
   *[any] { coach-then }: { $suit } renginde bu eli alamayan en büyük kartın.
}
coach-endangers = { $often ->
    [may] { $card } sonrasında { $prize } cezalı bir el alabilir: { coach-then }.
   *[other] { $card } sonrasında { $prize } { coach-often } cezalı bir el alır: { coach-then }.
}

## Sayılan kartlar

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] Bu { coach-points } değerindeki eli { $better } ile al, { $card } güvende kalsın.
        [may] { $better } bu { coach-points } değerindeki eli alabilir, { $card } da güvende kalır.
       *[other] { $better } { coach-often } bu { coach-points } değerindeki eli alır, { $card } da güvende kalır.
    }
    [2] { $often ->
        [sure] İçinde { coach-points } olan bu eli al: { $card } atma, { coach-then }.
        [may] { $better } içinde { coach-points } olan bu eli alabilir: { $card } atma, koz at.
       *[other] { $better } { coach-often } içinde { coach-points } olan bu eli alır: { $card } atma, koz at.
    }
    [3] { coach-then } ve { coach-points } değerindeki bu eli al: bu kartın puanı da güvende kalır.
   *[0] { $often ->
        [sure] İçinde { coach-points } olan bu eli al: { $card } değil, { coach-then }.
        [may] { $better } içinde { coach-points } olan bu eli alabilir: { $card } değil, onu oyna.
       *[other] { $better } { coach-often } içinde { coach-points } olan bu eli alır: { $card } değil, onu oyna.
    }
}
coach-gives = { $later ->
    [1] { $card } ve tarafının sonra kazanabileceği { coach-points } başkalarına gider: { coach-then }.
   *[0] { $card } ve { coach-points } başkalarına gider: { coach-then }.
}
coach-falls = { $act ->
    [lead] { $often ->
        [may] { $card } ile başlama: { coach-points } rakiplere gidebilir. { coach-then }.
       *[other] { $card } ile başlama: { coach-points } { coach-often } rakiplere gider. { coach-then }.
    }
   *[0] { $often ->
        [may] { $card } ve { coach-points } rakiplere gidebilir: { coach-then }.
       *[other] { $card } ve { coach-points } { coach-often } rakiplere gider: { coach-then }.
    }
}
coach-feed = { $often ->
    [sure] Bu ele { coach-points } değerindeki { $better } kartını ekle.
    [may] Bu eli eşin alabilir: { coach-points } değerindeki { $better } kartını ekle.
   *[other] Bu eli { coach-often } eşin alır: { coach-points } değerindeki { $better } kartını ekle.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] Şimdi { coach-then }: sonra biri koz atıp { coach-points } alabilir.
       *[other] Şimdi { coach-then }: sonra biri { coach-often } koz atıp { coach-points } alır.
    }
   *[0] { $often ->
        [may] Şimdi { coach-then }: sonra { coach-points } rakiplere gidebilir.
       *[other] Şimdi { coach-then }: sonra { coach-points } { coach-often } rakiplere gider.
    }
}
coach-catches = { $how ->
    [beats] { $often ->
        [may] { coach-then }: { coach-points } eden { $prize } kartını yakalayabilir.
       *[other] { coach-then }: tarafın { coach-often } { coach-points } eden { $prize } kartını yakalar.
    }
   *[any] { $often ->
        [may] { coach-then }: sizin taraf { coach-points } değerindeki { $prize } kartını alabilir.
       *[other] { coach-then }: sizin taraf { coach-often } { coach-points } değerindeki { $prize } kartını alır.
    }
}

## Ceza getiren kartlar

coach-takes-own = { $often ->
    [sure] { $card } bu eli alır ve sana { coach-points } ceza getirir: { coach-then }.
    [either] İki kart da bu eli alır, { $card } ise sana { coach-points } ceza getirir: { coach-then }.
    [may] { $act ->
        [lead] { $card } ile başlarsan { coach-points } ceza ile sende kalabilir: { $better } ile başla.
       *[0] { $card } oynarsan { coach-points } ceza ile sende kalabilir: { coach-then }.
    }
   *[other] { $act ->
        [lead] { $card } ile başlarsan { coach-often } { coach-points } ceza ile sende kalır: { $better } ile başla.
       *[0] { $card } oynarsan { coach-often } { coach-points } ceza ile sende kalır: { coach-then }.
    }
}
coach-rid-of-penalty = { $often ->
    [may] { $better } kartını şimdi ver: sonra { coach-points } ceza sende kalabilir.
   *[other] { $better } kartını şimdi ver: sonra { coach-points } ceza { coach-often } sende kalır.
}
coach-stuck = { $often ->
    [may] { $card } sonrasında { $prize } sende kalabilir: { coach-then }.
   *[other] { $card } sonrasında { $prize } { coach-often } sende kalır: { coach-then }.
}
coach-brings = { $often ->
    [may] { $card } sana { coach-points } ceza ile { $prize } getirebilir: { coach-then }.
   *[other] { $card } sana { coach-often } { coach-points } ceza ile { $prize } getirir: { coach-then }.
}
coach-kept-brings = { $often ->
    [may] { $better } kartından kurtul: sonra sana { coach-points } ceza ile { $prize } getirebilir.
   *[other] { $better } kartından kurtul: sonra sana { coach-often } { coach-points } ceza ile { $prize } getirir.
}
coach-last = { $costs ->
    [1] { $how ->
        [while] Ötekilerde şunlar varken { $better } kartından kurtul: { $out }. Kalırsa son eli alabilir.
        [loses] Şimdi el almayan { $better } kartından kurtul: kalırsa son eli alabilir.
       *[any] { $often ->
            [may] { $card } cezalı son eli sana bırakabilir: { coach-then }.
           *[other] { $card } { coach-often } cezalı son eli sana bırakır: { coach-then }.
        }
    }
   *[0] { $often ->
        [may] { $better } sayılan son eli sana kazandırabilir.
       *[other] { $better } { coach-often } sayılan son eli sana kazandırır.
    }
}

## Sözler ve geri kalanı

coach-rest = İyi oyunla { $better }, dağıtımın geri kalanında { $card } kartından iyidir.

coach-even = { $how ->
    [forced] Burada seçeneğin yok.
    [equal] Burada bütün kartların aynı sonucu verir: { $better } oyna.
   *[close] Burada açıkça daha iyisi yok: { $better } en az ötekiler kadar iyi.
}
coach-pick = { $how ->
    [long] En uzun renginden { $better } ile başla.
    [low] { coach-then }: { $suit } renginde kalan kartların çoğu daha büyük.
    [lowest] { coach-then }: { $suit } renginde en küçük kartın.
    [highest] { coach-then }: { $suit } renginde en büyük kartın.
    [ahead] { coach-then }: bu eli isteyen onu geçmek zorunda.
    [below] { coach-then }: bu eli alamaz.
    [while] Hâlâ geçilebilirken { coach-then }.
    [equals] { $out } burada aynı işi görür: { $better } oyna.
   *[plain] { coach-then }.
}
coach-as-good = { $how ->
    [bid] { $bid } demek de olurdu.
   *[action] { $card } de olurdu.
}
coach-rule = Pratik kurala göre { coach-then }.

## Söylenenler

coach-call-points = { $points ->
    [0] Uzun vadede { $word }, { $second } sözünden biraz iyidir.
   *[other] Çok dağıtımda { $word } sana, { $second } sözünden { $points } puan kadar fazla getirir.
}
coach-hand-tricks = { $tricks ->
    [0] Kartlarınla el alman zor.
   *[other] Kartların { $tricks } el kadar eder.
}
coach-bid = { $how ->
    [void] { $bid } sözüyle toplam { $least } sayısının altında kalır, dağıtım geçersiz olur: kimse puan almaz, sen de risk almazsın.
    [counts] { $beside } sözüyle toplam { $least } sayısının altında kalır, dağıtım geçersiz olurdu; { $bid } ile sayılır.
    [target] { $bid } sözünü tutarsan { $target } puana ulaşırsın; { $beside } yetmezdi.
    [enough] { $bid } sözü { $target } puana ulaşmaya yeter: daha fazlasını göze alma.
    [more] { $bid } de: { $beside } sözünden { coach-points } fazla getirir, riske değer.
    [less] { $bid } de: { $beside } sözü yalnızca { coach-points } fazla getirir ve daha sık tutmaz.
    [risk] { $bid } de: { $beside } sözü { coach-points } fazla getirir ama çok sık tutmaz.
    [least] { $bid } de, en az söyleyebileceğin bu: daha fazlası yeterince kesin değil.
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
   *[sell] { $rung } bedeliyle sat: { $points } puan kadar getirir, dağıtımı satmayıp oynamandan fazla.
}
coach-king-call = { $how ->
    [auction] İhale aç: yine de reddedebilirsin; biri, dağıtımın senin için ettiğinden fazlasını verebilir.
    [ask] Daha fazlasını iste: belki öderler; cevap hayır olursa önerilen bedele yine satabilirsin.
    [ultimatum] Ültimatom ver: söylediğin oyundan kaçmak için biri istediğin bedeli ödeyebilir; kimse ödemezse oyunu sen oynarsın.
    [yes] Evet de: oyunu söylemek senin için bu bedelden fazla eder.
    [no] Hayır de: oyunu söylemek senin için bu bedele değmez.
    [sell] Sat: bu bedel senin için dağıtımdan fazla eder.
    [bid] Artır: oyunu söylemek senin için bu bedelden fazla eder.
    [refuse] Reddet: bu dağıtım senin için bedelden fazla eder.
    [split] Paylaştır: kartların bundan fazlasını pek getirmez.
   *[pass] Oyunu söylemek senin için daha yüksek bir bedele değmez.
}
coach-rule-call = { $how ->
    [own] Bu oyunun pratik kuralı bu sözü öneriyor.
   *[least] Bu kartlarla daha yüksek bir söz için bilinen bir neden yok.
}
