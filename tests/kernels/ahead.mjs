// Python for browsers, with the kernels in its own memory, as the worker of a page has them: prints what a program prints.
// node ahead.mjs PYODIDE KERNELS PROGRAM FLUENT ARCHIVE...
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [pyodide, kernels, program, fluent, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
for (const archive of archives) python.unpackArchive(new Uint8Array(await readFile(archive)), 'zip', { extractDir: '/house' });
python.runPython("import sys; sys.path.insert(0, '/house')");
const module = await WebAssembly.compile(await readFile(kernels));
const ahead = python.runPython('from fourkings.kernels import aot; aot');
const machine = ahead.Shared((stackEnd) => {
  const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, stackEnd);
  const env = { __linear_memory: python._module.memory, __stack_pointer: stack };
  const { exports } = new WebAssembly.Instance(module, { env });
  return (name, row) => exports[name](row);
});
ahead.use(machine);
const { openTexts } = await import(pathToFileURL(fluent));
python.runPython('from fourkings.browser import fluent; fluent').use(openTexts);
python.runPython(await readFile(program, 'utf8'));
