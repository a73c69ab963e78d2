/**
 * Writes what Python would compile whenever a page starts: the methods of dataclasses and named tuples.
 * They go into the archive of the house, with the module that has Python take them from there: `quick_start`.
 *
 * Run: node quick.mjs SOURCES LIBRARIES ARCHIVE
 */

import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

const [sources, libraries, archive] = process.argv.slice(2).map((path) => resolve(path));
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
python.unpackArchive(new Uint8Array(readFileSync(libraries)), 'zip', { extractDir: '/libraries' });
for (const [folder, root] of [
  ['/sources', sources],
  ['/archive', dirname(archive)],
]) {
  python.FS.mkdir(folder);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, folder);
}
python.globals.set('name', basename(archive));
python.runPython(`
import collections
import dataclasses
import importlib
import importlib.util
import marshal
import sys
import zipfile

AT = (1980, 1, 1, 0, 0, 0)
QUICK_START = '''
import collections
import dataclasses
import marshal

with open(__file__.rpartition("/")[0] + "/quick_start.marshal", "rb") as file:
    known = marshal.load(file)
dataclasses.exec = lambda text, *names: exec(known.get(text, text), *names)
collections.eval = lambda text, *names: eval(known.get(text, text), *names)
'''

known = {}

def run(kind, runner):
    def compile_and_run(text, *names):
        known[text] = compile(text, "<string>", kind, dont_inherit=True, optimize=2)
        return runner(known[text], *names)
    return compile_and_run

dataclasses.exec, collections.eval = run("exec", exec), run("eval", eval)
sys.dont_write_bytecode = True
sys.path[:0] = ["/sources", "/libraries"]
importlib.import_module("fourkings.browser")  # what is imported later is not worth its bytes
code = importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(compile(QUICK_START, "quick_start", "exec"))
with zipfile.ZipFile("/archive/" + name, "a", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for file, content in (("quick_start.pyc", code), ("quick_start.marshal", marshal.dumps(known))):
        archive.writestr(zipfile.ZipInfo(file, AT), content, zipfile.ZIP_DEFLATED)
`);
