import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { asProgram, buildWorld, openCheckIn, type World } from '#/e2e/api/world.ts';
import { DatabaseLine } from '#/e2e/support/fakes/database-line.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { type Answer, startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { closeDatabase } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const WITHIN_MS = 5000;

let line: DatabaseLine;
let server: TestServer;
let world: World;

beforeAll(async () => {
  await testDatabase();
  world = await buildWorld();
  line = await DatabaseLine.open(process.env.DATABASE_URL ?? '');
  server = await startServer({ DATABASE_URL: line.url });
}, 60_000);
afterEach(() => line.mend());
afterAll(async () => {
  await server?.stop();
  await line?.cut();
  await closeDatabase();
});

/** Returns the answer, or null if none came in time. */
async function inTime(call: Promise<Answer>): Promise<Answer | null> {
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    deadline = setTimeout(resolve, WITHIN_MS, null);
  });
  const answer = await Promise.race([call, late]);
  clearTimeout(deadline);
  return answer;
}

async function calls(): Promise<(() => Promise<Answer>)[]> {
  const headers = await asProgram(world.own.persons.Member);
  const token = mailedToken('srv_', (await openCheckIn(world.own)).id);
  const login = { email: world.own.persons.Member.email, password: testPassword };
  return [
    () => server.call('/api/utilities/role', { headers }),
    () => server.call(`/api/dashboard/teams/${world.own.team.id}`, { headers }),
    () => server.call('/api/auth/login', { method: 'POST', body: login }),
    () => server.call('/api/survey/questions', { method: 'POST', body: { token } }),
  ];
}

async function expectUnavailable(call: () => Promise<Answer>): Promise<void> {
  const answer = await inTime(call());
  if (!answer) throw new Error(`no answer within ${WITHIN_MS} ms`);
  expect(refusalOf(answer)).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

describe.each([
  ['cut', () => line.cut()],
  ['blocked', async () => line.block()],
])('a connection to the database that is %s', (_title, fail) => {
  it('makes calls answer 503 within five seconds and say when to retry, until it works again', async () => {
    const requests = await calls();
    for (const call of requests) expect((await call()).status).toBe(200);
    await fail();
    await Promise.all(requests.map(expectUnavailable));
    expect((await server.call('/healthz')).status).toBe(200);
    await line.mend();
    // Each call may still get one dead connection.
    for (const call of requests) {
      const first = await call();
      expect(first.status === 503 ? (await call()).status : first.status).toBe(200);
    }
  }, 60_000);
});
