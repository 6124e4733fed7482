"""The commands of those who measure and teach bots."""
