"""What follows a match: reviews, practices, lessons, records, boards and profiles."""
