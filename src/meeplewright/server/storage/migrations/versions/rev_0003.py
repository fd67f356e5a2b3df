"""How hard an analysis thinks."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Those from before were all thought out as hard as was usual then."""
    effort = sa.Column("effort", sa.String(), nullable=False, server_default="normal")
    op.add_column("analyses", effort)
