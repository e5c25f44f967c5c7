import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { findCaller } from '#/lib/domain/keys/find-caller.ts';
import { removeAdministrator } from '#/lib/domain/organisation/company/company.service.ts';
import { suspendPerson } from '#/lib/domain/people/access/suspension.service.ts';
import { removeAccount } from '#/lib/domain/profile/profile.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let owner: User;
let eldest: User;
let younger: User;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  younger = await buildAdministrator(prisma(), { companyId });
  eldest = await buildAdministrator(prisma(), { companyId });
  owner = await buildAdministrator(prisma(), { companyId });
  const createdAt = new Date('2020-01-01T00:00:00Z');
  await prisma().administrator.update({ where: { userId: eldest.id }, data: { createdAt } });
});

/** The ways in which someone stops being an administrator. */
const ways = {
  'is removed': async () => removeAdministrator(await userCtx(younger), companyId, { email: owner.email }),
  'steps back': async () => removeAdministrator(await userCtx(owner), companyId, { email: owner.email }),
  'is suspended': async () => suspendPerson(await userCtx(younger), owner.id),
  'deletes the account': async () => removeAccount(await userCtx(owner)),
};

describe.each(Object.entries(ways))('when its owner %s', (_way, leave) => {
  it('a key passes to the longest-serving administrator, and all of them are notified', async () => {
    const { key, token } = await buildApiKey(prisma(), owner, { name: 'Sync' });
    await leave();
    expect(await prisma().apiKey.findUniqueOrThrow({ where: { id: key.id } })).toMatchObject({ ownerId: eldest.id });
    const call = { contract: { keyScope: 'audit:read' } as const, client: { isBrowser: false }, params: undefined };
    const caller = await findCaller({ ...call, halves: { bearer: token, cookie: undefined } }, new Date());
    expect(caller?.person.userId).toBe(eldest.id);
    const notices = (await findNotices({ where: { companyId } })).filter(({ title }) => title.includes('API key'));
    expect(new Set(notices.map(({ userId }) => userId))).toEqual(new Set([eldest.id, younger.id]));
    expect(notices).toHaveLength(2);
    const entries = await prisma().auditEntry.findMany({ where: { companyId, action: 'key.pass-on' } });
    expect(entries).toMatchObject([{ subject: `key:${key.id}`, details: { name: 'Sync', userId: eldest.id } }]);
  });

  it('other people’s keys, and expired ones, stay unchanged', async () => {
    const { key: other } = await buildApiKey(prisma(), younger);
    await buildApiKey(prisma(), owner, { revokedAt: new Date() });
    await leave();
    expect(await prisma().apiKey.findUniqueOrThrow({ where: { id: other.id } })).toEqual(other);
    expect(await prisma().auditEntry.count({ where: { companyId, action: 'key.pass-on' } })).toBe(0);
  });
});
