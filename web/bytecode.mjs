/**
 * Compiles the modules in archives for Python in browsers, in place: reading their sources takes it two thirds of its start.
 *
 * Run: node bytecode.mjs ARCHIVE...
 */

import { basename, dirname, resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

// Lines stay in what is compiled, columns do not: a quarter of its size.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
python.runPython(`
import ast
import importlib.util
import marshal
import zipfile

UNCHECKED = 1
AT = (1980, 1, 1, 0, 0, 0)
EXPLAINED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

def without_docstrings(tree):
    """Without docstrings; a decorated class has a short one, for dataclasses write a long one where they find none."""
    for node in ast.walk(tree):
        if isinstance(node, EXPLAINED) and ast.get_docstring(node, clean=False) is not None:
            if isinstance(node, ast.ClassDef) and node.decorator_list:
                node.body[0].value.value = "-"
            else:
                node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])] * (not isinstance(node, ast.Module))
    return tree

def compiled(name, source):
    code = compile(without_docstrings(ast.parse(source)), name, "exec", dont_inherit=True, optimize=1)
    return b"".join((
        importlib.util.MAGIC_NUMBER, UNCHECKED.to_bytes(4, "little"), importlib.util.source_hash(source), marshal.dumps(code)
    ))

def compile_archive(path):
    with zipfile.ZipFile(path) as archive:
        files = [(name, archive.read(name)) for name in archive.namelist()]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files:
            if name.endswith(".py"):
                name, content = name + "c", compiled(name, content)
            archive.writestr(zipfile.ZipInfo(name, AT), content, zipfile.ZIP_DEFLATED)
`);
const compileArchive = python.globals.get('compile_archive');
process.argv.slice(2).forEach((archive, number) => {
  const folder = `/archives${number}`;
  python.FS.mkdir(folder);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: dirname(resolve(archive)) }, folder);
  compileArchive(`${folder}/${basename(archive)}`);
});
