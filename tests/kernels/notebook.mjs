// Python for browsers as a notebook has it: the package as it is installed, and nothing handed over. Prints what it prints.
// node notebook.mjs PYODIDE SOURCES PROGRAM
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [pyodide, sources, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.mkdir('/sources');
python.FS.mount(python.FS.filesystems.NODEFS, { root: sources }, '/sources');
python.runPython("import sys; sys.path.insert(0, '/sources')");
python.runPython(await readFile(program, 'utf8'));
