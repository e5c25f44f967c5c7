import { expect, it } from 'vitest';
import { checkMetadata } from '#/lib/domain/company-sign-in/connections/issuer.service.ts';

const MICROSOFT = 'https://login.microsoftonline.com';
const rest = {
  authorization_endpoint: `${MICROSOFT}/authorize`,
  token_endpoint: `${MICROSOFT}/token`,
  jwks_uri: `${MICROSOFT}/keys`,
};
const check = (tenant: string, answer = tenant, more = {}) =>
  checkMetadata(new URL(`${MICROSOFT}/${tenant}/v2.0`), { ...rest, issuer: `${MICROSOFT}/${answer}/v2.0`, ...more });
const TENANT = '8f1c2a52-7d0e-4c1b-9a5e-0c8d3f4b6a71';

it('one tenant of Microsoft is accepted', () => {
  expect(() => check(TENANT)).not.toThrow();
});

it.each(['common', 'organizations', 'consumers'])('Microsoft’s shared issuers are refused: %s', (tenant) => {
  expect(() => check(tenant, '{tenantid}')).toThrow(expect.objectContaining({ fault: 'issuer' }));
});

it.each(Object.keys(rest))('an issuer without its %s is refused', (name) => {
  expect(() => check(TENANT, TENANT, { [name]: undefined })).toThrow(expect.objectContaining({ fault: 'unfit' }));
});
