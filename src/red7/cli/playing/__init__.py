"""The commands by which people play."""
