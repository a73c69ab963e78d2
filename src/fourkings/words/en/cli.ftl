# What the command line says around the texts of the games.

cli-aliases = Also goes by:
cli-options = House rules (default named first)
cli-presets = Presets
cli-range = any whole number from { NUMBER($least, useGrouping: "false") } to { NUMBER($most, useGrouping: "false") }
cli-colon = :
