"""The effort of an analysis."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Existing analyses used the effort that was usual then."""
    effort = sa.Column("effort", sa.String(), nullable=False, server_default="normal")
    op.add_column("analyses", effort)
