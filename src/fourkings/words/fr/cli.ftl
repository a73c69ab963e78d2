# Ce que la ligne de commande dit autour des textes des jeux.

cli-aliases = Répond aussi au nom de :
cli-options = Règles maison (la valeur par défaut en tête)
cli-presets = Formules
cli-range = tout nombre entier de { NUMBER($least, useGrouping: "false") } à { NUMBER($most, useGrouping: "false") }
cli-colon = {" "}:
