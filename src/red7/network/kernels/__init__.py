"""Compiled code: a round as the network sees it, and the network itself."""
