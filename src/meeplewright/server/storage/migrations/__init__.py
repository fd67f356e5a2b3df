"""The steps that build the database, for Alembic. `storage/migrate.py` runs them."""
