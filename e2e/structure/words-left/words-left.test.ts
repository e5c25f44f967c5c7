import { expect, it } from 'vitest';
import { findWordsLeft } from '#/e2e/structure/words-left/find.mjs';
import noted from '#/e2e/structure/words-left/words-left.json' with { type: 'json' };

const sentencesLeft = findWordsLeft();
const folders = [...new Set([...Object.keys(noted), ...Object.keys(sentencesLeft)])].sort();

it.each(folders)('%s has no more sentences outside lib/words than it had', (folder) => {
  const left = sentencesLeft[folder] ?? [];
  const most = (noted as Record<string, number>)[folder] ?? 0;
  expect(left.length <= most || left, `write new sentences into lib/words/en: ${most} are left here`).toBe(true);
});

it('words-left.json says how many there are, so that none comes back', () => {
  const counts = Object.fromEntries(Object.entries(sentencesLeft).map(([folder, left]) => [folder, left.length]));
  expect(counts, 'run `npm run words`').toEqual(noted);
});
