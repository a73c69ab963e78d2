"""King's auction: what hands are worth, which calls the bot `careful` makes with them, which hands they exclude."""
