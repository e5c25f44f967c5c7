import { beforeAll, expect, it } from 'vitest';
import { readImportFile } from '#/lib/domain/people/import-file/read-import-file.ts';

// Before the settings are first read.
beforeAll(() => {
  process.env.EMAIL_TOP_LEVEL_LETTERS = '63';
});

const odd = Array.from({ length: 10_000 }, (_, at) => `"Pia <p${at}@x.com>;","A ""${at}""",Mei Ling`).join('\n');

it('the largest file is read without blocking this process', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 5);
  const { rows } = await readImportFile(new Blob([`email,team,first name\n${odd}\n`]));
  clearInterval(timer);
  expect(rows).toHaveLength(10_000);
  expect(rows[9999]).toMatchObject({ line: 10_001, email: 'p9999@x.com', team: 'A "9999"', errors: [] });
  // Reading it in this thread would leave no turns.
  expect(turns).toBeGreaterThan(4);
});

it('a file that can’t be read says why, and the next one is read', async () => {
  const message = 'This file is empty. Choose another one.';
  await expect(readImportFile(new Blob([' ']))).rejects.toMatchObject({ code: 'invalid', message });
  expect((await readImportFile(new Blob(['email,team\na@x.com,A']))).rows).toHaveLength(1);
});

it('addresses follow the rules of this installation', async () => {
  const { rows } = await readImportFile(new Blob(['email,team\na@münchen.example,A']));
  expect(rows).toMatchObject([{ errors: [] }]);
});
