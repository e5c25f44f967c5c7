import { expect, it } from 'vitest';
import { presentSignInNames } from '#/lib/domain/accounts/accounts.present.ts';

const at = new Date('2026-03-02T12:00:00Z');
const identity = {
  id: 1,
  companyId: 1,
  userId: 1,
  subject: '42',
  issuer: 'https://id.example',
  createdAt: at,
  lastUsedAt: at,
};

it('the profile names the connected sign-ins that work here, by provider and address', () => {
  const offered = [
    { id: 'google', name: 'Google' },
    { id: 'oidc', name: 'Acme ID' },
  ];
  const connected = [
    { ...identity, provider: 'google', email: 'ada@example.com' },
    { ...identity, provider: 'microsoft', email: 'gone@example.com' },
    { ...identity, provider: 'oidc', email: null },
  ];
  expect(presentSignInNames(connected, offered)).toEqual(['Google (ada@example.com)', 'Acme ID']);
  expect(presentSignInNames(connected, [])).toEqual([]);
});
