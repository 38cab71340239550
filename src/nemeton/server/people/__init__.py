"""Who people are, and how much each of them may ask for."""
