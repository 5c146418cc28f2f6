"""What the pages say of a duel: pure functions from what a viewer sees to words and shapes."""
