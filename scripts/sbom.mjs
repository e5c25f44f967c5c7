// Writes sbom.json, what the product runs with as CycloneDX, from package-lock.json. Images do this too.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './steps/places.mjs';

const args = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'];
const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
if (status !== 0) {
  console.error(stderr.trim());
  process.exit(1);
}
const file = path.join(root, 'sbom.json');
fs.writeFileSync(file, stdout);
console.log(`${path.relative(process.cwd(), file)}: ${JSON.parse(stdout).components.length} packages`);
