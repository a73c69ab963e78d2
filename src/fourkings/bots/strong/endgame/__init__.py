"""The last tricks, solved: each deal with all cards seen (`double_dummy`), or all deals at once (`information_sets`)."""
