import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { findOffensiveWord } from '#/lib/domain/language/find-offensive-word.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { log } from '#/lib/platform/log.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
const find = (text: string, locale = 'en') => findOffensiveWord(prisma(), { companyId, text, locale });

beforeAll(async () => {
  await testDatabase();
  const db = prisma();
  ({ id: companyId } = await buildCompany(db, { name: 'Bastard & Sons' }));
  await buildDepartment(db, { companyId, name: 'Slut River 100%' });
  await buildTeam(db, { companyId, name: 'Team Twat' });
  await buildUser(db, { companyId, firstName: 'Long', lastName: 'Fuk' });
});
afterAll(closeDatabase);

it.each([
  ['What went to shit?', 's***'],
  ['Bullshit in, f*ck out', 'B*******'],
  ['kill yourself', 'k*** ********'],
  ['s-h-i-t', 's******'],
  ['What went well?', null],
  ['', null],
])('of “%s” %s is returned', async (text, masked) => {
  expect(await find(text)).toBe(masked);
});

it('names of the company, its departments, teams and people aren’t offensive', async () => {
  for (const text of ['Is Bastard a good place?', 'How is SLUT River?', 'Was team twat kind?', 'Did Fuk help you?'])
    expect([text, await find(text)]).toEqual([text, null]);
});

it('a name is excused itself, and longer words that contain it aren’t', async () => {
  expect(await find('Does Fuk talk shit?')).toBe('s***');
  expect(await find('Are they sluts?')).toBe('s****');
});

it('a name that a person gave themselves later excuses nothing', async () => {
  const { id } = await buildCompany(prisma());
  const people = [{ lastName: 'Fuk' }, { lastName: 'Twat', renamedAt: new Date() }];
  for (const person of people) await buildUser(prisma(), { companyId: id, firstName: 'Long', ...person });
  expect(await findOffensiveWord(prisma(), { companyId: id, text: 'Did Fuk help you?', locale: 'en' })).toBeNull();
  expect(await findOffensiveWord(prisma(), { companyId: id, text: 'What a total twat', locale: 'en' })).toBe('t***');
});

it('a name excuses no one in another company', async () => {
  const { id } = await buildCompany(prisma());
  expect(await findOffensiveWord(prisma(), { companyId: id, text: 'Did Fuk help you?', locale: 'en' })).toBe('F**');
});

it('an error lets a text through, and is logged without the text', async () => {
  const logged = vi.spyOn(log(), 'error').mockReturnValue();
  vi.spyOn(String.prototype, 'normalize').mockImplementationOnce(() => {
    throw new Error('broken');
  });
  expect(await find('shit')).toBeNull();
  expect(logged.mock.calls).toEqual([[{ fault: new Error('broken') }, 'language']]);
  vi.restoreAllMocks();
});

it.each([
  ['fr', 'Notre projet est en retard.'],
  ['de', 'Das Buch ist so dick, a dick book.'],
] as const)('English words aren’t read into %s', async (locale, text) => {
  expect(await find(text, 'en')).not.toBeNull();
  expect(await find(text, locale)).toBeNull();
});
