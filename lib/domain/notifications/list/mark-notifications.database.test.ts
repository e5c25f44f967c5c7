import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { completeNotification, markNotifications } from '#/lib/domain/notifications/list/notification.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const NO_ID = 2_147_483_647;
let person: User;
let colleague: User;
let stranger: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
  colleague = await buildUser(prisma(), { companyId });
  stranger = await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
  const team = await buildTeam(prisma(), { companyId, leaderId: person.id });
  await buildMember(prisma(), { team, user: person });
});

async function tell(user: User, role: RoleName, more: object = {}): Promise<number> {
  const words = { title: 'News', message: 'Hello', icon: 'message', color: 'default' };
  const { id } = await prisma().notification.create({
    data: { companyId: user.companyId, userId: user.id, role, createdAt: new Date(), ...words, ...more },
  });
  return id;
}

const seenOf = async (id: number) => (await prisma().notification.findUniqueOrThrow({ where: { id } })).seenAt;

describe('marking notifications', () => {
  it('works by id for one and for several, as seen and as unseen, and returns the counts of every role', async () => {
    const [a, b] = [await tell(person, 'Member'), await tell(person, 'Team Leader')];
    const ctx = await userCtx(person, { role: 'Member' });
    expect((await markNotifications(ctx, { id: a, seen: true })).counts).toEqual({
      Administrator: 0,
      'Team Leader': 1,
      'Department Leader': 0,
      Member: 0,
    });
    expect((await markNotifications(ctx, { ids: [a, b, a], seen: true })).counts['Team Leader']).toBe(0);
    const { counts } = await markNotifications(ctx, { ids: [a, b], seen: false });
    expect([counts.Member, counts['Team Leader']]).toEqual([1, 1]);
  });

  it('keeps the time when it was first seen', async () => {
    const id = await tell(person, 'Member');
    await markNotifications(await userCtx(person, { now: '2026-03-02T09:00:00Z' }), { id, seen: true });
    await markNotifications(await userCtx(person, { now: '2026-03-03T09:00:00Z' }), { id, seen: true });
    expect(await seenOf(id)).toEqual(new Date('2026-03-02T09:00:00Z'));
  });

  it('without an id affects all of the current role, and no other', async () => {
    const ids = [await tell(person, 'Member'), await tell(person, 'Member')];
    const [leaders, theirs] = [await tell(person, 'Team Leader'), await tell(colleague, 'Member')];
    await markNotifications(await userCtx(person, { role: 'Member' }), { all: true, seen: true });
    expect(await Promise.all(ids.map(seenOf))).not.toContain(null);
    expect([await seenOf(leaders), await seenOf(theirs)]).toEqual([null, null]);
  });

  it('does nothing to a colleague’s, another company’s or an unknown one, also within a list', async () => {
    const ctx = await userCtx(person);
    const own = await tell(person, 'Member');
    const outcomes: unknown[] = [];
    const others = [await tell(colleague, 'Member'), await tell(stranger, 'Member')];
    for (const id of [...others, NO_ID]) {
      for (const mark of [
        { id, seen: true },
        { ids: [own, id], seen: true },
      ]) {
        outcomes.push(
          await markNotifications(ctx, mark).catch(({ code, message }: Record<string, unknown>) => [code, message]),
        );
      }
    }
    expect(outcomes).toEqual(
      Array.from({ length: 6 }, () => [
        'not_found',
        'Not found. It may have been deleted, or you may not have access.',
      ]),
    );
    expect(await Promise.all([own, ...others].map(seenOf))).toEqual([null, null, null]);
  });
});

describe('a notification’s button', () => {
  const complete = async (user: User, id: number) => {
    const ctx = await userCtx(user);
    return prisma().$transaction((tx) => completeNotification(tx, ctx, id));
  };

  it('is completed once, also by ten parallel clicks', async () => {
    const id = await tell(person, 'Member', { buttonTitle: 'Go', buttonLink: '/api/go' });
    const clicks = await Promise.allSettled(Array.from({ length: 10 }, () => complete(person, id)));
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(complete(person, id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await seenOf(id)).not.toBeNull();
  });

  it('of another person’s notification, or a missing one, isn’t found', async () => {
    const button = { buttonTitle: 'Go', buttonLink: '/api/go' };
    const ids = [await tell(colleague, 'Member', button), await tell(stranger, 'Member', button), NO_ID];
    for (const id of [...ids, await tell(person, 'Member')])
      await expect(complete(person, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
