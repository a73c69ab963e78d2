# Adım adım izlenen bir dağıtım: anları ve kimin kartlarının göründüğü.

strip-trick = { $trick }. el
strip-calls = Sözler
strip-end = Dağıtımın sonu
strip-question = Soru
strip-at-end = Dağıtımın sonu
strip-card-own = { $trick }. el, senin kartından önce
strip-card-other = { $trick }. el, kart sırası: { $who }
strip-taken = { $trick }. el, alan: { $who }
    .yours = { $trick }. el senin
strip-call-own = Senin sözünden önce
strip-call-other = Söz sırası: { $who }
strip-hand-of = Kartları: { $who }
deal-eyes-all = Bütün kartlar
