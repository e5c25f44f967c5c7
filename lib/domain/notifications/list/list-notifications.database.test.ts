import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Prisma, User } from '#/generated/prisma/client.ts';
import { listNotificationsContract } from '#/lib/domain/notifications/list/list.contract.ts';
import { listNotifications } from '#/lib/domain/notifications/list/notification.service.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let person: User;
let colleague: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
  colleague = await buildUser(prisma(), { companyId });
  const team = await buildTeam(prisma(), { companyId, leaderId: person.id });
  await buildMember(prisma(), { team, user: person });
});

/** Stores notifications, oldest first, and returns their ids. */
async function tell(
  user: User,
  count: number,
  more: Partial<Prisma.NotificationUncheckedCreateInput> = {},
): Promise<number[]> {
  const row = {
    companyId: user.companyId,
    userId: user.id,
    role: 'Member',
    createdAt: new Date('2026-03-02T09:00:00Z'),
    title: 'News',
    message: 'Hello',
    icon: 'message',
    color: 'default',
    ...more,
  } as Prisma.NotificationCreateManyInput;
  const rows = await prisma().notification.createManyAndReturn({ data: Array.from({ length: count }, () => row) });
  return rows.map(({ id }) => id);
}

const asMember = async (page: { before?: number; show?: 'all' | 'unread' } = {}) =>
  listNotifications(await userCtx(person, { role: 'Member' }), { show: 'all', ...page });

describe('the list of notifications', () => {
  it('has every documented field', async () => {
    const [id] = await tell(person, 1, {
      buttonTitle: 'Post',
      buttonLink: '/api/post',
      props: { team: 7 },
      textArea: true,
      textAreaPlaceholder: 'What’s new?',
      textAreaAnonymous: true,
    });
    const { notifications } = listNotificationsContract.response.parse(await asMember());
    expect(notifications).toEqual([
      {
        id,
        role: 'Member',
        seen: false,
        title: 'News',
        message: 'Hello',
        icon: 'message',
        color: 'default',
        buttonTitle: 'Post',
        buttonLink: '/api/post',
        props: '{"team":7}',
        buttonClicked: false,
        textArea: true,
        textAreaPlaceholder: 'What’s new?',
        textAreaAnonymous: true,
        teamId: null,
        createdAt: '2026-03-02T09:00:00.000Z',
      },
    ]);
  });

  it('has the current role’s and person’s, newest first, in pages of thirty', async () => {
    const ids = await tell(person, 65);
    await tell(person, 3, { role: 'Team Leader' });
    await tell(colleague, 3);
    const pages: number[][] = [];
    for (let before: number | undefined; ; before = pages.at(-1)?.at(-1)) {
      const { notifications } = await asMember(before === undefined ? {} : { before });
      pages.push(notifications.map(({ id }) => id));
      if (notifications.length < 30) break;
    }
    expect(pages.map((page) => page.length)).toEqual([30, 30, 5]);
    expect(pages.flat()).toEqual(ids.toReversed());
  });

  it('of unread ones leaves out what was seen', async () => {
    const [seenIds, unreadIds] = [await tell(person, 1, { seenAt: new Date() }), await tell(person, 2)];
    expect((await asMember({ show: 'unread' })).notifications.map(({ id }) => id)).toEqual(unreadIds.toReversed());
    expect((await asMember()).notifications.map(({ id }) => id)).toContain(seenIds[0]);
  });

  it('counts the unread ones of every role the person holds, and of no other', async () => {
    await tell(person, 2);
    await tell(person, 3, { role: 'Team Leader' });
    await tell(person, 1, { seenAt: new Date() });
    await tell(person, 4, { role: 'Administrator' });
    await tell(colleague, 5);
    const counts = { Administrator: 0, 'Team Leader': 3, 'Department Leader': 0, Member: 2 };
    expect((await asMember()).counts).toEqual(counts);
  });
});

it('the list reads by its index among many rows', async () => {
  const others = await Promise.all(
    Array.from({ length: 40 }, () => buildUser(prisma(), { companyId: person.companyId })),
  );
  for (const other of others) await tell(other, 200);
  await tell(person, 40);
  await pool().query('ANALYZE notifications');
  const own = `company_id = ${person.companyId} AND user_id = ${person.id}`;
  for (const statement of [
    `SELECT * FROM notifications WHERE ${own} AND role = 'Member' AND id < 2000000000 ORDER BY id DESC LIMIT 30`,
    `SELECT role, count(*) FROM notifications WHERE ${own} AND role IN ('Member', 'Team Leader') AND seen_at IS NULL GROUP BY role`,
  ]) {
    const { rows } = await pool().query<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('notifications_user_id_role_id_idx');
    expect(plan).not.toContain('Seq Scan');
  }
});
