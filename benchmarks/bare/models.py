"""As little as a duel and its decisions can be: a row that is locked and saved, and rows that are added."""

from django.db import models


class Counter(models.Model):
    """What stands for the duel; `text` is as long as a snapshot."""

    version = models.PositiveIntegerField(default=0)
    text = models.TextField()

    def __str__(self) -> str:
        return f"counter {self.pk}"


class Step(models.Model):
    """What stands for the decision."""

    counter = models.ForeignKey(Counter, models.CASCADE)
    ordinal = models.PositiveIntegerField()
    answer = models.TextField()

    def __str__(self) -> str:
        return f"step {self.ordinal} of counter {self.counter_id}"
