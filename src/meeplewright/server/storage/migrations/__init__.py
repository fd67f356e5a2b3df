"""The steps that build the database, for Alembic. `storage/migrating.py` runs them."""
