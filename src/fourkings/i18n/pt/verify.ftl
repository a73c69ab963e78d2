# O que se achou ao comparar as cartas de uma folha com o segredo: as mesmas frases na linha de comandos e na página.

verify-agrees = Todas as cartas desta partida vêm do segredo selado.
verify-differs = Esta folha não corresponde ao seu segredo.
verify-open = Nada discorda, mas nem tudo se pode verificar.

verify-no-shuffle = A folha não diz como as cartas foram baralhadas, por isso não há com que as comparar.
verify-derivation = As cartas foram baralhadas por “{ $name }”; este programa só verifica { $known }.
verify-luck = { $number ->
    [0] Ninguém juntou nada ao baralhamento: o selo prende a mesa, mas a mesa pode ter escolhido entre segredos.
    [one] Um jogador juntou a sua parte ao baralhamento.
   *[other] { $number } jogadores juntaram a sua parte ao baralhamento.
}
verify-no-secret = O segredo ainda não foi publicado. A folha contém o selo { $seal }; peça a folha de novo depois da partida.
verify-seal-agrees = O segredo corresponde ao selo da folha, { $seal }.
verify-seal-differs = O segredo tem o selo { $expected }, mas a folha tem { $recorded }.
verify-seal-noted = O selo que anotou é { $expected }, mas a folha tem { $recorded }.
verify-kings-agree = As cartas dadas para escolher parceiros correspondem ao segredo.
verify-kings-differ = Carta { $place } dada para escolher parceiros: { $expected } pelo segredo, { $recorded } na folha.
verify-draw-agrees = Sorteio { $number }: todas as cartas correspondem ao segredo.
verify-draw-differs = Sorteio { $number }, { $who }: { $expected } pelo segredo, { $recorded } na folha.
verify-seats-agree = Os lugares seguem o sorteio.
verify-seats-differ = Pelo sorteio, os lugares são { $expected }; na folha, { $recorded }.
verify-seats-twice = Dois jogadores têm o mesmo lugar, por isso não se lhes pode dar nada.
verify-dealer-agrees = { $expected } dá primeiro, como no sorteio.
verify-dealer-differs = Pelo sorteio, { $expected } dá primeiro; na folha, { $recorded }.
verify-deal-agrees = Mão { $number }: todas as cartas correspondem ao segredo.
verify-deal-number = A mão { $expected } tem na folha o número { $recorded }.
verify-deal-dealer = Mão { $number }: o dador é { $expected }; na folha, { $recorded }.
verify-deal-hand = Mão { $number }, carta { $place } dada a { $who }: { $expected } pelo segredo, { $recorded } na folha.
verify-deal-turned = Mão { $number }: a carta virada é { $expected }; na folha, { $recorded }.
verify-deal-face-up = Mão { $number }: as cartas dadas à vista são { $expected }; na folha, { $recorded }.
verify-nothing = nada
verify-to = { $card } para { $who }
verify-rules = Para verificar se o jogo seguiu as regras, use `fourkings replay`.
verify-empty = O arquivo não contém nenhuma folha.
