"""Who plays here."""

from django.contrib.auth.models import AbstractUser


class Player(AbstractUser):
    """A person or a bot with an account; also what Django calls the user."""
