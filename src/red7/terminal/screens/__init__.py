"""The screens: the table, and what is opened beside it."""
