import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import type { Post, Team, User } from '#/generated/prisma/client.ts';
import type { AcknowledgementWord } from '#/lib/domain/coaching/constants.ts';
import { notifyOfAcknowledgements } from '#/lib/domain/coaching/post-notices/notify-of-acknowledgements.ts';
import { acknowledgeCoachPost } from '#/lib/domain/coaching/posts/acknowledge-coach-post.ts';
import { hideCoachPost, listCoachPosts } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildPost } from '#/prisma/seed/builders/build-post.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = '2026-03-20T15:00:00Z';
const zone = 'Asia/Tokyo';
let team: Team;
let leader: User;
let member: User;
let other: User;
let post: Post;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma(), { timeZone: zone });
  leader = await buildUser(prisma(), { companyId, firstName: 'Lea', lastName: 'Lead' });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id, name: 'Harbour' });
  member = await buildMember(prisma(), { team, user: { firstName: 'Ana', lastName: 'Lima' } });
  other = await buildMember(prisma(), { team, user: { firstName: 'Noor', lastName: 'Haddad' } });
  post = await buildPost(prisma(), { team, post: { postedOn: new Date('2026-03-19') } });
});

const set = async (user: User, word: AcknowledgementWord | null, at = now, id = post.id) =>
  (await acknowledgeCoachPost(await userCtx(user, { now: at }), id, { word })).post;
const shownTo = async (user: User) => {
  const { newPosts, oldPosts } = await listCoachPosts(await userCtx(user, { now }), team.id);
  return [...newPosts, ...oldPosts].find(({ id }) => id === post.id);
};
/** Runs the sweep, and returns who was notified of what. */
async function tell(at: string) {
  const where = { teamId: team.id };
  const before = await prisma().notification.count({ where });
  await notifyOfAcknowledgements(jobCtx({ now: at }));
  return (await findNotices({ where, orderBy: { id: 'asc' } })).slice(before);
}

