"""The commands of those who host a server."""
