// Keeps only the packages in node_modules that a built product runs with, for images: `node scripts/prune.mjs`.
// Building needs several times as much. Which packages stay follows from the imports of the product's own files, and
// from package-lock.json.
import fs from 'node:fs';
import path from 'node:path';
import { isLeftOut, isUnread, runningPlaces } from './steps/running-packages.mjs';

const folder = path.resolve(process.argv[2] ?? '.');
const { packages } = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
const places = runningPlaces(folder, packages);

for (const place of Object.keys(packages).sort().reverse()) {
  if (place === '' || places.has(place)) continue;
  const keepsOthers = [...places].some((other) => other.startsWith(`${place}/`));
  if (!keepsOthers) fs.rmSync(path.join(folder, place), { recursive: true, force: true });
}
for (const name of fs.readdirSync(path.join(folder, 'node_modules')))
  if (name.startsWith('.')) fs.rmSync(path.join(folder, 'node_modules', name), { recursive: true });
for (const entry of fs.readdirSync(path.join(folder, 'node_modules'), { recursive: true, withFileTypes: true })) {
  const file = path.relative(folder, path.join(entry.parentPath, entry.name));
  if (entry.isDirectory() ? isLeftOut(file) : isUnread(file))
    fs.rmSync(path.join(folder, file), { recursive: true, force: true });
}
console.log(`${places.size} of ${Object.keys(packages).length} packages stay.`);
