"""A table as the replay of its log: what a send becomes, and what each reader sees and is told.

Pure: nothing here reads a clock, draws a card by chance, stores or sends anything.
"""
