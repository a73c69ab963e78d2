/**
 * Compiles the modules in archives for Python in browsers, in place: parsing them is two thirds of its start.
 *
 * Run: node bytecode.mjs [--lines] ARCHIVE...
 */

import { basename, dirname, resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

const lines = process.argv[2] === '--lines';
// Columns are a quarter of what is compiled; the lines of functions are a sixth, and stay where they are asked for.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
python.runPython(`
import ast
import importlib.util
import marshal
import zipfile
from types import CodeType

UNCHECKED = 1
AT = (1980, 1, 1, 0, 0, 0)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

def is_called(node, name):
    return name in (getattr(node, "id", None), getattr(node, "attr", None))

class Shortened(ast.NodeTransformer):
    """Remove what no page reads: docstrings, code for type checkers, types in the heads of plain functions."""

    def visit_If(self, node):
        self.generic_visit(node)
        return (node.orelse or ast.copy_location(ast.Pass(), node)) if is_called(node.test, "TYPE_CHECKING") else node

    def visit_FunctionDef(self, node):
        if any(is_called(decorator, "overload") for decorator in node.decorator_list):
            return ast.copy_location(ast.Pass(), node)
        return self.visit_explained(node)

    def visit_explained(self, node):
        if ast.get_docstring(node, clean=False) is not None:
            if isinstance(node, ast.ClassDef) and node.decorator_list:
                node.body[0].value.value = "-"  # dataclasses write a long one where they find none
            else:
                empty = [] if isinstance(node, ast.Module) else [ast.copy_location(ast.Pass(), node.body[0])]
                node.body = node.body[1:] or empty
        if isinstance(node, FUNCTIONS) and not node.decorator_list:
            node.returns = None
            for argument in ast.walk(node.args):
                if isinstance(argument, ast.arg):
                    argument.annotation = None
        return self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef
    visit_Module = visit_ClassDef = visit_explained

FIRST_LINE = 0b1_1101_000
"""An entry of a table of lines, before a zero: the next eight units of code, or fewer, are of the first line of all."""

def without_lines(code):
    many = len(code.co_code) // 2
    table = bytes([FIRST_LINE + 7, 0]) * (many // 8) + bytes([FIRST_LINE + many % 8 - 1, 0] if many % 8 else [])
    inner = tuple(without_lines(value) if isinstance(value, CodeType) else value for value in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)

def compiled(name, source, lines):
    code = compile(Shortened().visit(ast.parse(source)), name, "exec", dont_inherit=True, optimize=1)
    if not lines:
        code = without_lines(code)
    head = importlib.util.MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + importlib.util.source_hash(source)
    return head + marshal.dumps(code)

def compile_archive(path, lines):
    with zipfile.ZipFile(path) as archive:
        files = [(name, archive.read(name)) for name in archive.namelist()]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files:
            if name.endswith(".py"):
                name, content = name + "c", compiled(name, content, lines)
            archive.writestr(zipfile.ZipInfo(name, AT), content, zipfile.ZIP_DEFLATED)
`);
const compileArchive = python.globals.get('compile_archive');
process.argv.slice(lines ? 3 : 2).forEach((archive, number) => {
  const folder = `/archives${number}`;
  python.FS.mkdir(folder);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: dirname(resolve(archive)) }, folder);
  compileArchive(`${folder}/${basename(archive)}`, lines);
});
