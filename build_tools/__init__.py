"""Tools that build the page, its engine and the packages; not part of any package."""
