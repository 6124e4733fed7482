"""``python -m red7`` is the command ``red7``."""

from red7.cli import main

if __name__ == "__main__":
    main()
