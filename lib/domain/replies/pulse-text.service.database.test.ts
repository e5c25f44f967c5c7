import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { answerScene, buildPulseScene, openScene, type PulseScene } from '#/e2e/support/scenes/pulse-scene.ts';
import type { PulseRecipient, User } from '#/generated/prisma/client.ts';
import type { AcknowledgementWord } from '#/lib/domain/coaching/constants.ts';
import { createCoachPost } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { getPulseResults, publishRound } from '#/lib/domain/pulses/results/results.service.ts';
import { closeReply, openReply, signReply, writeReply } from '#/lib/domain/replies/author-thread.service.ts';
import { answerReply, listReplies } from '#/lib/domain/replies/leader-thread.service.ts';
import { notifyOfReplies } from '#/lib/domain/replies/notify-of-replies.ts';
import { acknowledgePulseText } from '#/lib/domain/replies/pulse-text.service.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const end = '2026-03-02T13:00:00Z';
const later = '2026-03-03T15:00:00Z';
let scene: PulseScene;
let recipients: PulseRecipient[];
let leader: User;

openQueue();
beforeEach(async () => {
  await prisma().pulse.deleteMany();
  scene = await buildPulseScene([5, 4, 6], { questions: [{ typeId: 3 }, { typeId: 3 }] });
  const { companyId, teams } = scene;
  leader = await buildUser(prisma(), { companyId, firstName: 'Lea', lastName: 'Lead' });
  // The third team is large enough for its own results; the second counts with the first.
  for (const { id } of teams.slice(1)) await prisma().team.update({ where: { id }, data: { leaderId: leader.id } });
  recipients = await openScene(scene);
});

const newKey = () => {
  const { token, hash } = newSecret('rpl_');
  return { token, hash: Buffer.from(hash).toString('base64url') };
};
const membersOf = (at: number) => recipients.filter(({ teamId }) => teamId === scene.teams[at]?.id);
const anyone = (now = later) => visitorCtx({ now });
const as = (user: User, role: RoleName = 'Team Leader', now = later) => userCtx(user, { role, now });
const query = (at: number | null) => ({
  pulseId: scene.pulse.id,
  teamId: at === null ? 0 : (scene.teams[at]?.id ?? 0),
});
const close = async () => {
  const { id } = await prisma().pulseRound.findFirstOrThrow({ where: { pulseId: scene.pulse.id } });
  await publishRound(jobCtx({ now: new Date(end) }), id);
};
/** Everyone answers; the people of the given team with keys, which are returned. */
async function answerAll(at: number): Promise<{ token: string; hash: string }[]> {
  const keys = [newKey(), newKey()];
  const [author] = membersOf(at);
  for (const one of recipients)
    await answerScene(scene, one, [`One of ${one.id}`, `Two of ${one.id}`], {
      hashes: one === author ? keys.map(({ hash }) => hash) : [],
    });
  return keys;
}
const textOf = async (token: string) => {
  const { text } = await openReply(anyone(), token);
  return (await prisma().pulseAnswer.findFirstOrThrow({ where: { text } })).id;
};

