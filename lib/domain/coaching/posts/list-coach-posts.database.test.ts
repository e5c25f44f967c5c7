import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { notifyOfAnonymousPosts } from '#/lib/domain/coaching/post-notices/post-notice.service.ts';
import {
  createCoachPost,
  hideCoachPost,
  listCoachPosts,
  readCoachPost,
} from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { listCoachTeams } from '#/lib/domain/coaching/teams/coach-team.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildPost } from '#/prisma/seed/builders/build-post.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = '2026-03-20T15:00:00Z';
let team: Team;
let leader: User;
let member: User;
let other: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  leader = await buildUser(prisma(), { companyId, firstName: 'Lea', lastName: 'Lead' });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  member = await buildMember(prisma(), { team });
  other = await buildMember(prisma(), { team });
});

const boxOf = async (user: User, before?: string) => listCoachPosts(await userCtx(user, { now }), team.id, { before });
const post = (text: string, day: string, at?: string) =>
  buildPost(prisma(), {
    team,
    ...(at ? { authorId: leader.id } : {}),
    post: { text, postedOn: new Date(day), createdAt: at ? new Date(`${day}T${at}Z`) : null },
  });
const textsOf = (posts: readonly { text: string }[]) => posts.map(({ text }) => text);

it('the list has unread posts, newest day first, with nameless ones last on their day', async () => {
  await post('early', '2026-03-18', '09:00');
  await post('nobody', '2026-03-19');
  await post('noon', '2026-03-19', '12:00');
  await post('morning', '2026-03-19', '08:00');
  const { newPosts, oldPosts, authorsCount } = await boxOf(member);
  expect(textsOf(newPosts)).toEqual(['noon', 'morning', 'nobody', 'early']);
  expect([oldPosts, authorsCount]).toEqual([[], 3]);
  expect(newPosts.map(({ daysAgo, name, createdAt }) => [daysAgo, name, createdAt])).toEqual([
    [1, 'Lea Lead', '2026-03-19T12:00:00.000Z'],
    [1, 'Lea Lead', '2026-03-19T08:00:00.000Z'],
    [1, 'Anonymous', '2026-03-19T00:00:00.000Z'],
    [2, 'Lea Lead', '2026-03-18T09:00:00.000Z'],
  ]);
});

it('a read post becomes an old one for that person only, who also gets the number of others', async () => {
  const [first] = [await post('first', '2026-03-18'), await post('second', '2026-03-19')];
  const ctx = await userCtx(member, { now });
  expect(await readCoachPost(ctx, first.id)).toEqual({ seen: true, newMessages: 1 });
  expect(await readCoachPost(ctx, first.id)).toEqual({ seen: true, newMessages: 1 });
  const mine = await boxOf(member);
  expect([textsOf(mine.newPosts), textsOf(mine.oldPosts)]).toEqual([['second'], ['first']]);
  expect(textsOf((await boxOf(other)).newPosts)).toEqual(['second', 'first']);
  const { teams } = await listCoachTeams(ctx);
  expect(teams).toEqual([{ id: team.id, name: team.name, newMessages: 1 }]);
});

it('old posts come page by page, starting below the last one of the previous page', async () => {
  const days = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10));
  for (const day of days) await post(day, day);
  const first = await boxOf(member);
  expect([first.newPosts.length, first.oldPosts.length]).toEqual([0, 50]);
  const rest = await boxOf(member, first.oldPosts.at(-1)?.id);
  expect(textsOf([...first.oldPosts, ...rest.oldPosts])).toEqual(days.toReversed());
});

it('newcomers get only posts since they joined as new ones', async () => {
  await post('before', '2026-03-10');
  await post('after', '2026-03-19');
  const newcomer = await buildMember(prisma(), { team });
  await prisma().teamMember.updateMany({ where: { userId: newcomer.id }, data: { joinedAt: new Date('2026-03-15') } });
  const { newPosts, oldPosts } = await boxOf(newcomer);
  expect([textsOf(newPosts), textsOf(oldPosts)]).toEqual([['after'], ['before']]);
});

it('a hidden post says that it’s hidden, and why', async () => {
  const { id } = await post('about one person', '2026-03-19');
  const ctx = await userCtx(leader, { now, role: 'Team Leader' });
  expect((await listCoachPosts(ctx, team.id)).newPosts).toMatchObject([{ canHide: true }]);
  await hideCoachPost(ctx, id, { reason: 'It speaks of one person.' });
  await expect(hideCoachPost(ctx, id, { reason: 'Again.' })).rejects.toMatchObject({ code: 'conflict' });
  const { newPosts, oldPosts } = await boxOf(member);
  expect(newPosts).toEqual([]);
  expect(oldPosts).toMatchObject([{ text: '', hiddenReason: 'It speaks of one person.', canHide: false }]);
});

it('the author of an anonymous post gets the same as all other readers', async () => {
  const ctx = await userCtx(member, { now });
  const words = { isMotivation: true, anonymously: true };
  const { post: ownPost } = await createCoachPost(ctx, team.id, { text: 'More light, please.', ...words });
  await notifyOfAnonymousPosts(jobCtx({ now: '2026-03-20T16:00:00Z' }));
  const own = (await boxOf(member)).newPosts;
  expect(own).toEqual((await boxOf(other)).newPosts);
  expect(own).toEqual([ownPost]);
  expect(ownPost).toMatchObject({ name: 'Anonymous', seen: false, canRemove: false, removableUntil: null });
  // It's easy to find out who has just read a trend.
  expect(ownPost.source).toBeNull();
});

it('a post without a name isn’t listed or counted, and can’t be read, before the next full hour', async () => {
  const ctx = await userCtx(member, { now });
  const { post: own } = await createCoachPost(ctx, team.id, { text: 'Quiet.', anonymously: true, isMotivation: false });
  const listsOf = async (user: User) => {
    const [corner] = (await listCoachTeams(await userCtx(user, { now }))).teams.filter(({ id }) => id === team.id);
    const { newPosts, oldPosts } = await boxOf(user);
    return [textsOf(newPosts), textsOf(oldPosts), corner?.newMessages];
  };
  for (const user of [member, other, leader]) expect(await listsOf(user)).toEqual([[], [], 0]);
  const reader = await userCtx(leader, { now });
  await expect(readCoachPost(reader, own.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(hideCoachPost(reader, own.id, { reason: 'A name' })).rejects.toMatchObject({ code: 'not_found' });
  await notifyOfAnonymousPosts(jobCtx({ now: '2026-03-20T16:00:00Z' }));
  for (const user of [member, other, leader]) expect(await listsOf(user)).toEqual([['Quiet.'], [], 1]);
});
