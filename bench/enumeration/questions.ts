import { randomUUID } from 'node:crypto';
import { openClient, type Person } from '#/bench/data/people.ts';
import { deviceCookieName, deviceCookieWith } from '#/lib/platform/cookies/cookies.ts';
import { newSecret } from '#/lib/platform/tokens.ts';

/** A call about an email address, with or without an account. */
export interface Call {
  line: `POST /api/auth/${string}`;
  body: object;
  cookie?: string;
}

/** A call that may reveal whether an email address has an account. */
export interface Question {
  name: string;
  /** The call for an email address, with or without an account. */
  call: (email: string, number: number) => Call;
}

const person = { firstName: 'Ada', lastName: 'Lovelace', phone: '', timeZoneId: 11 };

/** Returns all open calls that take an email address; each captcha pass is valid for one registration. */
export function questions(passes: readonly string[]): Question[] {
  return [
    {
      name: 'login, wrong password',
      call: (email) => ({ line: 'POST /api/auth/login', body: { email, password: 'wrong-meadow-18' } }),
    },
    { name: 'reset', call: (email) => ({ line: 'POST /api/auth/reset', body: { email } }) },
    { name: 'confirm/reconfirm', call: (email) => ({ line: 'POST /api/auth/confirm/reconfirm', body: { email } }) },
    { name: 'prepare', call: (email) => ({ line: 'POST /api/auth/prepare', body: { email } }) },
    {
      name: 'getSessions',
      call: (email) => ({ line: 'POST /api/auth/getSessions', body: { accounts: [{ email }] } }),
    },
    {
      name: 'register',
      call: (email, number) => ({
        line: 'POST /api/auth/register',
        body: { companyName: 'Analytical Engines', ...person, email, captcha: passes[number] ?? '' },
      }),
    },
  ];
}

/** Creates passes as if the captcha of registrations were already solved. */
export async function captchaPasses(url: string, count: number): Promise<string[]> {
  const passes = Array.from({ length: count }, () => newSecret('cap_'));
  const db = openClient(url);
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.captchaPass.createMany({
    data: passes.map(({ hash }) => ({ signature: randomUUID(), tokenHash: hash, expiresAt })),
  });
  await db.$disconnect();
  return passes.map(({ token }) => token);
}

/** Returns the cookie of a browser these people have signed in with. */
export async function deviceCookie(people: readonly Person[]): Promise<string> {
  let value: string | undefined;
  for (const { id } of people) value = deviceCookieWith(value, id).value ?? undefined;
  return `${deviceCookieName()}=${value}`;
}
