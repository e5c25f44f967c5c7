import { expect, it } from 'vitest';
import { checkCredentials } from '#/components/accounts/check-credentials.ts';

it('checkCredentials returns the address as it’s stored', () => {
  expect(checkCredentials({ email: ' Ada@Example.com ', password: ' secret ' })).toEqual({
    credentials: { email: 'ada@example.com', password: ' secret ' },
  });
});

it('checkCredentials says what is wrong with each field, and nothing about the other', () => {
  expect(checkCredentials({ email: ' ', password: '' })).toEqual({
    problems: { email: 'Email is required!', password: 'Enter your password.' },
  });
  expect(checkCredentials({ email: 'ada@example.com', password: '' })).toEqual({
    problems: { password: 'Enter your password.' },
  });
});
