"""A match under way: the live tables, which server moves them, and who may play at them."""
