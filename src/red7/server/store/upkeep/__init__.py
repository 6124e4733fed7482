"""What is done to a database as a whole: locking, checking, upgrading and copying it."""
