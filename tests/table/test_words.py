"""The words of messages, the log and the database: none changes unseen, and each is called as its class is."""

import re
from dataclasses import MISSING, fields

import pytest
from sqlalchemy import Table

from fourkings.server.db import schema
from fourkings.table import log
from fourkings.table.protocol import Message
from words import FACTS, GOLDEN, REQUESTS, UPDATES, text, type_of


def test_no_word_changes_unseen():
    assert text().splitlines() == GOLDEN.read_text("utf-8").splitlines(), "if it is meant: run scripts/golden.py"


def test_every_fact_is_shown_with_all_that_it_can_hold():
    assert {type(event) for event in FACTS} == set(log.TYPES)
    for event in FACTS:
        assert all(field.default is MISSING or getattr(event, field.name) != field.default for field in fields(event)), (
            event
        )


@pytest.mark.parametrize("message", [*REQUESTS, *UPDATES], ids=lambda message: message.__name__)
def test_a_type_is_said_in_words_of_its_class(message: type[Message]):
    """In their order; a class may say more: `bot` is the type of `SeatBot`."""
    words = iter(re.findall("[A-Z][a-z]*", message.__name__))
    assert all(word.capitalize() in words for word in type_of(message).split("-"))


def test_a_table_of_the_database_is_called_as_the_code_calls_it():
    tables = {name: value.name for name, value in vars(schema).items() if isinstance(value, Table)}
    assert set(tables.values()) == set(schema.metadata.tables)
    assert all(name == called for name, called in tables.items())
