import { describe, expect, it } from 'vitest';
import { checkEnv } from '#/lib/platform/env.ts';
import { isIssuerOf, listProviders } from '#/lib/platform/oidc/oidc-settings.ts';

const base = {
  APP_URL: 'https://product.example',
  AUTH_SECRET: 'a-secret-that-only-the-tests-ever-use',
  DATABASE_URL: 'postgresql://nowhere',
  SMTP_URL: 'smtp://127.0.0.1:9',
};
const google = { OIDC_GOOGLE_CLIENT_ID: 'g', OIDC_GOOGLE_CLIENT_SECRET: 's' };
const microsoft = { OIDC_MICROSOFT_CLIENT_ID: 'm', OIDC_MICROSOFT_CLIENT_SECRET: 's' };
const own = { OIDC_ISSUER: 'https://issuer.example/realm/', OIDC_CLIENT_ID: 'o', OIDC_CLIENT_SECRET: 's' };

function problemsOf(more: Record<string, string>): string[] {
  const checked = checkEnv({ ...base, ...more });
  return 'problems' in checked ? checked.problems : [];
}

function providersOf(more: Record<string, string>) {
  const checked = checkEnv({ ...base, ...more });
  if ('problems' in checked) throw new Error(checked.problems.join());
  return listProviders(checked.env).map(({ id, name, wellKnown }) => [id, name, wellKnown]);
}

describe('the settings of sign-in elsewhere', () => {
  it('may all be missing, or empty as compose files send them', () => {
    expect(problemsOf({})).toEqual([]);
    expect(providersOf({ OIDC_ISSUER: '', OIDC_GOOGLE_CLIENT_ID: '', OIDC_NAME: '' })).toEqual([]);
  });

  it('offer what is configured, in a fixed order', () => {
    const at = '.well-known/openid-configuration';
    expect(providersOf({ ...own, OIDC_NAME: 'Acme', ...microsoft, ...google })).toEqual([
      ['google', 'Google', `https://accounts.google.com/${at}`],
      ['microsoft', 'Microsoft', `https://login.microsoftonline.com/common/v2.0/${at}`],
      ['oidc', 'Acme', `https://issuer.example/realm/${at}`],
    ]);
    expect(providersOf({ ...microsoft, OIDC_MICROSOFT_TENANT: 'acme.example' })).toEqual([
      ['microsoft', 'Microsoft', `https://login.microsoftonline.com/acme.example/v2.0/${at}`],
    ]);
  });

  const complete = [google, microsoft, own].flatMap((set) => Object.keys(set).map((name) => [name, set] as const));

  it.each(complete)('stop the start without %s and name it', (name, set) => {
    const { [name as keyof typeof set]: _, ...rest } = set as Record<string, string>;
    const problems = problemsOf(rest as Record<string, string>);
    expect(problems).toEqual([expect.stringMatching(`^${name} is not set, but OIDC_\\w+ is$`)]);
  });

  it.each([
    [{ ...own, OIDC_ISSUER: 'http://issuer.example' }, 'OIDC_ISSUER must be an https address'],
    [{ ...own, OIDC_ISSUER: 'issuer' }, 'OIDC_ISSUER must be an https address'],
    [
      { ...microsoft, OIDC_MICROSOFT_TENANT: 'a/../b' },
      'OIDC_MICROSOFT_TENANT must be a tenant id, a domain, common or organizations',
    ],
  ])('refuse %j', (more, problem) => expect(problemsOf(more)).toContain(problem));

  it('accept plain http from a stand-in on this machine', () => {
    expect(problemsOf({ ...own, OIDC_ISSUER: 'http://127.0.0.1:4000' })).toEqual([]);
  });
});

describe('the issuer in a discovery document', () => {
  const microsoftOf = (tenant: string) => `https://login.microsoftonline.com/${tenant}/v2.0`;
  const id = '72f988bf-86f1-41af-91ab-2d7cd011db47';
  const other = '9188040d-6c67-4c5b-b112-36a304b66dad';

  it.each([
    ['oidc', 'https://issuer.example/realm', 'https://issuer.example/realm', true],
    ['oidc', 'https://issuer.example/realm', 'https://issuer.example/realm/', true],
    ['oidc', 'https://issuer.example/realm', 'https://issuer.example/realm//', false],
    ['oidc', 'https://issuer.example/realm', 'https://issuer.example', false],
    ['oidc', 'https://issuer.example', 'https://accounts.google.com', false],
    ['oidc', 'https://issuer.example', '', false],
    ['google', 'https://accounts.google.com', 'https://accounts.google.com', true],
    ['google', 'https://accounts.google.com', 'https://accounts.google.com.example', false],
    ['microsoft', microsoftOf('common'), microsoftOf('{tenantid}'), true],
    ['microsoft', microsoftOf('organizations'), microsoftOf('{tenantid}'), true],
    ['microsoft', microsoftOf('common'), microsoftOf(id), false],
    ['microsoft', microsoftOf(id), microsoftOf(id), true],
    ['microsoft', microsoftOf(id), microsoftOf(other), false],
    ['microsoft', microsoftOf(id), microsoftOf('{tenantid}'), false],
    ['microsoft', microsoftOf('acme.example'), microsoftOf(id), true],
    ['microsoft', microsoftOf('acme.example'), microsoftOf('{tenantid}'), false],
    ['microsoft', microsoftOf('acme.example'), `https://evil.example/${id}/v2.0`, false],
  ] as const)('of %s at %s may be %j: %s', (provider, issuer, discovered, isRight) => {
    expect(isIssuerOf({ id: provider, issuer }, discovered)).toBe(isRight);
  });
});
