# As páginas de regras que os motores de busca encontram: títulos, outros nomes dos jogos (.also) e as linhas à volta.

search-title = { $game }: regras do jogo de cartas
search-general = Jogos de vazas para quatro: as regras comuns aos cinco
search-quarante = Quarante de Roi: regras do jogo de cartas
    .also = Quarante de Rois, Vierzig vom König, Forty for Kings
search-quarante-1792 = Quarante de Roi, 1792: as regras antigas segundo Lacombe
    .also = Quarante de Rois, Vierzig vom König, Forty for Kings
search-400 = 400: regras do jogo de cartas libanês
    .also = Quatrocentos, Forty-One, Tarneeb 400, أربعمية
search-jeu-du-roi = Le Jeu du Roi: regras do jogo de cartas
    .also = O jogo do rei, Roi
search-king = King: regras do jogo de cartas
    .also = Rei, Rifki, Rıfkı, Rei de copas, Кинг

search-also = Também se chama: { $names }
search-play = Jogar agora
search-draft = Rascunho: correções são bem-vindas.
search-correct = Como corrigir uma frase
search-question = { $game }, { $section }: o que fica decidido aqui?
