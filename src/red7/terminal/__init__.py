"""The table in the terminal: what ``red7 play`` opens, and what other screens draw tables with.

Nothing here is imported until a screen is opened, because Textual takes a while to import.
"""
