"""Compiled code that only environments need: it is compiled when one of them first uses it."""