describe('a reaction to a post', () => {
  it('shows the name to the whole team, and marks it as their own for the person who reacted', async () => {
    expect(await set(leader, 3)).toMatchObject({ acknowledged: 3, text: post.text });
    await set(other, 1);
    await set(member, 1);
    const acknowledgements = [
      { word: 1, names: ['Ana Lima', 'Noor Haddad'] },
      { word: 3, names: ['Lea Lead'] },
    ];
    expect(await shownTo(member)).toMatchObject({ acknowledgements, acknowledged: 1 });
    expect(await shownTo(leader)).toMatchObject({ acknowledgements, acknowledged: 3 });
  });

  it('marks the post as read for the person who reacted, also once the reaction is removed, and for no one else', async () => {
    await set(leader, 3);
    expect([(await shownTo(leader))?.seen, (await shownTo(member))?.seen]).toEqual([true, false]);
    await set(leader, null);
    expect(await shownTo(leader)).toMatchObject({ seen: true, acknowledged: null });
  });

  it('counts as reading also if none was stored with it, and so does a message in the conversation', async () => {
    const { companyId } = team;
    await prisma().acknowledgement.create({ data: { companyId, postId: post.id, userId: leader.id, word: 4 } });
    expect((await shownTo(leader))?.seen).toBe(true);
    const hash = new Uint8Array(32).fill(7);
    await prisma().replyThread.create({ data: { companyId, postId: post.id, hash } });
    const said = { kind: 'reply', text: 'Thank you.', visibleAt: new Date(now), isNotified: false };
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    await prisma().replyMessage.create({ data: { id, companyId, postId: post.id, userId: other.id, ...said } });
    expect([(await shownTo(other))?.seen, (await shownTo(member))?.seen]).toEqual([true, false]);
  });

  it('is one per reader: another one replaces it, and an empty one removes it', async () => {
    await Promise.all([set(member, 2), set(member, 2)]);
    expect((await set(member, 5)).acknowledgements).toEqual([{ word: 5, names: ['Ana Lima'] }]);
    expect(await set(member, null)).toMatchObject({ acknowledgements: [], acknowledged: null });
    expect(await prisma().acknowledgement.count({ where: { companyId: team.companyId } })).toBe(0);
  });

  it('updates the team’s screens, and only if something changed', async () => {
    const live = (word: AcknowledgementWord | null) => liveMessagesOf(() => set(member, word));
    expect(await live(1)).toEqual([['emit', `team:${team.id}:posts`, 'posts', { teamId: team.id }]]);
    expect(await live(1)).toEqual([]);
    expect(await live(null)).toHaveLength(1);
    expect(await live(null)).toEqual([]);
  });

  it('is deleted when the post is hidden, and can’t be added to a hidden post', async () => {
    await set(member, 1);
    await hideCoachPost(await userCtx(leader, { now, role: 'Team Leader' }), post.id, { reason: 'A name.' });
    await expect(set(other, 1)).rejects.toMatchObject({ code: 'conflict' });
    expect(await set(member, null)).toMatchObject({ text: '', acknowledgements: [] });
  });

  it('is refused for a post that isn’t shown yet, and to people outside the team', async () => {
    const waiting = await buildPost(prisma(), { team, post: { isNotified: false } });
    await expect(set(leader, 1, now, waiting.id)).rejects.toMatchObject({ code: 'not_found' });
    const stranger = await buildMember(prisma(), { team: await buildTeam(prisma(), { companyId: team.companyId }) });
    await expect(set(stranger, 1)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is deleted with the post', async () => {
    await set(member, 1);
    await prisma().post.delete({ where: { id: post.id } });
    expect(await prisma().acknowledgement.count({ where: { companyId: team.companyId } })).toBe(0);
  });
});

describe('the team’s notice of reactions', () => {
  it('is sent the next morning, once for all posts, without names', async () => {
    const second = await buildPost(prisma(), { team, authorId: member.id });
    // The next day has begun in Tokyo.
    await set(leader, 1);
    await set(leader, 2, now, second.id);
    await set(other, 2, now, second.id);
    expect(await tell('2026-03-21T23:59:59Z')).toEqual([]);
    const notices = await tell('2026-03-22T00:00:00Z');
    expect(Object.fromEntries(notices.map(({ userId, role }) => [userId, role]))).toEqual({
      [leader.id]: 'Team Leader',
      [member.id]: 'Member',
      [other.id]: 'Member',
    });
    expect(notices).toHaveLength(3);
    expect(new Set(notices.map(({ message }) => message))).toEqual(
      new Set(['Someone reacted to 2 messages in the motivation chat box of <strong>Harbour</strong>.']),
    );
    expect(notices[0]).toMatchObject({ aboutUserId: null });
    expect(await tell('2026-03-22T01:00:00Z')).toEqual([]);
  });

  it('is sent again for a changed reaction, and not for one that was removed or is hidden', async () => {
    await set(leader, 2);
    expect(await tell('2026-03-22T00:00:00Z')).toHaveLength(3);
    await prisma().notification.updateMany({ where: { teamId: team.id }, data: { seenAt: new Date() } });
    await set(leader, 2, '2026-03-22T02:00:00Z');
    expect(await tell('2026-03-23T00:00:00Z')).toEqual([]);
    await set(leader, 5, '2026-03-23T02:00:00Z');
    await set(other, 1, '2026-03-23T02:00:00Z');
    await set(other, null, '2026-03-23T02:00:00Z');
    const [first] = await tell('2026-03-24T00:00:00Z');
    expect(first?.message).toContain('Someone reacted to 1 message in');
    await set(other, 1, '2026-03-24T02:00:00Z');
    await hideCoachPost(await userCtx(leader, { now, role: 'Team Leader' }), post.id, { reason: 'A name.' });
    expect(await tell('2026-03-25T00:00:00Z')).toEqual([]);
  });

  it('is sent once by two workers', async () => {
    await set(leader, 1);
    const run = () => notifyOfAcknowledgements(jobCtx({ now: '2026-03-22T00:00:00Z' }));
    await Promise.all([run(), run()]);
    expect(await prisma().notification.count({ where: { teamId: team.id } })).toBe(3);
  });

  it('isn’t sent in a blocked company', async () => {
    await set(leader, 1);
    await prisma().company.update({ where: { id: team.companyId }, data: { blockedAt: new Date() } });
    expect(await tell('2026-03-22T00:00:00Z')).toEqual([]);
  });
});
