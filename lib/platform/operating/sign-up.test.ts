import { afterEach, describe, expect, it } from 'vitest';
import { env, settings } from '#/lib/platform/env.ts';
import { requireSignUp, signUpDomains } from '#/lib/platform/operating/sign-up.ts';

const use = (text?: string) => {
  env().SIGN_UP = settings.SIGN_UP.parse(text);
};
afterEach(() => use());

describe('sign-up of a company', () => {
  it.each([undefined, 'open', ' Open '])('is open to all by default, and if it’s set so: %s', (text) => {
    use(text);
    expect(signUpDomains()).toBeNull();
    requireSignUp('ada@anywhere.test');
  });

  it('is open to no one if it’s closed', () => {
    use('closed');
    expect(signUpDomains()).toEqual([]);
    expect(() => requireSignUp('ada@example.com')).toThrow(
      expect.objectContaining({
        code: 'forbidden',
        message: expect.stringContaining('New companies can’t sign up here.'),
      }),
    );
  });

  it('is open to addresses of the named domains, not of longer or shorter names', () => {
    use('domains: Example.com, example.org');
    for (const email of ['ada@example.com', 'a.b@example.org']) requireSignUp(email);
    for (const email of ['ada@mail.example.com', 'ada@notexample.com', 'ada@example.com.evil.test', 'ada@example'])
      expect(() => requireSignUp(email)).toThrow(
        expect.objectContaining({
          code: 'invalid',
          messages: ['You can sign up a company here only with a work email at example.com, example.org.'],
        }),
      );
  });

  it.each(['shut', 'domains:', 'domains:example', 'domains:a@example.com', 'domains:example.com,', 'open,closed'])(
    'has no such setting: %s',
    (text) => {
      const { success, error } = settings.SIGN_UP.safeParse(text);
      expect([success, error?.issues[0]?.message]).toEqual([false, expect.stringContaining('must be open, closed or')]);
    },
  );
});
