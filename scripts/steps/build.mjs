import fs from 'node:fs';
import path from 'node:path';
import { compressStaticFiles } from './compress-static-files.mjs';
import { makeWhenStale } from './fingerprint.mjs';
import { requireNobodyElse } from './instance.mjs';
import { root } from './places.mjs';
import { runTool } from './processes.mjs';
import { toolEnv } from './settings.mjs';
import { step } from './terminal.mjs';

/** Everything `next build` reads. */
const sources = [
  'app',
  'components',
  'lib',
  'public',
  'generated/made-from',
  'next.config.mjs',
  'scripts/contract-loader.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Builds the pages if their sources have changed, and compresses the static files once instead of per request. */
export function ensureBuild() {
  return makeWhenStale({
    noteFile: '.next/made-from',
    sources,
    // The development server has a build of its own.
    precondition: () => requireNobodyElse('The pages must be built again', { exceptFor: 'npm run dev' }),
    make: (print) => step('Building the pages', () => build(print)),
  });
}

/** Builds of equal sources have an equal id, so pages of one continue to work on a server with the other. */
async function build(print) {
  // Without an earlier build, there will probably be no later one: in CI, in an image, on a first try.
  const KEEPS_BUILD_CACHE = fs.existsSync(path.join(root, '.next/BUILD_ID')) ? 'yes' : 'no';
  await runTool('next', ['build'], {
    env: toolEnv({ NODE_ENV: 'production', KEEPS_BUILD_CACHE, BUILD_PRINT: print.slice(0, 20) }),
  });
  await compressStaticFiles(path.join(root, '.next/static'));
}
