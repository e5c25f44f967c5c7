import { readFileSync } from 'node:fs';

// Imported before everything else, and written for any Node: an old one would fail later with obscure errors.
const numbersOf = (version) => version.split('.').map(Number);
const [major, minor] = numbersOf(process.versions.node);
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const floor = engines.node.replace('>=', '');
const [leastMajor, leastMinor] = numbersOf(floor);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(`Node ${process.versions.node} is too old: ${floor} or newer is needed.`);
  process.exit(1);
}
