"""The baseline: the schema of the first release, from which later migrations start."""

revision = "0003"
down_revision = None
branch_labels = None
depends_on = None
