import { describe, expect, it } from 'vitest';
import {
  displayName,
  emailOnlyBody,
  openSessionBody,
  secondFactorCode,
  sentAccounts,
  visitedAccounts,
} from '#/lib/domain/accounts/accounts.schema.ts';

describe('a second factor’s code', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['4kx7m-q2hbn', '4kx7m-q2hbn'],
  ])('"%s" is read as "%s"', (typed, code) => {
    expect(secondFactorCode.parse(typed)).toBe(code);
  });

  it.each(['', '   ', 'x'.repeat(41), 123456, null])('%j isn’t a code', (typed) => {
    expect(secondFactorCode.safeParse(typed).success).toBe(false);
  });

  it('can be left out of a sign-in', () => {
    expect(openSessionBody.parse({ token: 'tkt_x' })).toEqual({ token: 'tkt_x' });
    expect(openSessionBody.parse({ token: 'tkt_x', role: 'Administrator' })).toEqual({ token: 'tkt_x' });
  });
});

describe('visited accounts', () => {
  it('are ten at most, in lower case, and keep nothing undeclared', () => {
    const account = { email: 'Ada@Example.com', firstName: 'Ada', lastName: '', image: null };
    expect(visitedAccounts.parse([{ ...account, token: 'sb_secret' }])).toEqual([
      { ...account, email: 'ada@example.com' },
    ]);
    expect(visitedAccounts.parse([{ email: 'ada@example.com' }])).toMatchObject([{ firstName: '', image: null }]);
    expect(visitedAccounts.safeParse(Array(11).fill(account)).success).toBe(false);
  });
});

it('plain addresses become accounts without a name or picture', () => {
  const account = { email: 'bo@example.com', firstName: 'Bo' };
  expect(sentAccounts.parse([' Ada@example.com', account])).toMatchObject([
    { email: 'ada@example.com', firstName: '', image: null },
    account,
  ]);
});

it.each(['ada@example.com\r\nBcc: eve@example.com', 'ada@example.com, eve@example.com', 'ada@@example.com', '', 7])(
  'an email has one recipient, and never %j',
  (email) => {
    expect(emailOnlyBody.safeParse({ email }).success).toBe(false);
  },
);

it('two places whose names look the same have the same name', () => {
  expect(displayName('Team name').parse('\u202aOps\u202c')).toBe('Ops');
});
