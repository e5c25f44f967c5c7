import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { getProfileContract } from '#/lib/domain/profile/profile.contract.ts';
import { profileBody } from '#/lib/domain/profile/profile.schema.ts';
import { getProfile } from '#/lib/domain/profile/profile.service.ts';
import { updateProfile } from '#/lib/domain/profile/update-profile.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let person: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
});

const save = async (changes: object = {}) =>
  updateProfile(await userCtx(person), profileBody.parse({ firstName: 'Ada', lastName: 'Lovelace', ...changes }));
const storedUser = () => prisma().user.findUniqueOrThrow({ where: { id: person.id } });

describe('the profile', () => {
  it('is returned in full, with its lists', async () => {
    const answer = await getProfile(await userCtx(person));
    expect(getProfileContract.response.parse(answer)).toEqual(answer);
    const { seniorities, timeZones, ...profile } = answer.profile;
    expect(profile).toEqual({
      firstName: 'Robin',
      lastName: 'Example',
      email: person.email,
      number: '',
      seniorityId: null,
      timeZoneId: 11,
      timeZone: 'Europe/London',
      image: null,
    });
    expect(seniorities.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(timeZones).toHaveLength(23);
    expect(timeZones).toContainEqual({ id: 12, name: 'GMT+1', value: 1, timeZone: 'Europe/Paris' });
  });
});

describe('saving the profile', () => {
  it('notes a new name, and nothing if it stays the same', async () => {
    await save({ firstName: 'Robin', lastName: 'Example' });
    expect((await storedUser()).renamedAt).toBeNull();
    await save();
    expect((await storedUser()).renamedAt).not.toBeNull();
  });

  it('changes the person who saves and no one else', async () => {
    const colleague = await buildUser(prisma(), { companyId: person.companyId });
    const { profile } = await save({ number: ' +33 1 23 45 67 89 ', seniorityId: 4, timeZoneId: '6' });
    const changed = { firstName: 'Ada', lastName: 'Lovelace', seniorityId: 4, timeZoneId: 6 };
    expect(profile).toMatchObject({ ...changed, number: '+33 1 23 45 67 89', timeZone: 'America/New_York' });
    expect(await storedUser()).toMatchObject({ ...changed, phone: '+33 1 23 45 67 89', email: person.email });
    expect(await prisma().user.findUniqueOrThrow({ where: { id: colleague.id } })).toEqual(colleague);
  });

  it('keeps what isn’t sent, clears what is empty, and ignores unknown fields', async () => {
    await save({ number: '12345', seniorityId: 4 });
    for (const foreign of [{ email: 'other@example.com' }, { companyId: 1 }, { passwordHash: 'x' }, { id: 1 }])
      await save(foreign);
    expect(await storedUser()).toMatchObject({ phone: '12345', seniorityId: 4, email: person.email });
    expect((await storedUser()).passwordHash).toBe(person.passwordHash);
    await save({ number: '', seniorityId: null });
    expect(await storedUser()).toMatchObject({ phone: '', seniorityId: null });
  });

  it('keeps the browser’s zone if it matches the entry', async () => {
    await save({ timeZoneId: 16, browserTimeZone: 'Asia/Kolkata' });
    expect(await storedUser()).toMatchObject({ timeZoneId: 16, timeZone: 'Asia/Kolkata' });
  });

  it('keeps a traveller’s zone that the entry can’t express', async () => {
    await save({ timeZoneId: 16, browserTimeZone: 'Asia/Kolkata' });
    for (const browserTimeZone of ['Europe/Paris', undefined, 'No/Where'])
      await save({ timeZoneId: 16, browserTimeZone });
    expect(await storedUser()).toMatchObject({ timeZoneId: 16, timeZone: 'Asia/Kolkata' });
    await save({ timeZoneId: 12, browserTimeZone: 'Asia/Kolkata' });
    expect(await storedUser()).toMatchObject({ timeZoneId: 12, timeZone: 'Europe/Paris' });
  });

  it('accepts a zone from a program, next to the entry that it has read', async () => {
    await save({ timeZone: 'Asia/Kolkata' });
    expect(await storedUser()).toMatchObject({ timeZoneId: 16, timeZone: 'Asia/Kolkata' });
    await save({ timeZoneId: 16, timeZone: 'GMT+5' });
    expect(await storedUser()).toMatchObject({ timeZoneId: 16, timeZone: 'Asia/Kolkata' });
    await save({ timeZoneId: 16, timeZone: -5 });
    expect(await storedUser()).toMatchObject({ timeZoneId: 6, timeZone: 'America/New_York' });
    await save({ timeZoneId: 12, timeZone: 'America/New_York' });
    expect(await storedUser()).toMatchObject({ timeZoneId: 12, timeZone: 'Europe/Paris' });
    await save({ timeZone: '+09:00' });
    expect(await storedUser()).toMatchObject({ timeZoneId: 20, timeZone: 'Asia/Tokyo' });
  });

  it.each(['Mars/Olympus', '+05:30', 'CEST'])('refuses “%s” and says how to name one', async (timeZone) => {
    const message = `“${timeZone}” isn’t a time zone we know. Send its name, such as Europe/Berlin or Asia/Kolkata.`;
    await expect(save({ timeZone })).rejects.toMatchObject({ message });
  });
});

it.each([
  [{ firstName: '' }, 'First name is required!'],
  [{ firstName: undefined }, 'First name is required!'],
  [{ firstName: 'R2D2' }, 'Invalid first name format'],
  [{ lastName: ' ' }, 'Last name is required!'],
  [{ lastName: '-x' }, 'Invalid last name format'],
  [{ number: 'call me' }, 'Enter one phone number, as in +351 912 345 678 or 089 123456 ext. 7.'],
  [{ seniorityId: 13 }, 'Choose your level of seniority.'],
  [{ seniorityId: '4' }, 'Choose your level of seniority.'],
  [{ timeZoneId: 9 }, 'Choose a time zone.'],
  [{ timeZoneId: 24 }, 'Choose a time zone.'],
])('%j is refused with a message', (wrong, message) => {
  const result = profileBody.safeParse({ firstName: 'Ada', lastName: 'Lovelace', ...wrong });
  expect(inWords(result.error?.issues[0]?.message ?? '', 'en')).toBe(message);
});
