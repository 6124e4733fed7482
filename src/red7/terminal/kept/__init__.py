"""What is kept on this machine: games to resume, records of finished ones, who one is elsewhere."""
