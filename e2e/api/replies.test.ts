import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { tablesWith } from '#/e2e/support/scenes/personal-traces.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { mailedToken, newSecret } from '#/lib/platform/tokens.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildPulseThread, buildReplyThread } from '#/prisma/seed/builders/build-reply-thread.ts';

let server: TestServer;
let world: World;
let leader: Record<string, string>;
let member: Record<string, string>;

// With a log, which the test reads, and real limits.
beforeAll(async () => {
  await testDatabase();
  server = await startServer({ LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '1', LOOPBACK_LIMIT_FACTOR: '1' });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await closeDatabase();
});
beforeEach(async () => {
  world = await buildWorld();
  leader = await asProgram(world.own.persons['Team Leader']);
  member = await asProgram(world.own.persons.Member);
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.call(`/api${path}`, { method: 'POST', headers, body });

describe('a message without a name and its conversation', () => {
  it('leaves its key nowhere, and its author in no line of the log', async () => {
    const { token, hash } = newSecret('rpl_');
    const replyHash = Buffer.from(hash).toString('base64url');
    const text = 'Quetzals would like longer breaks.';
    const { id: teamId } = world.own.team;
    const creation = await post(`/coach/post/${teamId}/create`, { text, anonymously: true, replyHash }, member);
    expect([creation.status, creation.text.includes(replyHash)]).toEqual([200, false]);
    const { id } = (creation.json as { post: { id: string } }).post;
    await prisma().post.update({ where: { id }, data: { isNotified: true } });
    expect((await post(`/replies/${id}`, { text: 'Quetzals: how long?' }, leader)).status).toBe(200);
    expect((await post('/replies/open', { token }, member)).json).toMatchObject({
      text,
      messages: [{ kind: 'reply', text: 'Quetzals: how long?' }],
    });
    const answer = await post('/replies/write', { token, text: 'Quetzals say an hour.' }, member);
    expect([answer.status, answer.text.includes('rpl_')]).toEqual([200, false]);
    const list = await server.call(`/api/replies?teamId=${teamId}`, { headers: leader });
    expect(list.json).toMatchObject({ threads: [{ id, state: 'open', messages: [{ kind: 'reply' }] }] });
    expect(list.text).not.toMatch(/an hour|rpl_|hash/);

    expect(await tablesWith('rpl\\_')).toEqual([]);
    expect(await tablesWith(replyHash)).toEqual([]);
    expect((await tablesWith('Quetzals')).toSorted()).toEqual(['posts', 'reply_messages']);
    const routes = ['/api/coach/post/{id}/create', '/api/replies/open', '/api/replies/write'];
    const lines = () => server.lines().filter(({ route }) => routes.includes(String(route)));
    await expect.poll(() => new Set(lines().map(({ route }) => route)).size, { timeout: 10_000 }).toBe(3);
    for (const line of lines()) expect(Object.keys(line)).not.toEqual(expect.arrayContaining(['userId']));
    const log = JSON.stringify(server.lines());
    for (const secret of ['rpl_', replyHash, 'Quetzals', id]) expect(log).not.toContain(secret);
  });

  it('is refused with a key that is invalid, taken, or sent along with a name', async () => {
    const path = `/coach/post/${world.own.team.id}/create`;
    const of = { text: 'Longer breaks.', anonymously: true };
    const replyHash = Buffer.from(newSecret('rpl_').hash).toString('base64url');
    for (const [body, status] of [
      [{ ...of, replyHash: newSecret('rpl_').token }, 422],
      [{ ...of, replyHash: `${replyHash}A` }, 422],
      [{ ...of, anonymously: false, replyHash }, 422],
      [{ ...of, replyHash }, 200],
      [{ ...of, replyHash }, 409],
    ] as const) {
      const answer = await post(path, body, member);
      expect(status === 200 ? answer.status : refusalOf(answer)).toBe(status);
    }
  });
});

describe('a reply key', () => {
  it('that opens nothing gets the same answer as any other, and counts as a wrong token', async () => {
    const { token } = newSecret('rpl_');
    const answers = [];
    for (let at = 0; at < 62; at += 1) answers.push(await post('/replies/open', { token }));
    expect(answers.map(({ status }) => status).indexOf(429)).toBe(60);
    expect(new Set(answers.slice(0, 60).map(refusalOf))).toEqual(new Set([404]));
    // Another key is still looked up, and a right key never counts.
    expect((await post('/replies/open', { token: newSecret('rpl_').token })).status).toBe(404);
    const { token: right } = await buildReplyThread(prisma(), { team: world.own.team });
    for (let at = 0; at < 65; at += 1) expect((await post('/replies/open', { token: right })).status).toBe(200);
  });

  it('opens only what belongs to it', async () => {
    const { token } = await buildReplyThread(prisma(), { team: world.own.team });
    for (const [path, body, headers, status] of [
      ['open', {}, {}, 422],
      ['open', { token: 7 }, {}, 422],
      ['write', { token }, {}, 422],
      ['write', { token, text: ' \u200b ' }, {}, 422],
      ['write', { token, text: 'a'.repeat(2001) }, {}, 422],
      ['write', { token, text: '私'.repeat(2000) }, {}, 200],
      ['sign', { token }, member, 422],
      ['sign', { token, confirm: false }, member, 422],
      ['sign', { token, confirm: true }, {}, 401],
      ['sign', { token, confirm: true }, member, 200],
      ['sign', { token, confirm: true }, leader, 409],
      ['close', { token }, {}, 200],
      ['write', { token, text: 'More.' }, {}, 422],
    ] as const) {
      const answer = await post(`/replies/${path}`, body, headers);
      const what = `${path} ${Object.keys(body).join()}`;
      expect([what, status === 200 ? answer.status : refusalOf(answer)]).toEqual([what, status]);
    }
  });
});

it('a leader makes one change at a time, without offensive words', async () => {
  const { post: message } = await buildReplyThread(prisma(), { team: world.own.team });
  for (const [body, status] of [
    [{}, 422],
    [{ text: 'One.', note: 'Two.' }, 422],
    [{ answered: false }, 422],
    [{ text: '' }, 422],
    [{ text: 'This is bullshit.' }, 422],
    [{ hold: true }, 200],
    [{ note: 'One.' }, 200],
    [{ answered: true }, 200],
  ] as const) {
    const answer = await post(`/replies/${message.id}`, body, leader);
    expect([body, status === 200 ? answer.status : refusalOf(answer)]).toEqual([body, status]);
  }
  expect(refusalOf(await post(`/replies/${message.id}`, { hold: true }, member))).toBe(403);
});

describe('a text of a pulse', () => {
  it('leaves its key nowhere, and its author in no line of the log', async () => {
    const { persons, team } = world.own;
    const pulse = await buildPulse(prisma(), {
      creator: persons.Administrator,
      teams: [team],
      questions: [{ typeId: 3 }, { typeId: 5 }],
    });
    const userIds = [persons.Member.id, persons['Team Leader'].id];
    const { recipients } = await buildPulseRound(prisma(), { pulse, team, userIds });
    const path = `/pulse/${mailedToken('pls_', recipients[0]?.id ?? 0)}/answers`;
    const [open, scale] = await prisma().pulseQuestion.findMany({
      where: { pulseId: pulse.id },
      orderBy: { position: 'asc' },
    });
    const { token, hash } = newSecret('rpl_');
    const replyHash = Buffer.from(hash).toString('base64url');
    const [openId = 0, scaleId = 0] = [open?.id, scale?.id];
    const answers = { [openId]: 'Quokkas want quiet.', [scaleId]: 4 };
    const other = await buildPulseThread(prisma(), { creator: persons.Administrator, team });
    const takenHash = Buffer.from(newSecret('rpl_').hash).toString('base64url');
    await prisma().pulseThread.update({
      where: { answerId: other.answer.id },
      data: { hash: new Uint8Array(Buffer.from(takenHash, 'base64url')) },
    });
    for (const [replyHashes, status] of [
      [{ [openId]: token }, 422],
      [{ [openId]: `${replyHash}A` }, 422],
      [{ [openId]: replyHash, [scaleId]: replyHash }, 422],
      [{ [scaleId]: replyHash }, 422],
      [[replyHash], 422],
      [{ [openId]: takenHash }, 409],
      [{ [openId]: replyHash }, 200],
    ] as const) {
      const answer = await post(path, { answers, replyHashes });
      expect([replyHashes, status === 200 ? answer.status : refusalOf(answer)]).toEqual([replyHashes, status]);
      expect(answer.text).not.toContain(replyHash);
    }
    expect((await post('/replies/open', { token })).json).toMatchObject({
      text: 'Quokkas want quiet.',
      isWaiting: true,
      canWrite: false,
    });
    expect(refusalOf(await post('/replies/write', { token, text: 'Hello' }))).toBe(422);
    expect(await tablesWith('rpl\\_')).toEqual([]);
    expect(await tablesWith(replyHash)).toEqual([]);
    expect(await tablesWith('Quokkas')).toEqual(['pulse_answers']);
    const log = JSON.stringify(server.lines());
    for (const secret of ['rpl_', replyHash, 'Quokkas']) expect(log).not.toContain(secret);
  });

  it('can be reacted to with one of five words', async () => {
    const { persons, team } = world.own;
    const { answer } = await buildPulseThread(prisma(), { creator: persons.Administrator, team });
    const path = `/pulse/texts/${answer.id}/acknowledge`;
    for (const [body, headers, status] of [
      [{}, leader, 422],
      [{ word: 0 }, leader, 422],
      [{ word: 6 }, leader, 422],
      [{ word: 'Done' }, leader, 422],
      [{ word: 5 }, leader, 200],
      [{ word: null }, leader, 200],
      [{ word: 5 }, member, 403],
      [{ word: 5 }, {}, 401],
    ] as const) {
      const reaction = await post(path, body, headers);
      expect([body, status === 200 ? reaction.status : refusalOf(reaction)]).toEqual([body, status]);
    }
    const foreign = await asProgram(world.foreign.persons['Team Leader']);
    for (const [id, headers] of [
      [answer.id, foreign],
      [crypto.randomUUID(), leader],
    ] as const)
      expect(refusalOf(await post(`/pulse/texts/${id}/acknowledge`, { word: 1 }, headers))).toBe(404);
    expect(refusalOf(await post('/pulse/texts/7/acknowledge', { word: 1 }, leader))).toBe(404);
  });
});

describe('the place to report what the law protects', () => {
  it('is a web address that an administrator sets, shown where people write without a name', async () => {
    const administrator = await asProgram(world.own.persons.Administrator);
    const path = '/company/update/reportingLink';
    for (const [link, status] of [
      ['http://report.example.com', 422],
      ['javascript:alert(1)', 422],
      ['https://report', 422],
      ['https://ada:secret@report.example.com', 422],
      ['report.example.com', 422],
      [`https://report.example.com/${'a'.repeat(500)}`, 422],
      [7, 422],
      ['', 200],
      [' https://report.example.com ', 200],
    ] as const) {
      const answer = await post(path, { link }, administrator);
      expect([link, status === 200 ? answer.status : refusalOf(answer)]).toEqual([link, status]);
    }
    const link = 'https://report.example.com/';
    expect(refusalOf(await post(path, { link }, member))).toBe(403);
    const acts = await prisma().auditEntry.findMany({
      where: { companyId: world.own.company.id, action: 'company.reporting' },
    });
    expect(acts.map(({ details }) => details)).toEqual([{ change: 'set', name: link }]);
    const { token } = await buildReplyThread(prisma(), { team: world.own.team });
    expect((await post('/replies/open', { token })).json).toMatchObject({ reportingLink: link });
    const { token: foreign } = await buildReplyThread(prisma(), { team: world.foreign.team });
    expect((await post('/replies/open', { token: foreign })).json).toMatchObject({ reportingLink: null });
    const box = await server.call(`/api/coach/post/${world.own.team.id}/get`, { headers: member });
    expect(box.json).toMatchObject({ reportingLink: link });
    expect((await post(path, { link: null }, administrator)).json).toMatchObject({ link: null });
  });
});
