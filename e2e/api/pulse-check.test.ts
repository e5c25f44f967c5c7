import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { buildWorld, type World } from '#/e2e/api/world.ts';
import { startServer } from '#/e2e/support/product/server.ts';
import { wrongTokenLimits } from '#/lib/api/limits.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';

const server = openServer();
let world: World;

beforeEach(async () => {
  world = await buildWorld();
});

describe('an open answer', () => {
  const check = async (text: unknown, id?: string) => {
    const token = id ?? (await openLink());
    return server.call(`/api/pulse/${token}/check`, { method: 'POST', body: { text } });
  };
  async function openLink(): Promise<string> {
    const { team, persons } = world.own;
    const pulse = await buildPulse(prisma(), { creator: persons.Administrator, teams: [team] });
    const { recipients } = await buildPulseRound(prisma(), { pulse, team, userIds: [persons.Member.id] });
    return mailedToken('pls_', recipients[0]?.id ?? 0);
  }

  it.each([
    ['More light, please.', { offensiveWord: null, needsHelp: false }],
    ['Bullshit meetings', { offensiveWord: 'B*******', needsHelp: false }],
    ['I want to kill myself', { offensiveWord: null, needsHelp: true }],
    ['', { offensiveWord: null, needsHelp: false }],
  ])('of “%s” returns what may matter', async (text, concerns) => {
    expect(await check(text)).toMatchObject({ status: 200, json: concerns });
  });

  it('may name people of the company', async () => {
    await prisma().user.update({ where: { id: world.own.persons.Member.id }, data: { lastName: 'Fuk' } });
    expect((await check('Ask Fuk.')).json).toEqual({ offensiveWord: null, needsHelp: false });
  });

  it('is refused if it’s missing, too long, or its token is wrong or expired', async () => {
    const answers = [await check(7), await check('x'.repeat(1001)), await check('Shit', 'pls_wrong')];
    expect(answers.map(refusalOf)).toEqual([422, 422, 404]);
    const token = await openLink();
    await prisma().pulseRound.updateMany({
      where: { companyId: world.own.company.id },
      data: { closesAt: new Date(Date.now() - 1000) },
    });
    expect(refusalOf(await check('Shit', token))).toBe(422);
  });

  it('is refused with 429 after a while of wrong tokens', async () => {
    const limited = await startServer({ RATE_LIMIT_FACTOR: '1' });
    const { points } = wrongTokenLimits.perToken;
    const statuses: number[] = [];
    const send = () => limited.call('/api/pulse/pls_never/check', { method: 'POST', body: { text: 'Hello' } });
    for (let at = 0; at <= points; at += 1) statuses.push((await send()).status);
    await limited.stop();
    expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([points, 429]);
  });

  it('is sent whatever it says', async () => {
    const { team, persons } = world.own;
    const questions = [{ typeId: 3, text: 'What should we change?' }];
    const pulse = await buildPulse(prisma(), { creator: persons.Administrator, teams: [team], questions });
    const { recipients } = await buildPulseRound(prisma(), { pulse, team, userIds: [persons.Member.id] });
    const [question] = await prisma().pulseQuestion.findMany({ where: { pulseId: pulse.id } });
    const token = mailedToken('pls_', recipients[0]?.id ?? 0);
    const answers = [{ questionId: question?.id, answer: 'This is shit.' }];
    const { status } = await server.call(`/api/pulse/${token}/answers`, { method: 'POST', body: { answers } });
    expect(status).toBe(200);
    expect(await prisma().pulseAnswer.findMany({ where: { questionId: question?.id ?? 0 } })).toMatchObject([
      { text: 'This is shit.' },
    ]);
  });
});
