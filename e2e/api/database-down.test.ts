import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { asProgram, buildWorld, openCheckIn, type World } from '#/e2e/api/world.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { type Answer, startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { closeDatabase } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';
import { freePort } from '#/server/embedded/ports.mjs';

const WITHIN_MS = 5000;

/** The way to the database, which can be cut, blocked and mended. */
class Line {
  private readonly pairs = new Set<[Socket, Socket]>();
  private server: Server | undefined;
  private isSilent = false;
  readonly port: number;
  private readonly target: URL;

  constructor(port: number, target: URL) {
    this.port = port;
    this.target = target;
  }

  async mend(): Promise<void> {
    this.isSilent = false;
    for (const sockets of this.pairs) for (const socket of sockets) socket.resume();
    if (this.server) return;
    this.server = createServer((near) => this.join(near));
    await new Promise<void>((resolve) => void this.server?.listen(this.port, '127.0.0.1', resolve));
  }

  /** Every connection is reset, and new ones are refused. */
  async cut(): Promise<void> {
    for (const sockets of this.pairs) for (const socket of sockets) socket.resetAndDestroy();
    await new Promise((resolve) => this.server?.close(resolve) ?? resolve(undefined));
    this.server = undefined;
  }

  /** Connections stay and are accepted, but nothing comes through, as when a machine or a cable is gone. */
  block(): void {
    this.isSilent = true;
    for (const sockets of this.pairs) for (const socket of sockets) socket.pause();
  }

  private join(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    const pair: [Socket, Socket] = [near, far];
    this.pairs.add(pair);
    const forget = () => {
      this.pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', forget).on('close', forget);
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => near.write(data));
    if (this.isSilent) for (const socket of pair) socket.pause();
  }
}

let line: Line;
let server: TestServer;
let world: World;

beforeAll(async () => {
  await testDatabase();
  world = await buildWorld();
  const through = new URL(process.env.DATABASE_URL ?? '');
  line = new Line(await freePort(56_400), new URL(through));
  await line.mend();
  through.port = String(line.port);
  server = await startServer({ DATABASE_URL: through.href });
}, 60_000);
afterEach(() => line.mend());
afterAll(async () => {
  await server?.stop();
  await line?.cut();
  await closeDatabase();
});

/** The answer, or null when none has come in time. */
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
])('while the way to the database is %s', (_title, fail) => {
  it('calls answer 503 within five seconds and say when to try again; afterwards all is well', async () => {
    const requests = await calls();
    for (const call of requests) expect((await call()).status).toBe(200);
    await fail();
    await Promise.all(requests.map(expectUnavailable));
    expect((await server.call('/healthz')).status).toBe(200);
    await line.mend();
    // Each may still meet one connection that is found dead.
    for (const call of requests) {
      const first = await call();
      expect(first.status === 503 ? (await call()).status : first.status).toBe(200);
    }
  }, 60_000);
});
