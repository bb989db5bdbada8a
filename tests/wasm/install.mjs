/**
 * Install wheels in Pyodide as a notebook does, and use them: node install.mjs MICROPIP_WHEEL PURE_LIBRARIES WHEEL...
 * What they need of PyPI is among the libraries: nothing is fetched.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { loadPyodide } from 'pyodide';

const [installer, libraries, ...wheels] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(await readFile(installer)), 'wheel');
python.FS.mkdir('/libraries');
python.FS.mount(python.FS.filesystems.NODEFS, { root: libraries }, '/libraries');
for (const wheel of wheels) python.FS.writeFile(`/${basename(wheel)}`, new Uint8Array(await readFile(wheel)));
python.globals.set('addresses', python.toPy(wheels.map((wheel) => `emfs:/${basename(wheel)}`)));
await python.runPythonAsync(`
import sys
from pathlib import Path

sys.path.append("/libraries")
import micropip

await micropip.install(addresses)

from ludotheque import load
from ludotheque.core import chance

print(load("koryo").title, Path(chance.__file__).suffix)
`);
process.exit(0);
