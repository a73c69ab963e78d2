"""The solver's page: any deal, typed or pasted, with the double-dummy value of each card and of each line of play."""
