"""The example games, installed once for all tests of them."""

from pathlib import Path

import pytest

from installing import EXAMPLES, install


@pytest.fixture(scope="session")
def examples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("examples"), *sorted(path.name for path in EXAMPLES.iterdir() if path.is_dir()))
