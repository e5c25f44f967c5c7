// npm only writes optional packages that its registry has into package-lock.json. With a registry that lacks other
// systems' binaries, `npm ci` refuses the lock everywhere ("Missing: @next/swc-darwin-arm64@ from lock file"). This
// adds the missing entries and each package's address, and separates tools from what runs. `npm run lock` calls it with
// the folder of the lock file.
import fs from 'node:fs';
import path from 'node:path';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
/** Means “never on this machine” if a name doesn't contain its system or processor. */
const UNKNOWN = ['none'];
const REGISTRY = 'https://registry.npmjs.org';
const EXACT_VERSION = /^\d+\.\d+\.\d+\S*$/;

const lockFile = path.resolve(import.meta.dirname, '..', process.argv[2] ?? '.', 'package-lock.json');
const lock = JSON.parse(fs.readFileSync(lockFile, 'utf8'));
const added = addMissingOptionalPackages(lock.packages);
markTools(lock.packages);
lock.packages = Object.fromEntries(
  Object.entries(lock.packages)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([location, entry]) => [location, withAddress(location, entry)]),
);
fs.writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${path.relative(process.cwd(), lockFile)}: ${added} optional packages of other systems added.`);

function addMissingOptionalPackages(packages) {
  let count = 0;
  for (const [location, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const dependency = packages[locate(packages, location, name)];
      if (dependency && (dependency.version === version || !EXACT_VERSION.test(version))) continue;
      if (!EXACT_VERSION.test(version)) throw new Error(`${name}@${version} of ${location}: the version isn’t exact.`);
      const place = dependency ? `${location}/node_modules/${name}` : `node_modules/${name}`;
      packages[place] = entryFor(name, version, entry);
      count++;
    }
  }
  return count;
}

/**
 * Marks packages that only tools need. Removes them as optional peers of what runs, such as Prisma's CLI as a peer of
 * `@prisma/client`. npm would install them even with `--omit=dev`.
 */
function markTools(packages) {
  const running = runningPackages(packages);
  for (const [location, entry] of Object.entries(packages)) {
    if (!running.has(location)) packages[location] = renameKey(entry, 'devOptional', 'dev');
    else {
      for (const name of optionalPeersOf(entry)) {
        const peer = locate(packages, location, name);
        if (peer && !running.has(peer)) delete entry.peerDependencies[name];
      }
    }
  }
}

function renameKey(entry, key, name) {
  return Object.fromEntries(Object.entries(entry).map(([own, value]) => [own === key ? name : own, value]));
}

/** Returns the locations of the packages that the product needs to run, and of those it includes for some systems. */
function runningPackages(packages) {
  const places = new Set(['']);
  for (const place of places) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place];
    const optionalPeers = optionalPeersOf(packages[place]);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const dependency = locate(packages, place, name);
      if (dependency && !optionalPeers.includes(name)) places.add(dependency);
    }
  }
  return places;
}

function optionalPeersOf({ peerDependencies = {}, peerDependenciesMeta = {} }) {
  return Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional);
}

/** Finds a package like Node: in the folder of the importing package, then in each folder above. */
function locate(packages, location, name) {
  for (let folder = location; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

function entryFor(name, version, parent) {
  const words = name.split('/').at(-1).split(/[-.]/);
  const libc = libcOf(words);
  return {
    version,
    cpu: orUnknown(PROCESSORS.filter((cpu) => words.includes(cpu) || (cpu === 'arm' && words.includes('armv7')))),
    ...(parent.dev ? { dev: true } : {}),
    ...(libc ? { libc } : {}),
    optional: true,
    os: orUnknown(SYSTEMS.filter((system) => words.includes(system))),
  };
}

function orUnknown(names) {
  return names.length > 0 ? names : UNKNOWN;
}

function libcOf(words) {
  if (words.some((word) => word.startsWith('musl'))) return ['musl'];
  if (words.some((word) => word.startsWith('gnu'))) return ['glibc'];
  return undefined;
}

/**
 * Adds the URL of a package's file. Without it, npm first asks the registry for the package's whole history, which
 * doubles the time of an installation. npm replaces the default registry with the configured one.
 */
function withAddress(location, entry) {
  if (!entry.integrity || (entry.resolved && !entry.resolved.startsWith('http'))) return entry;
  const name = entry.name ?? location.split('node_modules/').at(-1);
  const resolved = `${REGISTRY}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  const { version, resolved: _resolved, ...rest } = entry;
  return { version, resolved, ...rest };
}
