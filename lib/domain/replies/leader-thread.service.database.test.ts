import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { openReply, signReply, writeReply } from '#/lib/domain/replies/author-thread.service.ts';
import { eraseReplies } from '#/lib/domain/replies/erase-replies.ts';
import { answerReply, listReplies } from '#/lib/domain/replies/leader-thread.service.ts';
import { notifyOfReplies } from '#/lib/domain/replies/notify-of-replies.ts';
import type { LeaderAct } from '#/lib/domain/replies/replies.schema.ts';
import { closeDatabase, inTransaction, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildPost } from '#/prisma/seed/builders/build-post.ts';
import { buildReplyThread } from '#/prisma/seed/builders/build-reply-thread.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

// In Tokyo, it's three in the morning of the next day.
const now = '2026-03-20T18:00:00Z';
let team: Team;
let leader: User;
let second: User;
let member: User;
let token: string;
let postId: string;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma(), { timeZone: 'Asia/Tokyo' });
  leader = await buildUser(prisma(), { companyId, firstName: 'Lea', lastName: 'Lead' });
  second = await buildUser(prisma(), { companyId, firstName: 'Sam', lastName: 'Second' });
  team = await buildTeam(prisma(), {
    companyId,
    leaderId: leader.id,
    secondaryLeaderId: second.id,
    name: 'Harbour',
  });
  member = await buildMember(prisma(), { team, user: { firstName: 'Ana', lastName: 'Lima' } });
  const built = await buildReplyThread(prisma(), { team });
  token = built.token;
  postId = built.post.id;
});

const as = (user: User, role: RoleName = 'Team Leader', at = now) => userCtx(user, { role, now: at });
const act = async (user: User, body: LeaderAct, at = now) =>
  (await answerReply(await as(user, undefined, at), postId, body)).thread;
const open = () => openReply(visitorCtx({ now }), token);

