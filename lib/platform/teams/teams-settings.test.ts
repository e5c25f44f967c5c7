import { expect, it } from 'vitest';
import { checkEnv } from '#/lib/platform/env.ts';

const base = {
  APP_URL: 'https://product.example',
  AUTH_SECRET: 'a-secret-that-only-the-tests-ever-use',
  DATABASE_URL: 'postgresql://nowhere',
  SMTP_URL: 'smtp://127.0.0.1:9',
};
const tenant = { TEAMS_TENANT_ID: '5F0C1A52-6A3E-4F0E-9A55-0C6F2F0D7C11' };
const app = { TEAMS_APP_ID: 'b7a7c1de-3c55-4d8f-8f0e-4a2c9a51e0aa' };
const secret = { TEAMS_APP_SECRET: 'kept-to-itself' };
const standIn = { TEAMS_CLOUD_URL: 'http://127.0.0.1:4711/teams/' };

it.each([
  ['none', {}, []],
  ['empty ones, as compose files send them', { TEAMS_TENANT_ID: '', TEAMS_APP_ID: '', TEAMS_APP_SECRET: '' }, []],
  ['only a stand-in', standIn, []],
  ['all three', { ...tenant, ...app, ...secret }, []],
  [
    'the tenant alone',
    tenant,
    ['TEAMS_APP_ID is not set, but TEAMS_TENANT_ID is', 'TEAMS_APP_SECRET is not set, but TEAMS_TENANT_ID is'],
  ],
  ['no tenant', { ...app, ...secret, ...standIn }, ['TEAMS_TENANT_ID is not set, but TEAMS_APP_ID is']],
  ['no secret', { ...tenant, ...app }, ['TEAMS_APP_SECRET is not set, but TEAMS_TENANT_ID is']],
  [
    'a name in place of an id',
    { TEAMS_TENANT_ID: 'contoso.example', ...app, ...secret },
    ['TEAMS_TENANT_ID must be an id of Microsoft, such as 5f0c1a52-6a3e-4f0e-9a55-0c6f2f0d7c11'],
  ],
])('%s', (_name, more, problems) => {
  const checked = checkEnv({ ...base, ...more });
  expect('problems' in checked ? checked.problems : []).toEqual(problems);
  expect(JSON.stringify(Object(checked).problems ?? [])).not.toContain(secret.TEAMS_APP_SECRET);
});

it('ids are compared in lower case, as they are stored', () => {
  expect(checkEnv({ ...base, ...tenant, ...app, ...secret })).toMatchObject({
    env: { TEAMS_TENANT_ID: tenant.TEAMS_TENANT_ID.toLowerCase() },
  });
});
