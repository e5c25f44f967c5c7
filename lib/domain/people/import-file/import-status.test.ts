import { expect, it } from 'vitest';
import { type ImportRole, roleSynonyms } from '#/lib/domain/people/constants.ts';
import { plainWord } from '#/lib/domain/people/import-file/import-head.ts';
import { hasLeft, isOddStatus } from '#/lib/domain/people/import-file/import-status.ts';
import { catalogues } from '#/lib/words/catalogues.ts';
import { locales } from '#/lib/words/locales.ts';

const real = locales.filter((locale) => locale !== 'en-XA');

it.each(real)('our own screens’ words for a status in %s are understood', (locale) => {
  const { documented } = catalogues[locale].ui;
  for (const status of ['Active', 'Invitation Sent', 'Incomplete Onboarding'] as const) {
    const row = { status: documented[status] };
    expect([row, hasLeft(row), isOddStatus(row)]).toEqual([row, false, false]);
  }
  expect(hasLeft({ status: documented.Suspended })).toBe(true);
});

it.each(real)('our own words for roles in %s are also understood', (locale) => {
  const { documented } = catalogues[locale].ui;
  for (const role of Object.keys(roleSynonyms) as ImportRole[])
    expect([role, roleSynonyms[role]]).toEqual([role, expect.arrayContaining([plainWord(documented[role])])]);
});
