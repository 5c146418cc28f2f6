"""What the engine says when it is asked for something that cannot be."""


class EngineError(ValueError):
    """The engine refuses what it was asked for; nothing has changed."""


class AnswerRefused(EngineError):
    """The answer is not among those the prompt accepts."""


class NotAsked(EngineError):
    """The player who answers is not the one who is asked."""


class DuelIsOver(EngineError):
    """Nobody is asked anything any more."""


class DuelIsBroken(EngineError):
    """An earlier answer failed half-way: resume the duel from its snapshot."""


class UnknownCard(EngineError):
    """A deck, position or checkpoint names a card that the duel's book does not hold."""


class CheckpointUnreadable(EngineError):
    """The checkpoint is not of a schema that this engine reads, or is damaged."""


class PositionUnreadable(EngineError):
    """The position notation is damaged or describes an impossible field."""
