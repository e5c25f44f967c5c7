import { describe, expect, it } from 'vitest';
import { readClaims } from '#/lib/platform/oidc/oidc.ts';

const claims = { iss: 'https://issuer.example', sub: '42', email: 'Ada@Example.com' };

describe('the claims of an id token', () => {
  it('name an account by issuer and subject', () => {
    expect(readClaims('oidc', { ...claims, email_verified: true, more: 1 })).toEqual({
      provider: 'oidc',
      issuer: 'https://issuer.example',
      subject: '42',
      email: 'Ada@Example.com',
      isEmailProven: true,
      authenticatedAt: null,
    });
  });

  it('say when the person signed in, in seconds', () => {
    const { authenticatedAt } = readClaims('oidc', { ...claims, auth_time: 1_772_438_400 });
    expect(authenticatedAt).toEqual(new Date('2026-03-02T08:00:00Z'));
  });

  it.each(['1772438400', 1.5, -1, 0, 1e15, null, {}])('say nothing by auth_time %j', (auth_time) => {
    expect(readClaims('oidc', { ...claims, auth_time }).authenticatedAt).toBeNull();
  });

  it.each([undefined, null, false, 'true', 1, 'yes', {}])('prove nothing by email_verified %j', (email_verified) => {
    expect(readClaims('oidc', { ...claims, email_verified }).isEmailProven).toBe(false);
    const google = { ...claims, email: 'ada@gmail.com', hd: 'example.com' };
    expect(readClaims('google', { ...google, email_verified }).isEmailProven).toBe(false);
  });

  it.each([
    ['ada@gmail.com', undefined, true],
    ['Ada@GoogleMail.com', undefined, true],
    ['ada@example.com', 'example.com', true],
    ['ada@example.com', undefined, false],
    ['ada@example.com', '', false],
    ['ada@example.com', true, false],
    ['ada@example.com', ['example.com'], false],
    ['ada@gmail.com.example.com', undefined, false],
    ['ada@notgmail.com', undefined, false],
    ['ada@gmail.co', undefined, false],
    [undefined, undefined, false],
  ])('of Google prove %j with hd %j: %s', (email, hd, isProven) => {
    expect(readClaims('google', { ...claims, email, hd, email_verified: true }).isEmailProven).toBe(isProven);
  });

  it('of other providers prove no Google address, whatever their hd says', () => {
    for (const provider of ['oidc', 'microsoft'] as const)
      expect(readClaims(provider, { ...claims, email: 'ada@gmail.com', hd: 'gmail.com' }).isEmailProven).toBe(false);
  });

  it('of Microsoft only prove an address by xms_edov: any tenant can write the others', () => {
    expect(readClaims('microsoft', { ...claims, email_verified: true }).isEmailProven).toBe(false);
    for (const xms_edov of [true, 1, '1', 'true'])
      expect(readClaims('microsoft', { ...claims, xms_edov }).isEmailProven).toBe(true);
    for (const xms_edov of [undefined, false, 0, '0', 'false', null, []])
      expect(readClaims('microsoft', { ...claims, xms_edov }).isEmailProven).toBe(false);
    expect(readClaims('google', { ...claims, xms_edov: true }).isEmailProven).toBe(false);
  });

  it.each(['a\0@example.com', 'ada@exämple.com', 7, 'a'.repeat(300)])('contain no address if odd: %j', (email) => {
    expect(readClaims('oidc', { ...claims, email }).email).toBeNull();
  });

  it.each([{ sub: '' }, { sub: 7 }, { sub: 'a\0' }, { sub: 'a'.repeat(256) }, { iss: undefined }])(
    'without a proper issuer or subject name no one: %j',
    (odd) => expect(() => readClaims('oidc', { ...claims, ...odd })).toThrow(/"path": \[\s*"(iss|sub)"/),
  );
});
