# Las páginas de reglas que encuentran los buscadores: títulos, otros nombres de los juegos (.also) y las líneas de alrededor.

search-title = { $game }: reglas del juego de cartas
search-general = Juegos de bazas para cuatro: las reglas comunes de los cinco
search-quarante = Quarante de Roi: reglas del juego de cartas
    .also = Quarante de Rois, Vierzig vom König, Forty for Kings
search-quarante-1792 = Quarante de Roi, 1792: las reglas antiguas según Lacombe
    .also = Quarante de Rois, Vierzig vom König, Forty for Kings
search-400 = 400: reglas del juego de cartas libanés
    .also = Cuatrocientos, Forty-One, Tarneeb 400, أربعمية
search-jeu-du-roi = Le Jeu du Roi: reglas del juego de cartas
    .also = El juego del rey, Roi
search-king = King: reglas del juego de cartas
    .also = Rey, Rifki, Rıfkı, Rey de corazones, Кинг

search-also = También se llama: { $names }
search-play = Jugar ahora
search-draft = Borrador: se agradecen correcciones.
search-correct = Cómo corregir una frase
search-question = { $game }, { $section }: ¿qué queda decidido aquí?
