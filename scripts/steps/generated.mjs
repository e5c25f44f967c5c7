import { ensurePrismaClient } from './prisma-client.mjs';
import { ensurePseudoWords } from './pseudo-words.mjs';

/** Makes what no one writes by hand: the database client, and the words of the language that tests read. */
export async function ensureGenerated() {
  await Promise.all([ensurePrismaClient(), ensurePseudoWords()]);
}
