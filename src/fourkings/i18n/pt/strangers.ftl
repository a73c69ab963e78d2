# Textos das mesas abertas: pessoas que não se conhecem.

open-title = Mesas abertas
open-intro = Qualquer pessoa pode entrar nestas mesas. Sente-se e conheça gente nova.
open-none = Não há mesas abertas. Toque em “Procurar jogadores” para abrir uma.
open-now = Jogar já com outros
open-choose = O jogo
open-go = Procurar jogadores
open-by = A mesa de { $host }
open-free = { $free ->
    [0] nenhum lugar livre
    [one] um lugar livre
   *[other] { $free } lugares livres
}
open-clock = { $seconds } s por mão
open-days = { $days ->
    [one] um dia por decisão
   *[other] { $days } dias por decisão
}
open-sit = Sentar
open-name-read = Os outros jogadores da mesa leem este nome.
open-unnamed = Ficar sem nome
open-back = Voltar à mesa
open-failed = Não foi possível abrir a mesa. Tente de novo daqui a um momento.
open-switch = Aberta a todos: o início mostra esta mesa, e qualquer pessoa pode entrar
open-avoid-any = Evitar um jogador
open-avoid = Evitar { $who }
open-avoided = Já não vê as mesas abertas de { $who }, nem { $who } as suas. Para mudar isto, abra as preferências.
