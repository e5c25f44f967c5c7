import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { invitationTokenPrefix } from '#/lib/domain/invitations/constants.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';

let closed: TestServer;
let limited: TestServer;

beforeAll(async () => {
  await testDatabase();
  closed = await startServer({ SIGN_UP: 'closed' });
  limited = await startServer({ SIGN_UP: 'domains:example.com,example.org' });
});
afterAll(async () => {
  await Promise.all([closed.stop(), limited.stop()]);
  await closeDatabase();
});

const register = (server: TestServer, email: string) =>
  server.call('/api/auth/register', {
    method: 'POST',
    body: {
      companyName: 'Northlight',
      firstName: 'Ada',
      lastName: 'Byron',
      timeZone: 'Europe/London',
      email,
      captcha: 'x',
    },
  });

it('closed sign-up says so on the page and in the API, and no link leads there', async () => {
  expect(await register(closed, 'ada@example.com')).toMatchObject({
    status: 403,
    json: { code: 'forbidden', message: expect.stringMatching(/^New companies can’t sign up here\./) },
  });
  const page = await closed.call('/signUp');
  expect(page.status).toBe(200);
  expect(page.text).toContain('New companies can’t sign up here.');
  expect(page.text).not.toContain('<form');
  expect((await closed.call('/signIn')).text).not.toContain('href="/signUp"');
  expect((await limited.call('/signIn')).text).toContain('href="/signUp"');
});

it('sign-up of some domains names them, and accepts their addresses', async () => {
  const words = 'You can sign up a company here only with a work email at example.com, example.org.';
  expect(await register(limited, 'ada@example.net')).toMatchObject({
    status: 422,
    json: { message: words, messages: [words] },
  });
  // The address is accepted, but not the captcha.
  const answer = await register(limited, 'ada@EXAMPLE.org');
  expect([answer.status, answer.text]).toEqual([422, expect.not.stringContaining('work email')]);
  const page = await limited.call('/signUp');
  expect(page.text).toContain('Only with a work email at example.com, example.org.');
  expect(page.text).toContain('<form');
});

it('a person who is invited to a company joins it anyway, from any address', async () => {
  const { id: companyId } = await buildCompany(prisma());
  const { id } = await buildInvitation(prisma(), {
    companyId,
    kind: 'company_administrator',
    email: 'ada@elsewhere.test',
  });
  const token = mailedToken(invitationTokenPrefix, id, 1);
  expect((await closed.call(`/signUp/${token}`)).text).toContain('<h1 class="text-24">Join your team</h1>');
  const body = { token, firstName: 'Ada', lastName: 'Byron', timeZone: 'Europe/London' };
  const answer = await closed.call('/api/auth/checkInvite/register', { method: 'POST', body });
  expect(answer).toMatchObject({ status: 200, json: { emailSent: false } });
});