describe('leaders of the team', () => {
  it('reply with their names, write notes for each other, take it and mark it as answered', async () => {
    await act(leader, { hold: true });
    expect(await act(second, { note: 'Ask about the lamps.' })).toMatchObject({ holder: 'Lea Lead', isHolder: false });
    await act(leader, { text: 'Which room?\nI would like to see it.' }, '2026-03-20T18:00:01Z');
    const thread = await act(leader, { answered: true }, '2026-03-20T18:00:02Z');
    expect(thread).toMatchObject({
      id: postId,
      state: 'answered',
      isHolder: true,
      messages: [
        { kind: 'note', name: 'Sam Second', text: 'Ask about the lamps.', day: '2026-03-21' },
        { kind: 'reply', name: 'Lea Lead', text: 'Which room?\nI would like to see it.' },
        { kind: 'answered', name: 'Lea Lead', text: '' },
      ],
    });
    const ofAuthor = await openReply(visitorCtx({ now: '2026-03-20T18:00:02Z' }), token);
    expect(ofAuthor).toMatchObject({ holder: 'Lea Lead', state: 'answered' });
    expect(ofAuthor.messages.map(({ kind }) => kind)).toEqual(['reply', 'answered']);
  });

  it('take it over from each other, and release only what they have taken', async () => {
    await act(leader, { hold: true });
    expect(await act(second, { hold: false })).toMatchObject({ holder: 'Lea Lead' });
    expect(await act(second, { hold: true })).toMatchObject({ holder: 'Sam Second', isHolder: true });
    expect(await act(second, { hold: false })).toMatchObject({ holder: null, isHolder: false });
  });

  it('can’t use offensive words, in a reply or a note, and nothing is stored', async () => {
    for (const body of [{ text: 'This is bullshit' }, { note: 'This is bullshit' }])
      await expect(act(leader, body)).rejects.toMatchObject({ code: 'offensive' });
    expect(await prisma().replyMessage.count({ where: { postId } })).toBe(0);
  });

  it('send a text once if they submit it twice', async () => {
    const submissionId = crypto.randomUUID();
    await Promise.all([act(leader, { text: 'Hello', submissionId }), act(leader, { text: 'Hello', submissionId })]);
    expect(await prisma().replyMessage.count({ where: { postId } })).toBe(1);
    await expect(act(second, { text: 'Hello', submissionId })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('see only their team’s conversations, identified only by the message', async () => {
    const other = await buildTeam(prisma(), { companyId: team.companyId });
    const foreign = await buildReplyThread(prisma(), { team: other });
    const plain = await buildPost(prisma(), { team });
    const { threads } = await listReplies(await as(leader), { teamId: team.id });
    expect(threads.map(({ id }) => id)).toEqual([postId]);
    expect(JSON.stringify(threads)).not.toMatch(/hash|rpl_|visible/i);
    await expect(listReplies(await as(leader), { teamId: other.id })).rejects.toMatchObject({ code: 'forbidden' });
    for (const id of [foreign.post.id, plain.id, crypto.randomUUID()])
      await expect(answerReply(await as(leader), id, { text: 'Hello' })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the team’s notice', () => {
  /** Runs the sweep, and returns who was notified of what. */
  async function tell(at: string) {
    const where = { teamId: team.id };
    const before = await prisma().notification.count({ where });
    await notifyOfReplies(jobCtx({ now: at }));
    return (await findNotices({ where, orderBy: { id: 'asc' } })).slice(before);
  }

  it('is sent at nine in the team’s morning, to all in the same words, once', async () => {
    await act(leader, { text: 'Which room?' });
    await act(leader, { note: 'The corner?' });
    expect(await tell('2026-03-20T23:59:00Z')).toEqual([]);
    const notices = await tell('2026-03-21T00:06:00Z');
    expect(new Set(notices.map(({ userId }) => userId))).toEqual(new Set([leader.id, second.id, member.id]));
    expect(notices).toHaveLength(3);
    expect(new Set(notices.map(({ message }) => message))).toEqual(
      new Set(['There’s something new in replies to messages without a name in <strong>Harbour</strong>.']),
    );
    const hrefOf = (user: User) => notices.find(({ userId }) => userId === user.id)?.props;
    expect([hrefOf(member), hrefOf(leader)]).toEqual([
      { href: '/reply' },
      { href: `/coachingCorner?team=${team.id}&tab=motivation` },
    ]);
    expect(notices.map(({ aboutUserId }) => aboutUserId)).toEqual([null, null, null]);
    expect(await tell('2026-03-21T01:06:00Z')).toEqual([]);
  });

  it('is sent at most once a day: what comes after nine waits for the next morning', async () => {
    await act(leader, { text: 'First' });
    expect(await tell('2026-03-21T00:06:00Z')).toHaveLength(3);
    await act(leader, { text: 'Second' }, '2026-03-21T00:30:00Z');
    expect(await tell('2026-03-21T09:06:00Z')).toEqual([]);
    expect(await tell('2026-03-22T00:06:00Z')).toHaveLength(3);
  });

  it('mentions an answer when it’s visible, and not a note, a mark or a closing', async () => {
    await act(leader, { note: 'The corner?' });
    await act(leader, { answered: true });
    expect(await tell('2026-03-21T00:06:00Z')).toEqual([]);
    await writeReply(visitorCtx({ now: '2026-03-20T23:00:00Z' }), { token, text: 'By the window.' });
    // Visible from one in the morning in Greenwich at the earliest, ten in Tokyo.
    expect(await tell('2026-03-21T00:06:00Z')).toEqual([]);
    expect(await tell('2026-03-22T00:06:00Z')).toHaveLength(3);
  });

  it('is sent once by two workers, and later by one that was away', async () => {
    await act(leader, { text: 'Which room?' });
    const run = () => notifyOfReplies(jobCtx({ now: '2026-03-21T07:06:00Z' }));
    await Promise.all([run(), run()]);
    expect(await prisma().notification.count({ where: { teamId: team.id } })).toBe(3);
  });
});

describe('erasing a person', () => {
  const erase = (user: User) =>
    inTransaction(prisma(), (tx) => eraseReplies(tx, { companyId: team.companyId, userId: user.id }));

  it('deletes their replies with a name, and keeps the empty position', async () => {
    await act(leader, { hold: true });
    await act(leader, { text: 'Which room?' });
    await act(leader, { note: 'The corner?' });
    await erase(leader);
    expect(await open()).toMatchObject({ holder: null, messages: [{ kind: 'reply', name: null, text: '' }] });
    expect(await prisma().replyMessage.count({ where: { postId } })).toBe(1);
  });

  it('keeps what they wrote without a name, and deletes what they signed', async () => {
    const daysBefore = visitorCtx({ now: '2026-03-18T10:00:00Z' });
    await writeReply(daysBefore, { token, text: 'By the window.' });
    await erase(member);
    expect(await open()).toMatchObject({ messages: [{ text: 'By the window.' }] });
    await signReply(await as(member, 'Member'), token);
    await erase(member);
    expect(await open()).toMatchObject({ signedBy: null, messages: [{ kind: 'author', name: null, text: '' }] });
  });
});
