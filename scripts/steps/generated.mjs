import { makeWhenStale } from './fingerprint.mjs';
import { ensurePrismaClient } from './prisma-client.mjs';

/** Makes generated files: the database client, and the texts of the language that tests read. */
export async function ensureGenerated() {
  await Promise.all([ensurePrismaClient(), ensurePseudoWords()]);
}

/** Makes the texts of `en-XA` if the English ones have changed. */
function ensurePseudoWords() {
  return makeWhenStale({
    noteFile: 'lib/words/en-XA/made-from.txt',
    sources: ['lib/words/en', 'scripts/steps/pseudo-words.mjs'],
    // It needs a package, which a fresh clone doesn't have when this file is read.
    make: async () => (await import('./pseudo-words.mjs')).writePseudoWords(),
  });
}
