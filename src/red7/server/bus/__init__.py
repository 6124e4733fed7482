"""The bus: how the processes of a server tell each other that a log has grown."""

from red7.server.bus.interface import Bus, Listener
from red7.server.bus.local import LocalBus

__all__ = ["Bus", "Listener", "LocalBus"]
