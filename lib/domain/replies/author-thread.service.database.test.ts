import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { closeReply, openReply, signReply, writeReply } from '#/lib/domain/replies/author-thread.service.ts';
import { answerReply, listReplies } from '#/lib/domain/replies/leader-thread.service.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildReplyThread } from '#/prisma/seed/builders/build-reply-thread.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = '2026-03-20T15:04:05Z';
const HOUR_MS = 3_600_000;
let team: Team;
let leader: User;
let member: User;
let token: string;
let postId: string;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  leader = await buildUser(prisma(), { companyId, firstName: 'Lea', lastName: 'Lead' });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id, name: 'Harbour' });
  member = await buildMember(prisma(), { team, user: { firstName: 'Ana', lastName: 'Lima' } });
  const built = await buildReplyThread(prisma(), {
    team,
    post: { text: 'More light, please.', postedOn: new Date('2026-03-19') },
  });
  token = built.token;
  postId = built.post.id;
});

const anyone = (at = now) => visitorCtx({ now: at });
const asLeader = (at = now) => userCtx(leader, { role: 'Team Leader', now: at });
const write = (text: string, more: { submissionId?: string; at?: string } = {}) =>
  writeReply(anyone(more.at), { token, text, submissionId: more.submissionId });
const reply = async (text: string, at = now) => answerReply(await asLeader(at), postId, { text });
const textsOf = ({ messages }: { messages: readonly { kind: string; text: string }[] }) =>
  messages.map(({ kind, text }) => `${kind} ${text}`.trim());
const seenByLeader = async (at: string) => {
  const [thread] = (await listReplies(await asLeader(at), { teamId: team.id })).threads;
  if (!thread) throw new Error('There is one.');
  return thread;
};
const later = (hours: number) => new Date(Date.parse(now) + hours * HOUR_MS).toISOString();

describe('an author’s text', () => {
  it('has no author and no time except a full hour, two to thirteen hours later', async () => {
    await write('By the window.');
    const [row] = await prisma().replyMessage.findMany({ where: { postId } });
    expect(row).toMatchObject({ kind: 'author', userId: null, text: 'By the window.', isNotified: false });
    const visibleAt = row?.visibleAt ?? new Date(0);
    expect(visibleAt.getTime() % HOUR_MS).toBe(0);
    const hours = (visibleAt.getTime() - Date.parse(now)) / HOUR_MS;
    expect([hours >= 2, hours <= 13]).toEqual([true, true]);
    const { rows } = await pool().query<{ row: string }>(
      'SELECT m::text AS row FROM reply_messages m WHERE post_id = $1',
      [postId],
    );
    expect(rows[0]?.row).not.toContain('2026-03-20 15:');
  });

  it('is visible to its author immediately and to no one else, whatever leaders request meanwhile', async () => {
    const { thread } = await write('By the window.');
    expect(thread.messages).toMatchObject([{ kind: 'author', name: null, day: null }]);
    const before = await seenByLeader(later(1));
    expect(before.messages).toEqual([]);
    expect(JSON.stringify(before)).not.toMatch(/window|visible/i);
    expect((await seenByLeader(later(14))).messages).toMatchObject([
      { kind: 'author', name: null, text: 'By the window.' },
    ]);
  });

  it('comes in the order of writing, whatever its hour', async () => {
    const texts = Array.from({ length: 12 }, (_, at) => `Text ${at}`);
    for (const text of texts) await write(text);
    await closeReply(anyone(), token);
    const all = [...texts.map((text) => `author ${text}`), 'closed'];
    expect(textsOf(await openReply(anyone(), token))).toEqual(all);
    expect(textsOf(await seenByLeader(later(26)))).toEqual(all);
  });

  it('gets a random hour', async () => {
    const hours = new Set<number>();
    for (let at = 0; at < 15; at += 1) {
      const built = await buildReplyThread(prisma(), { team });
      await writeReply(anyone(), { token: built.token, text: 'Hello' });
      const row = await prisma().replyMessage.findFirstOrThrow({ where: { postId: built.post.id } });
      hours.add(row.visibleAt.getTime());
    }
    // They are all equal once in 10 ** 14 runs.
    expect(hours.size).toBeGreaterThan(1);
  });

  it('is stored once, however often it’s sent, and another text is another submission', async () => {
    const submissionId = crypto.randomUUID();
    await Promise.all([write('Hello', { submissionId }), write('Hello', { submissionId })]);
    expect(await prisma().replyMessage.count({ where: { postId } })).toBe(1);
    await expect(write('Something else', { submissionId })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused after twenty a day, by a counter that reveals nothing about the conversation', async () => {
    const codes: unknown[] = [];
    for (let at = 0; at < 22; at += 1)
      codes.push(
        await write(`Text ${at}`).then(
          () => 'ok',
          ({ code }) => code,
        ),
      );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(20);
    expect(codes.slice(20)).toEqual(['too_many_requests', 'too_many_requests']);
    await write('The next day', { at: '2026-03-21T15:04:05Z' });
    const counters = await prisma().rateLimit.findMany({ where: { key: { startsWith: 'author-messages:' } } });
    for (const { key } of counters) expect(key).toMatch(/^author-messages:[\w-]{43}$/);
    expect(counters.length).toBeGreaterThanOrEqual(2);
  });

  it('reopens what a leader has marked as answered, for the leaders from its hour', async () => {
    await answerReply(await asLeader(), postId, { answered: true });
    expect(await seenByLeader(now)).toMatchObject({ state: 'answered' });
    expect((await write('Not yet.')).thread).toMatchObject({ state: 'open' });
    expect(await seenByLeader(later(1))).toMatchObject({ state: 'answered' });
    expect(await seenByLeader(later(14))).toMatchObject({ state: 'open' });
  });
});

describe('closing a conversation', () => {
  it('ends writing for the author immediately, and for the leaders from its hour', async () => {
    expect((await closeReply(anyone(), token)).thread).toMatchObject({ state: 'closed', canWrite: false });
    await expect(write('One more')).rejects.toMatchObject({ code: 'invalid' });
    await expect(closeReply(anyone(), token)).rejects.toMatchObject({ code: 'invalid' });
    await reply('We have moved the lamps.', later(1));
    expect(await seenByLeader(later(14))).toMatchObject({ state: 'closed' });
    await expect(reply('Hello?', later(14))).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('signing a conversation', () => {
  it('puts the name on all its texts, for good, and not on the message', async () => {
    await write('By the window.');
    const ctx = await userCtx(member, { now });
    expect((await signReply(ctx, token)).thread).toMatchObject({ signedBy: 'Ana Lima' });
    expect((await signReply(ctx, token)).thread).toMatchObject({ signedBy: 'Ana Lima' });
    await expect(signReply(await asLeader(), token)).rejects.toMatchObject({ code: 'conflict' });
    expect(await seenByLeader(later(14))).toMatchObject({
      signedBy: 'Ana Lima',
      messages: [{ kind: 'author', name: 'Ana Lima' }],
    });
    expect(await prisma().post.findUnique({ where: { id: postId } })).toMatchObject({ authorId: null });
  });

  it('is only for people of the company', async () => {
    const stranger = await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
    await buildTeam(prisma(), { companyId: stranger.companyId, leaderId: stranger.id });
    await expect(signReply(await userCtx(stranger, { now }), token)).rejects.toMatchObject({ code: 'not_found' });
  });
});
