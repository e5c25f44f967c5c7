import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { notifyOfAnonymousPosts } from '#/lib/domain/coaching/post-notices/post-notice.service.ts';
import { createCoachPost, removeCoachPost } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = '2026-03-20T15:04:05Z';
let team: Team;
let leader: User;
let member: User;
let other: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  leader = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id, name: 'Harbour' });
  [member, other] = [await buildMember(prisma(), { team }), await buildMember(prisma(), { team })];
});

const post = async (user: User, more: { anonymously?: boolean; text?: string; submissionId?: string } = {}, at = now) =>
  createCoachPost(await userCtx(user, { now: at }), team.id, {
    text: 'It went well.',
    anonymously: false,
    isMotivation: false,
    ...more,
  });
const anonymously = true;
const toldOf = async (user: User) => (await findNotices({ where: { userId: user.id } })).map(({ message }) => message);
const rowsOf = () => prisma().post.findMany({ where: { teamId: team.id } });

describe('a post with a name', () => {
  it('notifies all except its author immediately, in their role in the team, and reaches its room', async () => {
    const messages = await liveMessagesOf(() => post(member));
    expect(messages.filter(([, , event]) => event === 'posts')).toEqual([
      ['emit', `team:${team.id}:posts`, 'posts', { teamId: team.id }],
    ]);
    const notices = await findNotices({ where: { teamId: team.id }, orderBy: { userId: 'asc' } });
    expect(notices.map(({ userId, role }) => [userId, role])).toEqual([
      [leader.id, 'Team Leader'],
      [other.id, 'Member'],
    ]);
    expect(notices[0]).toMatchObject({
      message: `<strong>${member.firstName} ${member.lastName}</strong> wrote in the motivation chat box of <strong>Harbour</strong>.`,
      props: { href: `/coachingCorner?team=${team.id}&tab=motivation` },
    });
  });

  it('is combined into one unread notice a day', async () => {
    await post(member);
    await post(other);
    expect([(await toldOf(leader)).length, (await toldOf(member)).length]).toEqual([1, 1]);
    await prisma().notification.updateMany({ where: { userId: leader.id }, data: { seenAt: new Date(now) } });
    await post(member);
    expect((await toldOf(leader)).length).toBe(2);
    await post(member, {}, '2026-03-21T09:00:00Z');
    expect((await toldOf(leader)).length).toBe(3);
  });

  it('is stored once, however often it’s sent', async () => {
    const submissionId = crypto.randomUUID();
    const replies = await Promise.all([post(member, { submissionId }), post(member, { submissionId })]);
    expect(replies.map(({ post: { id } }) => id)).toEqual([submissionId, submissionId]);
    expect([(await rowsOf()).length, (await toldOf(leader)).length]).toEqual([1, 1]);
    for (const [user, more] of [
      [member, { text: 'Something else.' }],
      [other, {}],
      [member, { anonymously }],
    ] as const)
      await expect(post(user, { ...more, submissionId })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('can be deleted by its author for a quarter of an hour', async () => {
    const { post: ownPost } = await post(member);
    const at = (time: string) => ({ now: `2026-03-20T${time}Z` });
    await expect(removeCoachPost(await userCtx(other, at('15:05:00')), ownPost.id)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(removeCoachPost(await userCtx(member, at('15:19:05')), ownPost.id)).rejects.toMatchObject({
      code: 'invalid',
    });
    await removeCoachPost(await userCtx(member, at('15:19:04')), ownPost.id);
    expect(await rowsOf()).toEqual([]);
  });
});

describe('a post without a name', () => {
  it('leaves no author, time or reader, nor anything else that a search for the person finds', async () => {
    const idle = await userCtx(member, { now });
    const before = await tracesOf(member);
    await createCoachPost(idle, team.id, { text: 'More light, please.', anonymously, isMotivation: false });
    expect(await rowsOf()).toMatchObject([{ authorId: null, createdAt: null, postedOn: new Date('2026-03-20') }]);
    expect(await prisma().postRead.count({ where: { companyId: team.companyId } })).toBe(0);
    expect(await tracesOf(member)).toEqual(before);
    // The counter's key contains neither the person nor the time.
    const [counter] = await prisma().rateLimit.findMany({ where: { key: { startsWith: 'anonymous-posts:' } } });
    expect(counter?.key).toMatch(/^anonymous-posts:[\w-]{43}$/);
    // The counter uses the real clock; the product's clock gives the time until midnight.
    expect(counter?.points).toBe(1);
  });

  it('is announced at the next full hour, to all in the same words, and can’t be deleted', async () => {
    const messages = await liveMessagesOf(() => post(member, { anonymously }));
    expect([messages, await toldOf(leader)]).toEqual([[], []]);
    const later = await liveMessagesOf(() => notifyOfAnonymousPosts(jobCtx({ now: '2026-03-20T16:00:00Z' })));
    expect(later.filter(([, room]) => room === `team:${team.id}:posts`)).toHaveLength(1);
    const notices = [await toldOf(leader), await toldOf(member), await toldOf(other)];
    expect(notices).toEqual(
      Array(3).fill(['There’s a new message in the motivation chat box of <strong>Harbour</strong>.']),
    );
    expect(await liveMessagesOf(() => notifyOfAnonymousPosts(jobCtx({ now: '2026-03-20T17:00:00Z' })))).toEqual([]);
    const [row] = await rowsOf();
    await expect(removeCoachPost(await userCtx(member, { now }), row?.id ?? '')).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('is refused after twenty a day, however many are sent, and the others aren’t', async () => {
    const ctx = await userCtx(member, { now });
    const send = () =>
      createCoachPost(ctx, team.id, { text: 'More light, please.', anonymously, isMotivation: false }).catch(
        ({ code }) => code,
      );
    const answers: unknown[] = [];
    for (let round = 0; round < 10; round++) answers.push(...(await Promise.all(Array.from({ length: 10 }, send))));
    expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(80);
    expect(await rowsOf()).toHaveLength(20);
    await post(other, { anonymously });
    await post(member);
    expect(await rowsOf()).toHaveLength(22);
  });

  it('is accepted in a team of three, and leaves nothing more', async () => {
    const { post: ownPost } = await post(leader, { anonymously });
    expect(ownPost).toMatchObject({ name: 'Anonymous', logo_url: null, createdAt: '2026-03-20T00:00:00.000Z' });
    expect(await rowsOf()).toMatchObject([{ authorId: null, createdAt: null }]);
  });
});

it('an offensive post is refused with the word masked, and isn’t stored', async () => {
  await expect(post(member, { text: 'This is bullshit' })).rejects.toMatchObject({
    code: 'offensive',
    message: '“b*******” may offend someone. Use another word.',
  });
  expect(await rowsOf()).toEqual([]);
});

it('a script in a post stays plain text', async () => {
  const text = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  expect((await post(member, { text })).post.text).toBe(text);
});

/** Returns every row of every table that refers to a person, except their session and account. */
async function tracesOf({ id }: User): Promise<string[]> {
  const { rows: columns } = await pool().query<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'integer' AND (column_name LIKE '%user_id' OR column_name LIKE '%author_id'
       OR column_name LIKE '%actor_id' OR column_name LIKE '%creator_id') AND table_name <> 'sessions' ORDER BY 1, 2`,
  );
  expect(columns.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['posts', 'post_reads', 'audit_entries', 'notifications']),
  );
  const traces: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await pool().query<{ row: string }>(
      `SELECT t::text AS row FROM "${table}" t WHERE "${column}" = $1 ORDER BY 1`,
      [id],
    );
    traces.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return traces;
}
