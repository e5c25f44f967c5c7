import { expect, it } from 'vitest';
import {
  accountExistsMail,
  reconfirmMail,
  resetPasswordMail,
  secondFactorResetMail,
  setPasswordMail,
  signInFailuresMail,
} from '#/lib/domain/accounts/mails/account.email.ts';
import { accountChangedMail } from '#/lib/domain/accounts/mails/account-changed.email.ts';

const firstName = '<b>Ada</b>';
const companyName = '"Engines" & Sons';

it.each([
  ['reset', resetPasswordMail({ locale: 'en', firstName, token: 'rst_1.x' }), '/updatePassword/rst_1.x'],
  [
    'confirmation',
    setPasswordMail({ locale: 'en', firstName, companyName, isJoining: false, token: 'pwd_1.x' }),
    '/setPassword/pwd_1.x',
  ],
  [
    'joining',
    setPasswordMail({ locale: 'en', firstName, companyName, isJoining: true, token: 'pwd_1.x' }),
    '/setPassword/pwd_1.x',
  ],
  [
    'second confirmation',
    reconfirmMail({ locale: 'en', firstName, companyName, token: 'pwd_1.x' }),
    '/setPassword/pwd_1.x',
  ],
  ['known address', accountExistsMail({ locale: 'en', firstName }), '/signIn'],
  ['second factor reset', secondFactorResetMail({ locale: 'en', firstName }), '/signIn'],
  ['new password', accountChangedMail({ locale: 'en', firstName, change: 'password' }), '/forgotPassword'],
  [
    'new password next to a connected sign-in',
    accountChangedMail({ locale: 'en', firstName, change: 'password', connected: [firstName] }),
    '/forgotPassword',
  ],
  ['second factor on', accountChangedMail({ locale: 'en', firstName, change: 'second-factor-on' }), '/forgotPassword'],
  [
    'second factor off',
    accountChangedMail({ locale: 'en', firstName, change: 'second-factor-off' }),
    '/forgotPassword',
  ],
  ['new recovery codes', accountChangedMail({ locale: 'en', firstName, change: 'recovery-codes' }), '/forgotPassword'],
  ['another way in', accountChangedMail({ locale: 'en', firstName, change: 'sign-in-connected' }), '/forgotPassword'],
  ['a way in less', accountChangedMail({ locale: 'en', firstName, change: 'sign-in-removed' }), '/forgotPassword'],
])('%s: one line of subject, the link of this product in text and HTML, names as text', (_name, mail, path) => {
  expect(mail.subject).toMatch(/^[^\r\n<>]{5,70}$/);
  expect(mail.text).toContain(`http://localhost:3000${path}`);
  expect(mail.html).toContain(`href="http://localhost:3000${path}"`);
  expect(mail.html).not.toContain(firstName);
  for (const link of mail.html.matchAll(/(?:href|src)="([^"]*)"/g))
    expect(link[1]).toMatch(/^http:\/\/localhost:3000\//);
});

it('the email about a password names what else still signs in when the password is new, and only then', () => {
  const connected = ['Google (ada@example.com)', 'Acme ID'];
  const { text, html } = accountChangedMail({ locale: 'en', firstName, change: 'password', connected });
  for (const body of [text, html])
    expect(body.replace(/\s+/g, ' ')).toContain('still sign in with Google (ada@example.com) and Acme ID.');
  for (const mail of [
    accountChangedMail({ locale: 'en', firstName, change: 'password', connected: [] }),
    accountChangedMail({ locale: 'en', firstName, change: 'recovery-codes', connected }),
  ])
    expect(mail.text).not.toContain('still sign in');
});

it.each([
  [{ hasPassword: true, hasSecondFactor: false }, 'turn on two-factor authentication'],
  [{ hasPassword: true, hasSecondFactor: true }, 'would still need a code'],
  [{ hasPassword: false, hasSecondFactor: false }, 'has no password'],
])('the email reports failed sign-ins without a link of its own: %o', (account, said) => {
  const { html, text } = signInFailuresMail({ locale: 'en', firstName, ...account });
  expect(text).toContain(said);
  expect(html).not.toContain(firstName);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
  expect(links).toEqual(['privacy', 'terms', 'imprint'].map((page) => `http://localhost:3000/${page}`));
});
