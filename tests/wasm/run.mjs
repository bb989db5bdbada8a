/**
 * Run a program in Pyodide with wheels unpacked: node run.mjs PROGRAM.py PURE_LIBRARIES WHEEL...
 * It finds the tests of the folder in which this runs, too. A task that it leaves under the name `running` is waited for.
 */
import { readFile } from 'node:fs/promises';
import { loadPyodide } from 'pyodide';

const [program, libraries, ...wheels] = process.argv.slice(2);
const python = await loadPyodide();
for (const wheel of wheels) python.unpackArchive(new Uint8Array(await readFile(wheel)), 'wheel');
python.FS.mkdir('/libraries');
python.FS.mount(python.FS.filesystems.NODEFS, { root: libraries }, '/libraries');
python.FS.mkdir('/checkout');
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.cwd() }, '/checkout');
python.runPython("import sys; sys.path += ['/libraries', '/checkout']");
await python.runPythonAsync(await readFile(program, 'utf8'));
await python.globals.get('running');
process.exit(0);
