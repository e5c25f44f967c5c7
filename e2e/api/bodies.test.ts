import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asProgram, buildWorld, openCheckIn, type World } from '#/e2e/api/world.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { refusedBodyLimit } from '#/lib/api/limits.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { bodyBytesMax } from '#/lib/platform/read-bytes.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { loadContracts } from '#/server/feature-files.ts';

const contracts = await loadContracts();

let server: TestServer;
let world: World;

beforeAll(async () => {
  await testDatabase();
  server = await startServer({ RATE_LIMIT_FACTOR: '1' });
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await closeDatabase();
});
beforeEach(async () => {
  world = await buildWorld();
});

const post = (path: string, call: object) => server.call(path, { method: 'POST', ...call });

describe('a body in chunks', () => {
  it('is read like any other', async () => {
    const body = { email: 'nobody@harbour.test' };
    const [whole, inParts] = await Promise.all([
      post('/api/auth/prepare', { body }),
      post('/api/auth/prepare', { parts: ['{"email":', '"nobody@', 'harbour.test"}'] }),
    ]);
    expect([inParts.status, inParts.json]).toEqual([200, whole.json]);
  });

  it('has the same limit, open and with a session', async () => {
    const kilobyte = 'x'.repeat(1024);
    const open = await post('/api/auth/prepare', { parts: ['{"email":"', ...Array(8).fill(kilobyte), '"}'] });
    expect([open.status, open.headers.connection]).toEqual([413, 'close']);
    const headers = await asProgram(world.own.persons.Member);
    const signedIn = (kilobytes: number) =>
      post('/api/faq', { headers, parts: ['{"x":"', ...Array(kilobytes).fill(kilobyte), '"}'] });
    expect((await signedIn(500)).status).not.toBe(413);
    expect((await signedIn(512)).status).toBe(413);
  });
});

it.each(['bearer $', 'BEARER $', 'Bearer  $'])(
  'the scheme’s name is case-insensitive, and blanks may follow it: %s',
  async (form) => {
    const { authorization = '', ...headers } = await asProgram(world.own.persons.Member);
    const call = (value: string) => server.call('/api/profile', { headers: { ...headers, authorization: value } });
    expect((await call(form.replace('$', authorization.slice('Bearer '.length)))).status).toBe(200);
    expect((await call(authorization.replace(' ', ''))).status).toBe(401);
  },
);

describe('the button of an email program', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  const press = (token: string, body = 'List-Unsubscribe=One-Click') =>
    post(`/unsubscribe/${token}`, { headers, body });
  const optOuts = () => prisma().mailOptOut.findMany({ where: { userId: world.own.persons.Member.id } });
  const acts = () => prisma().auditEntry.count({ where: { action: 'check-in-mails.stop' } });

  it('turns the emails off, however often it’s pressed, and keeps a reason that was given', async () => {
    const token = mailedToken('uns_', world.own.persons.Member.id);
    const before = await acts();
    expect((await server.call(`/unsubscribe/${token}`)).status).toBe(200);
    expect(await optOuts()).toEqual([]);
    for (let times = 0; times < 3; times++) expect((await press(token)).status).toBe(200);
    expect([await optOuts(), await acts()]).toEqual([[expect.objectContaining({ reasonId: 6 })], before + 1]);
    await post('/api/utilities/unsubscribe/reasons/2', { body: { token } });
    expect((await press(token)).status).toBe(200);
    expect(await optOuts()).toMatchObject([{ reasonId: 2 }]);
  });

  it('turns nothing off with another form, or with a token that wasn’t created here', async () => {
    const token = mailedToken('uns_', world.own.persons.Member.id);
    expect((await press(token, 'List-Unsubscribe=One-click')).status).toBe(400);
    expect((await press('uns_1.made-up')).status).toBe(404);
    expect(await optOuts()).toEqual([]);
  });
});

it('bodies that an open call refuses count towards its limit', async () => {
  await pool().query('DELETE FROM rate_limits');
  const send = () => post('/api/survey/answers', { body: { token: 'x', answers: [0, 0] } });
  expect((await send()).status).toBe(422);
  const { rows } = await pool().query("SELECT points FROM rate_limits WHERE key LIKE 'refused-bodies:%'");
  expect(rows).toEqual([{ points: 1 }]);
  await pool().query('UPDATE rate_limits SET points = $1', [refusedBodyLimit.points]);
  expect((await send()).status).toBe(429);
});

describe('the limit of an open call', () => {
  const open = contracts.filter(({ access, method, body }) => access === 'open' && method !== 'GET' && body);

  it.each(open.map((contract) => [contract.name, bodyBytesMax(contract), contract] as const))(
    '%s accepts %i bytes and not one more',
    async (_, most, { path, method, multipart }) => {
      expect(multipart).toBeUndefined();
      const address = path.replaceAll(/\{[^}]+\}/g, 'x');
      const send = (bytes: number) => server.call(address, { method, body: '{}'.padEnd(bytes) });
      expect((await send(most)).status).not.toBe(413);
      expect((await send(most + 1)).status).toBe(413);
    },
  );
});

describe('a body without any known field', () => {
  const wrongNames = [{}, { feeling: 3 }, { answers: { feeling: 3 } }, { answers: { isApplicable: { mood: true } } }];

  it.each(wrongNames)('answers no check-in: %j', async (body) => {
    await pool().query('DELETE FROM rate_limits');
    const { id } = await openCheckIn(world.own);
    const token = mailedToken('srv_', id);
    const refused = await post('/api/survey/answers', { body: { token, ...body } });
    expect([refused.status, refused.json]).toEqual([
      422,
      expect.objectContaining({ message: 'Answer at least one question.' }),
    ]);
    expect(await prisma().checkIn.findUnique({ where: { id } })).toMatchObject({ answeredAt: null });
    expect((await post('/api/survey/answers', { body: { token, emotion: 3 } })).status).toBe(200);
  });
});

it('a form with invalid bytes is refused like such JSON, and nothing is stored', async () => {
  const headers = {
    ...(await asProgram(world.own.persons.Member)),
    'content-type': 'multipart/form-data; boundary=x',
  };
  const file = (name: string) =>
    `--x\r\ncontent-disposition: form-data; name="image"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n<svg/>\r\n--x--\r\n`;
  const send = (name: string) => post('/api/feedback/image/set', { headers, bytes: Buffer.from(file(name), 'latin1') });
  const broken = await send('a\xed\xa0\x80.png');
  expect([broken.status, broken.json]).toEqual([
    400,
    expect.objectContaining({ message: 'We couldn’t read the request. Check its body.' }),
  ]);
  // The bytes aren't a picture, but they were read.
  expect((await send('a.png')).json).toMatchObject({ message: expect.stringContaining('JPEG') });
});
