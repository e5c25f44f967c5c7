import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#/e2e/structure/source-files.ts';
import { messagesIn } from '#/e2e/support/measures/messages.ts';
import { catalogues } from '#/lib/words/catalogues.ts';

/** Hashes of the English sentences that the translations were written from, by path. */
const file = path.join(root, 'e2e/structure/translations.json');

function printsOfToday(): [path: string, print: string][] {
  return messagesIn(catalogues.en).map(([name, text]) => [
    name,
    createHash('sha256').update(text).digest('hex').slice(0, 6),
  ]);
}

/** Returns the paths of English sentences that are new or have changed since they were translated. */
export function listUntranslated(): string[] {
  const prints: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return printsOfToday()
    .filter(([name, print]) => prints[name] !== print)
    .map(([name]) => name);
}

/** Records that all languages match the current English. */
export function noteTranslated(): void {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(printsOfToday()), null, 2)}\n`);
}
