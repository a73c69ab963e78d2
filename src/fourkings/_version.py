"""The version of the program; `hatch` reads it here as well."""

__version__ = "0.1.0"
