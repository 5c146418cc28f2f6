"""What the performance budgets are measured with. The product imports nothing from here."""
