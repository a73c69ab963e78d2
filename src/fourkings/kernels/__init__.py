"""The basement: plain functions on ints, written once and used by the rulebook as they stand."""
