"""The laboratory: bots against each other, and what they learn from it."""
