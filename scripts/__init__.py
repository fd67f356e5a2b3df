"""Set-up, builds and generated files of a checkout; nothing here is part of the package."""
