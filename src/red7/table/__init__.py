"""A table as the replay of its log: what each message adds to it, and what each reader sees.

Everything here is pure: it reads no clock, draws no random numbers, and stores and sends nothing.
"""
