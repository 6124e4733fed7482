"""What alembic runs: it is handed a connection, and finds the steps beside it."""

from alembic import context

connection = context.config.attributes["connection"]
context.configure(connection=connection, transactional_ddl=False)
context.run_migrations()
