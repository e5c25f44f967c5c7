import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { createCoachPost } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { closeReply, openReply, signReply, writeReply } from '#/lib/domain/replies/author-thread.service.ts';
import { answerReply, listReplies } from '#/lib/domain/replies/leader-thread.service.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { hashSecret, newSecret } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildReplyThread } from '#/prisma/seed/builders/build-reply-thread.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = '2026-03-20T15:04:05Z';
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

const anyone = () => visitorCtx({ now });
const asLeader = () => userCtx(leader, { role: 'Team Leader', now });
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

describe('a reply key', () => {
  it('opens its message’s conversation: what it says, where, and the replies', async () => {
    await answerReply(await asLeader(), postId, { text: 'Which room?' });
    await answerReply(await asLeader(), postId, { note: 'Probably the corner.' });
    expect(await openReply(anyone(), token)).toMatchObject({
      place: 'Harbour',
      text: 'More light, please.',
      day: '2026-03-19',
      state: 'open',
      canWrite: true,
      signedBy: null,
      holder: null,
      messages: [{ kind: 'reply', name: 'Lea Lead', text: 'Which room?', day: '2026-03-20' }],
    });
  });

  it('opens it alone: its hash, another key, and a shorter or longer key don’t', async () => {
    const hash = hashSecret(token);
    const wrong = [
      base64url(hash),
      `rpl_${base64url(hash)}`,
      Buffer.from(hash).toString('hex'),
      newSecret('rpl_').token,
      token.slice(4),
      `${token}=`,
      ` ${token}`,
      token.toUpperCase(),
      '',
      postId,
    ];
    const refusals = await Promise.all(
      wrong.flatMap((one) => [
        openReply(anyone(), one).catch(({ code, message }) => [code, message]),
        writeReply(anyone(), { token: one, text: 'Hello' }).catch(({ code, message }) => [code, message]),
        closeReply(anyone(), one).catch(({ code, message }) => [code, message]),
      ]),
    );
    // An unknown key gets the same answer as any other.
    expect(new Set(refusals.map(String)).size).toBe(1);
    expect(refusals[0]).toMatchObject(['not_found', expect.any(String)]);
    await expect(signReply(await userCtx(member, { now }), base64url(hash))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('of another conversation reads and writes that one', async () => {
    const other = await buildReplyThread(prisma(), { team, post: { text: 'Less noise.' } });
    await writeReply(anyone(), { token: other.token, text: 'By the window.' });
    expect((await openReply(anyone(), token)).messages).toEqual([]);
    expect(await openReply(anyone(), other.token)).toMatchObject({ text: 'Less noise.' });
  });

  it('opens nothing if the company is blocked, nor once the message is deleted', async () => {
    await prisma().company.update({ where: { id: team.companyId }, data: { blockedAt: new Date() } });
    await expect(openReply(anyone(), token)).rejects.toMatchObject({ code: 'not_found' });
    await prisma().company.update({ where: { id: team.companyId }, data: { blockedAt: null } });
    await writeReply(anyone(), { token, text: 'Hello' });
    await prisma().post.delete({ where: { id: postId } });
    await expect(openReply(anyone(), token)).rejects.toMatchObject({ code: 'not_found' });
    expect(await prisma().replyMessage.count({ where: { postId } })).toBe(0);
  });

  it('shows why a hidden message is hidden', async () => {
    await prisma().post.update({ where: { id: postId }, data: { hiddenReason: 'It names someone.' } });
    expect(await openReply(anyone(), token)).toMatchObject({ text: '', hiddenReason: 'It names someone.' });
  });
});

describe('a message with a key', () => {
  const post = async (replyHash: string | undefined, more: { anonymously?: boolean; submissionId?: string } = {}) =>
    createCoachPost(await userCtx(member, { now }), team.id, {
      text: 'Longer breaks.',
      anonymously: true,
      isMotivation: false,
      replyHash,
      ...more,
    });
  const newHash = () => base64url(newSecret('rpl_').hash);

  it('gets the same answer as one without, and is in the leaders’ list from the next full hour', async () => {
    const own = newSecret('rpl_');
    const [{ post: plain }, { post: keyed }] = [await post(undefined), await post(base64url(own.hash))];
    expect({ ...keyed, id: plain.id }).toEqual(plain);
    expect(await openReply(anyone(), own.token)).toMatchObject({ text: 'Longer breaks.', messages: [] });
    // Until the hour, only the last thread.
    const idsNow = async () => (await listReplies(await asLeader(), { teamId: team.id })).threads.map(({ id }) => id);
    expect(await idsNow()).toEqual([postId]);
    await prisma().post.update({ where: { id: keyed.id }, data: { isNotified: true } });
    expect(await idsNow()).toEqual([keyed.id, postId]);
  });

  it('needs its own key: one that is taken is refused, and nothing is stored', async () => {
    const hash = newHash();
    await post(hash);
    const before = await prisma().post.count({ where: { teamId: team.id } });
    await expect(post(hash)).rejects.toMatchObject({ code: 'conflict' });
    expect(await prisma().post.count({ where: { teamId: team.id } })).toBe(before);
  });

  it('is stored once with its key; with another key or none it’s another submission', async () => {
    const [hash, submissionId] = [newHash(), crypto.randomUUID()];
    await Promise.all([post(hash, { submissionId }), post(hash, { submissionId })]);
    for (const other of [newHash(), undefined])
      await expect(post(other, { submissionId })).rejects.toMatchObject({ code: 'conflict' });
    expect(await prisma().replyThread.count({ where: { postId: submissionId } })).toBe(1);
  });

  it('has no name', async () => {
    await expect(post(newHash(), { anonymously: false })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('shares only team and day with another message of the same person', async () => {
    const hashes = [newHash(), newHash()];
    for (const hash of hashes) await post(hash);
    const { rows } = await pool().query<Record<string, unknown>>(
      `SELECT p.*, encode(th.hash, 'base64') AS hash, th.holder_id, th.signed_by_id, p.xmin::text AS transaction
       FROM posts p JOIN reply_threads th ON th.post_id = p.id WHERE p.team_id = $1 AND p.text = 'Longer breaks.'`,
      [team.id],
    );
    const [first = {}, second = {}] = rows;
    const shared = Object.keys(first).filter(
      (column) => first[column] !== null && JSON.stringify(first[column]) === JSON.stringify(second[column]),
    );
    expect(shared.toSorted()).toEqual(['company_id', 'is_motivation', 'is_told', 'posted_on', 'team_id', 'text']);
  });
});
