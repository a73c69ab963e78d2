"""The recipes for hosts: proxies in front of one server, and units of systemd, run where their programs are installed."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import watchdog
from fourkings.server.net.settings import Settings
from services import free_port
from serving import WAIT, device, served

ROOT = Path(__file__).parents[2]
RECIPES = ROOT / "examples" / "host"
NAME = "play.example.org"
NGINX = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {recipe}
}}
"""


def program(name: str) -> str:
    path = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if not path:
        pytest.skip(f"no {name} on this machine (Debian: apt-get install {name})")
    return path


@contextmanager
def proxy(command: list[str], port: int, **environment: str) -> Iterator[str]:
    running = subprocess.Popen(command, env={**os.environ, **environment}, stderr=subprocess.DEVNULL)
    watchdog.guard(running.pid, signal.SIGKILL)
    try:
        end = time.monotonic() + WAIT
        while True:
            assert running.poll() is None, f"{command[0]} has ended: {running.returncode}"
            assert time.monotonic() < end
            try:
                httpx.get(f"http://127.0.0.1:{port}/livez", headers={"host": NAME}, timeout=WAIT)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(WAIT)
        watchdog.ended(running.pid)


def caddy(folder: Path, server: str, port: int) -> tuple[list[str], dict[str, str]]:
    command = [program("caddy"), "run", "--config", str(ROOT / "Caddyfile"), "--adapter", "caddyfile"]
    homes = {"XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config")}
    variables = {"FOURKINGS_SITE": f"http://:{port}", "FOURKINGS_SERVER": server, "CADDY_ADMIN": f"127.0.0.1:{free_port()}"}
    return command, {**homes, **variables}


def nginx(folder: Path, server: str, port: int) -> tuple[list[str], dict[str, str]]:
    recipe = (RECIPES / "nginx.conf").read_text(encoding="utf-8")
    for before, after in (("127.0.0.1:8040", server), ("listen 80;", f"listen 127.0.0.1:{port};")):
        assert before in recipe
        recipe = recipe.replace(before, after)
    written = folder / "nginx.conf"
    written.write_text(NGINX.format(folder=folder, recipe=recipe), encoding="utf-8")
    return [program("nginx"), "-p", str(folder), "-e", str(folder / "errors"), "-c", str(written)], {}


@pytest.mark.parametrize("in_front", [caddy, nginx])
def test_a_table_is_played_at_through_a_proxy(in_front, tmp_path: Path):
    chosen = Settings(data=tmp_path / "data", tempo=0.0, proxies="127.0.0.1", hosts=NAME, metrics=True)
    with served(chosen) as address:
        port = free_port()
        command, environment = in_front(tmp_path, address.removeprefix("http://"), port)
        with proxy(command, port, **environment) as there, device(there) as client:
            client.headers["host"] = NAME
            assert client.get("/api/games").status_code == 200
            table = client.make()
            with client.sit(table, origin=there) as line:
                snapshot = line.hello()
                assert snapshot["table"] == table
                line.write("ping")
                assert line.hear("pong")["version"] >= 1
            assert client.get("/metrics").status_code == 404, "figures are for the inside alone"


@pytest.mark.parametrize("unit", sorted(path.name for path in RECIPES.glob("fourkings*")))
def test_units_of_systemd_are_without_fault(unit: str, tmp_path: Path):
    unit_text = (RECIPES / unit).read_text(encoding="utf-8").replace("/opt/four-kings/bin/fourkings", "/bin/true")
    (tmp_path / unit).write_text(unit_text.replace("User=fourkings", "User=root"), encoding="utf-8")
    for other in RECIPES.glob("fourkings*"):  # a timer names its service
        if other.name != unit:
            text = other.read_text(encoding="utf-8").replace("/opt/four-kings/bin/fourkings", "/bin/true")
            (tmp_path / other.name).write_text(text.replace("User=fourkings", "User=root"), encoding="utf-8")
    command = [program("systemd-analyze"), "verify", "--recursive-errors=no", str(tmp_path / unit)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=WAIT)
    assert (ran.returncode, ran.stderr) == (0, "")
