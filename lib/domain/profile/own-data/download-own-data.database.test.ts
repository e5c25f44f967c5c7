import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { personalColumns } from '#/e2e/support/measures/personal-columns.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { leaveIds, leaveNotice, leaveTraces } from '#/e2e/support/scenes/personal-traces.ts';
import type { User } from '#/generated/prisma/client.ts';
import { downloadOwnData, ownFiles } from '#/lib/domain/profile/own-data/download-own-data.ts';
import { withheldColumns } from '#/lib/domain/profile/own-data/own-files.constants.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { catalogues } from '#/lib/words/catalogues.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

type Row = Record<string, unknown>;

let person: User;
/** A word that is in all of this person's personal data. */
let secret: string;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  secret = `zq${uniqueWord()}`;
  person = await buildUser(prisma(), { companyId, email: `${secret}@example.com`, firstName: `${secret}-first` });
});

async function download(user = person, signedInAgo = 0) {
  const response = await downloadOwnData(await userCtx(user, { signedInAgo }));
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { names: Object.keys(files), textOf, data: JSON.parse(textOf('data.json')) as Record<string, Row[]> };
}

describe('downloading one’s own data', () => {
  it('contains something of every column about a person, or says why not', async () => {
    const columns = Object.values(ownFiles).flatMap((file) => file.columns);
    expect([...new Set([...columns, ...Object.keys(withheldColumns)])].sort()).toEqual(Object.keys(personalColumns));
    await leaveTraces(person, secret);
    await leaveIds(person);
    const { data, names, textOf } = await download();
    expect(Object.keys(data).filter((name) => data[name]?.length === 0)).toEqual([]);
    expect(Object.keys(catalogues.en.profile.ownData.files).sort()).toEqual(Object.keys(ownFiles).sort());
    for (const name of Object.keys(ownFiles)) {
      expect(names).toContain(`${name}.csv`);
      expect(textOf('read-me.txt')).toContain(`${name}.csv: `);
    }
    expect(names.filter((name) => name.startsWith('pictures/'))).toHaveLength(2);
  });

  it('uses words, and times in UTC', async () => {
    await leaveTraces(person, secret);
    const { data, textOf } = await download();
    expect(data['profile']).toMatchObject([{ email: person.email, norms: ['Respect'], seniority: 'Experienced' }]);
    expect(data['checkIns']).toMatchObject([
      { day: '2026-03-02', remark: `${secret} said`, feeling: expect.any(String) },
    ]);
    expect(textOf('checkIns.csv')).toContain(`${secret} said`);
    expect(textOf('profile.csv')).toMatch(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/);
  });

  it('contains one’s texts without a name only in conversations one has signed', async () => {
    await leaveTraces(person, secret);
    const textsOf = (rows: Row[] = []) =>
      rows.map(({ text }) => text).filter((text) => String(text).endsWith(' signed'));
    const { data } = await download();
    expect(textsOf(data['replies'])).toEqual([`${secret} signed`]);
    expect(textsOf(data['pulseReplies'])).toEqual([`${secret} signed`]);
    expect(data['conversations']).toMatchObject([{ isSigned: true, text: expect.any(String) }]);
    expect(data['pulseConversations']).toMatchObject([{ isSigned: true, text: expect.any(String) }]);
    const { companyId } = person;
    await prisma().replyThread.updateMany({ where: { companyId }, data: { signedById: null } });
    await prisma().pulseThread.updateMany({ where: { companyId }, data: { signedById: null } });
    const unsigned = (await download()).data;
    expect([...textsOf(unsigned['replies']), ...textsOf(unsigned['pulseReplies'])]).toEqual([]);
    expect(unsigned['conversations']).toMatchObject([{ isSigned: false, text: null }]);
    expect(unsigned['pulseConversations']).toMatchObject([{ isSigned: false, text: null }]);
  });

  it('contains nothing of colleagues, and no key', async () => {
    const other = await buildUser(prisma(), { companyId: person.companyId, email: `other.${secret}@example.com` });
    const foreign = `qz${uniqueWord()}`;
    await leaveTraces(other, foreign);
    await leaveIds(other);
    await leaveNotice(person);
    const before = JSON.stringify((await download()).data);
    expect(before).toContain(secret);
    expect(before).not.toContain(foreign);
    await leaveTraces(person, secret);
    const { data, textOf } = await download();
    expect(textOf('read-me.txt')).toContain('There’s nothing in: ');
    expect(JSON.stringify(data)).not.toMatch(/hash|totpSecret|argon2/i);
  });

  it('makes a formula in a remark harmless in a spreadsheet', async () => {
    await leaveTraces(person, '=1+1');
    expect((await download()).textOf('checkIns.csv')).toContain(",'=1+1 said,");
  });

  it('is logged, for the person only', async () => {
    await download();
    const event = { action: 'account.download', actorId: person.id, subject: `user:${person.id}` };
    expect(await prisma().auditEntry.findMany({ where: { companyId: person.companyId } })).toMatchObject([event]);
  });

  it('needs a sign-in within the last 15 minutes', async () => {
    await expect(download(person, 14)).resolves.toBeDefined();
    await expect(download(person, 15)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
