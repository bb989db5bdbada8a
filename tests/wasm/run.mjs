/**
 * Run a program in Pyodide with wheels unpacked: node run.mjs PROGRAM.py PURE_LIBRARIES WHEEL...
 * A task that it leaves under the name `running` is waited for.
 */
import { readFile } from 'node:fs/promises';
import { loadPyodide } from 'pyodide';

const [program, libraries, ...wheels] = process.argv.slice(2);
const python = await loadPyodide();
for (const wheel of wheels) python.unpackArchive(new Uint8Array(await readFile(wheel)), 'wheel');
python.FS.mkdir('/libraries');
python.FS.mount(python.FS.filesystems.NODEFS, { root: libraries }, '/libraries');
python.runPython("import sys; sys.path.append('/libraries')");
await python.runPythonAsync(await readFile(program, 'utf8'));
await python.globals.get('running');
process.exit(0);
