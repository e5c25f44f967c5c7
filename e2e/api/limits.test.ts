import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asProgram, buildWorld, openCheckIn, type World } from '#/e2e/api/world.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { type Answer, startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { wrongTokenLimits } from '#/lib/api/limits.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { longAgo, uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const AT_ONCE = 20;
const answers = {
  emotion: 3,
  affectingFactors: [3],
  elaborateField: '',
  todayProductivity: 70,
  motivatorQuestion: { id: 32, type: 2 },
  motivator: 1,
  isApplicable: { emotions: true, selfProductivity: true, motivator: true },
  touched: ['emotions', 'selfProductivity', 'motivator'],
};

let world: World;
let server: TestServer;

beforeAll(async () => {
  await testDatabase();
  world = await buildWorld();
});
afterAll(closeDatabase);

const questionsOf = (token: string) => server.call('/api/survey/questions', { method: 'POST', body: { token } });
const answerTo = (token: string) =>
  server.call('/api/survey/answers', { method: 'POST', body: { token, submissionId: randomUUID(), answers } });
const rightToken = async () => mailedToken('srv_', (await openCheckIn(world.own)).id);

async function statuses(count: number, call: (i: number) => Promise<Answer>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const { status } = await call(next++);
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counts;
}

/** Returns tokens of open check-ins, each of another person in one team. */
async function openCheckIns(count: number): Promise<string[]> {
  const { id: teamId, companyId } = world.foreign.team;
  const person = { companyId, firstName: 'Robin', lastName: 'Example', timeZoneId: 11, timeZone: 'Europe/London' };
  const users = await prisma().user.createManyAndReturn({
    data: Array.from({ length: count }, () => ({
      ...person,
      email: `office.${uniqueWord()}@example.com`,
      confirmedAt: longAgo,
      createdAt: longAgo,
    })),
  });
  await prisma().teamMember.createMany({
    data: users.map(({ id: userId }) => ({ teamId, companyId, userId, joinedAt: longAgo })),
  });
  const [sentAt, closesAt] = [new Date(Date.now() - 60_000), new Date(Date.now() + 3_600_000)];
  const fields = {
    teamId,
    companyId,
    frequencyId: 1,
    localDate: new Date('2026-01-05'),
    motivatorId: 3,
    motivatorType: 2,
  };
  const checkIns = await prisma().checkIn.createManyAndReturn({
    data: users.map(({ id: userId }) => ({ ...fields, userId, sentAt, closesAt })),
  });
  return checkIns.map(({ id }) => mailedToken('srv_', id));
}

describe('a product with the limits of production', () => {
  beforeAll(async () => {
    server = await startServer({ RATE_LIMIT_FACTOR: '1' });
  });
  afterAll(() => server.stop());

  it('lets 1,000 people behind one address read their questions and answer', async () => {
    const tokens = await openCheckIns(1000);
    expect(await statuses(tokens.length, (i) => questionsOf(tokens[i] ?? ''))).toEqual({ 200: 1000 });
    expect(await statuses(tokens.length, (i) => answerTo(tokens[i] ?? ''))).toEqual({ 200: 1000 });
  }, 120_000);

  it('refuses one repeated wrong token with 429 after a while, and a right one never', async () => {
    const { points } = wrongTokenLimits.perToken;
    expect(await statuses(points + 5, () => questionsOf('srv_wrong'))).toEqual({ 404: points, 429: 5 });
    expect((await questionsOf('srv_wrong')).headers['retry-after']).toMatch(/^\d+$/);
    const token = await rightToken();
    expect(await statuses(points + 5, () => questionsOf(token))).toEqual({ 200: points + 5 });
  });

  it('refuses an address that sends many wrong tokens, but not its right ones', async () => {
    const before = wrongTokenLimits.perToken.points + 1;
    const left = wrongTokenLimits.perCaller.points - before;
    const counts = await statuses(left + 50, (i) => questionsOf(`srv_invented${i}`));
    expect(counts[404]).toBeLessThanOrEqual(left + 1);
    expect(counts[429]).toBeGreaterThanOrEqual(49);
    expect((await questionsOf(await rightToken())).status).toBe(200);
    expect((await answerTo(await rightToken())).status).toBe(200);
  }, 60_000);

  it('counts calls that need a session by person, and doesn’t count them without one', async () => {
    const { Member, 'Team Leader': leader } = world.own.persons;
    const upload = (headers: Record<string, string>) =>
      server.call('/api/profile/image/set', { method: 'POST', headers });
    expect(await statuses(30, () => upload({}))).toEqual({ 401: 30 });
    for (const person of [Member, leader]) {
      const headers = await asProgram(person);
      expect(await statuses(7, () => upload(headers))).toMatchObject({ 429: 2 });
    }
  });
});

it('on the product’s own machine, outside production, a test suite may call twenty times as often', async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1', LOOPBACK_LIMIT_FACTOR: '20' });
  const { points } = wrongTokenLimits.perToken;
  expect(await statuses(points * 2, () => questionsOf('srv_other'))).toEqual({ 404: points * 2 });
  await server.stop();
});
