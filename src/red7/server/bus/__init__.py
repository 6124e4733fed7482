"""The bus: how the processes of a server tell each other what is new."""

from red7.server.bus.interface import Bus, Fact, Hearer, Link, Listener
from red7.server.bus.linked import LinkedBus
from red7.server.bus.local import LocalBus

__all__ = ["Bus", "Fact", "Hearer", "Link", "LinkedBus", "Listener", "LocalBus"]