describe('a key with an open answer', () => {
  it('opens only the text until the round has closed, and then the replies', async () => {
    const [first] = await answerAll(2);
    const token = first?.token ?? '';
    const before = await openReply(anyone('2026-03-02T12:30:00Z'), token);
    expect(before).toMatchObject({ place: scene.pulse.name, day: '2026-03-02', isWaiting: true, canWrite: false });
    const author = await prisma().user.findFirstOrThrow({ where: { id: membersOf(2)[0]?.userId ?? 0 } });
    const signer = await as(author, 'Member');
    for (const act of [
      () => writeReply(anyone(), { token, text: 'Hello' }),
      () => closeReply(anyone(), token),
      () => signReply(signer, token),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'invalid' });
    await close();
    const id = await textOf(token);
    await answerReply(await as(leader), id, { text: 'Which room?' });
    await answerReply(await as(leader, 'Team Leader', '2026-03-03T15:00:01Z'), id, { note: 'The corner?' });
    expect(await openReply(anyone(), token)).toMatchObject({
      ...before,
      isWaiting: false,
      canWrite: true,
      messages: [{ kind: 'reply', name: 'Lea Lead', text: 'Which room?' }],
    });
    await writeReply(anyone(), { token, text: 'By the window.' });
    const threadAt = async (now: string) =>
      (await listReplies(await as(leader, 'Team Leader', now), query(2))).threads.find((thread) => thread.id === id);
    const kinds = async (now: string) => (await threadAt(now))?.messages.map(({ kind }) => kind);
    expect(await kinds('2026-03-03T16:00:00Z')).toEqual(['reply', 'note']);
    expect(await kinds('2026-03-04T08:00:00Z')).toEqual(['reply', 'note', 'author']);
    await signReply(await as(author, 'Member'), token);
    expect((await threadAt('2026-03-04T08:00:00Z'))?.signedBy).toBe(`${author.firstName} ${author.lastName}`);
    await closeReply(anyone(), token);
    expect((await threadAt('2026-03-05T08:00:00Z'))?.state).toBe('closed');
    await expect(
      answerReply(await as(leader, 'Team Leader', '2026-03-05T08:00:00Z'), id, { text: 'One more' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is deleted with a text that isn’t published', async () => {
    const [key, author] = [newKey(), membersOf(0)[0]];
    if (!author) throw new Error('There are five.');
    await answerScene(scene, author, ['Alone'], { hashes: [key.hash] });
    expect(await prisma().pulseThread.count({ where: { companyId: scene.companyId } })).toBe(1);
    await close();
    await expect(openReply(anyone(), key.token)).rejects.toMatchObject({ code: 'not_found' });
    expect(await prisma().pulseThread.count({ where: { companyId: scene.companyId } })).toBe(0);
  });

  it('changes neither the response nor the results', async () => {
    const [one, other] = membersOf(2);
    if (!one || !other) throw new Error('There are six.');
    const keyed = await answerScene(scene, one, ['A', 'B'], { hashes: [newKey().hash] });
    expect(keyed).toEqual(await answerScene(scene, other, ['C', 'D']));
    for (const rest of membersOf(2).slice(2)) await answerScene(scene, rest, ['E', 'F']);
    await close();
    const { questions } = await getPulseResults(await as(leader), { ...query(2), id: scene.pulse.id });
    for (const { texts, answers } of questions) {
      expect(texts?.map((text) => Object.keys(text))).toEqual(Array(6).fill(['id', 'text']));
      expect(answers).toEqual(texts?.map(({ text }) => text));
    }
  });

  it('is for one text: one that is taken, or without a text, is refused, and nothing is stored', async () => {
    const [one, other, third] = membersOf(2);
    if (!one || !other || !third) throw new Error('There are six.');
    const key = newKey();
    await answerScene(scene, one, ['A', 'B'], { hashes: [key.hash] });
    await expect(answerScene(scene, other, ['C', 'D'], { hashes: [key.hash] })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(answerScene(scene, other, ['C', null], { hashes: [undefined, newKey().hash] })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await prisma().pulseAnswer.count({ where: { companyId: scene.companyId } })).toBe(2);
    const member = await prisma().user.findUniqueOrThrow({ where: { id: third.userId } });
    const post = async (replyHash: string) =>
      createCoachPost(await as(member, 'Member'), third.teamId, {
        text: 'Longer breaks.',
        anonymously: true,
        isMotivation: false,
        replyHash,
      });
    await expect(post(key.hash)).rejects.toMatchObject({ code: 'conflict' });
    const ofPost = newKey();
    await post(ofPost.hash);
    await expect(answerScene(scene, third, ['E'], { hashes: [ofPost.hash] })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('shares nothing with the key of another text of the same person', async () => {
    await answerAll(2);
    await close();
    const { rows } = await pool().query<Record<string, unknown>>(
      `SELECT t.*, encode(t.hash, 'base64') AS hash, a.id, a.question_id, a.text, a.team_id FROM pulse_threads t
       JOIN pulse_answers a ON a.id = t.answer_id WHERE t.company_id = $1`,
      [scene.companyId],
    );
    const [first = {}, second = {}] = rows;
    const shared = Object.keys(first).filter(
      (name) => first[name] !== null && JSON.stringify(first[name]) === JSON.stringify(second[name]),
    );
    expect(shared.toSorted()).toEqual(['company_id', 'team_id']);
  });
});

describe('a published text', () => {
  it('is for readers of the results that show it, and for no one else', async () => {
    const [ofGroup] = await answerAll(1);
    const before = (await prisma().pulseAnswer.findFirstOrThrow({ where: { teamId: scene.teams[2]?.id ?? 0 } })).id;
    await expect(answerReply(await as(leader), before, { hold: true })).rejects.toMatchObject({ code: 'not_found' });
    await close();
    // The team counts with another one, so its leader reads neither.
    const id = await textOf(ofGroup?.token ?? '');
    await prisma().team.update({ where: { id: scene.teams[0]?.id ?? 0 }, data: { leaderId: scene.creator.id } });
    const plain = (await prisma().pulseAnswer.findFirstOrThrow({ where: { teamId: scene.teams[2]?.id ?? 0 } })).id;
    const [ofTwo, ofOne] = [await as(leader), await as(scene.creator, 'Team Leader')];
    for (const act of [
      () => answerReply(ofTwo, id, { hold: true }),
      () => acknowledgePulseText(ofTwo, id, { word: 1 }),
      () => answerReply(ofTwo, plain, { hold: true }),
      () => acknowledgePulseText(ofTwo, crypto.randomUUID(), { word: 1 }),
      () => acknowledgePulseText(ofOne, plain, { word: 1 }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'not_found' });
    const creator = await as(scene.creator, 'Administrator');
    expect((await answerReply(creator, id, { hold: true })).thread).toMatchObject({ id, isHolder: true });
    expect((await listReplies(creator, query(null))).threads).toHaveLength(2);
    expect((await listReplies(creator, query(2))).threads).toEqual([]);
    await expect(listReplies(await as(leader), query(null))).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('gets one reaction per reader, with the name, with or without a key', async () => {
    await answerAll(2);
    await close();
    const { id } = await prisma().pulseAnswer.findFirstOrThrow({ where: { teamId: scene.teams[2]?.id ?? 0 } });
    const set = async (word: AcknowledgementWord | null) =>
      (await acknowledgePulseText(await as(leader), id, { word })).text;
    await set(2);
    expect(await set(3)).toEqual({ id, acknowledgements: [{ word: 3, names: ['Lea Lead'] }], acknowledged: 3 });
    const creator = await as(scene.creator, 'Administrator');
    expect((await listReplies(creator, query(null))).reactions).toEqual([
      { id, acknowledgements: [{ word: 3, names: ['Lea Lead'] }], acknowledged: null },
    ]);
    expect(await set(null)).toEqual({ id, acknowledgements: [], acknowledged: null });
    expect((await listReplies(creator, query(2))).reactions).toEqual([]);
  });
});

it('all who were asked, or may read it, are notified in the morning that there is something new, once', async () => {
  const [key] = await answerAll(2);
  await close();
  await prisma().notification.deleteMany({ where: { companyId: scene.companyId } });
  await answerReply(await as(leader), await textOf(key?.token ?? ''), { text: 'Which room?' });
  const tell = async (now: string) => {
    await notifyOfReplies(jobCtx({ now }));
    return findNotices({ where: { companyId: scene.companyId } });
  };
  expect(await tell('2026-03-04T08:59:00Z')).toEqual([]);
  const notices = await tell('2026-03-04T09:06:00Z');
  const members = notices.filter(({ role }) => role === 'Member');
  expect(new Set(members.map(({ userId }) => userId))).toEqual(new Set(recipients.map(({ userId }) => userId)));
  expect(members).toHaveLength(recipients.length);
  expect(new Set(members.map(({ message }) => message))).toEqual(
    new Set([
      `There’s something new in replies to answers without a name in the pulse <strong>${scene.pulse.name}</strong>.`,
    ]),
  );
  expect(new Set(members.map(({ props }) => JSON.stringify(props)))).toEqual(new Set(['{"href":"/reply"}']));
  const readers = notices.filter(({ role }) => role !== 'Member').map(({ userId }) => userId);
  expect(new Set(readers)).toEqual(new Set([leader.id, scene.creator.id]));
  expect(await tell('2026-03-04T10:06:00Z')).toHaveLength(notices.length);
});
