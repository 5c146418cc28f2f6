"""A bare endpoint, against which a decision over HTTP is measured: it locks a row, inserts one, and saves."""
