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
  ['reset', resetPasswordMail({ firstName, token: 'rst_1.x' }), '/updatePassword/rst_1.x'],
  [
    'confirmation',
    setPasswordMail({ firstName, companyName, isJoining: false, token: 'pwd_1.x' }),
    '/setPassword/pwd_1.x',
  ],
  ['joining', setPasswordMail({ firstName, companyName, isJoining: true, token: 'pwd_1.x' }), '/setPassword/pwd_1.x'],
  ['second confirmation', reconfirmMail({ firstName, companyName, token: 'pwd_1.x' }), '/setPassword/pwd_1.x'],
  ['known address', accountExistsMail({ firstName }), '/signIn'],
  ['second factor reset', secondFactorResetMail({ locale: 'en', firstName }), '/signIn'],
  ['new password', accountChangedMail({ firstName, change: 'password' }), '/forgotPassword'],
  [
    'new password beside a connected sign-in',
    accountChangedMail({ firstName, change: 'password', connected: [firstName] }),
    '/forgotPassword',
  ],
  ['second factor on', accountChangedMail({ firstName, change: 'second-factor-on' }), '/forgotPassword'],
  ['second factor off', accountChangedMail({ firstName, change: 'second-factor-off' }), '/forgotPassword'],
  ['new recovery codes', accountChangedMail({ firstName, change: 'recovery-codes' }), '/forgotPassword'],
  ['another way in', accountChangedMail({ firstName, change: 'sign-in-connected' }), '/forgotPassword'],
  ['a way in less', accountChangedMail({ firstName, change: 'sign-in-removed' }), '/forgotPassword'],
])('%s: one line of subject, the link of this product in text and HTML, names as text', (_name, mail, path) => {
  expect(mail.subject).toMatch(/^[^\r\n<>]{5,70}$/);
  expect(mail.text).toContain(`http://localhost:3000${path}`);
  expect(mail.html).toContain(`href="http://localhost:3000${path}"`);
  expect(mail.html).not.toContain(firstName);
  for (const link of mail.html.matchAll(/(?:href|src)="([^"]*)"/g))
    expect(link[1]).toMatch(/^http:\/\/localhost:3000\//);
});

it('tells with a new password, and with nothing else, what else still signs in', () => {
  const connected = ['Google (ada@example.com)', 'Acme ID'];
  const { text, html } = accountChangedMail({ firstName, change: 'password', connected });
  for (const body of [text, html])
    expect(body.replace(/\s+/g, ' ')).toContain('still sign in with Google (ada@example.com) and Acme ID.');
  for (const mail of [
    accountChangedMail({ firstName, change: 'password', connected: [] }),
    accountChangedMail({ firstName, change: 'recovery-codes', connected }),
  ])
    expect(mail.text).not.toContain('still sign in');
});

it.each([
  [{ hasPassword: true, hasSecondFactor: false }, 'With a second factor'],
  [{ hasPassword: true, hasSecondFactor: true }, 'would still need your second factor'],
  [{ hasPassword: false, hasSecondFactor: false }, 'has no password'],
])('tells of failed sign-ins without a link of its own: %o', (account, said) => {
  const { html, text } = signInFailuresMail({ locale: 'en', firstName, ...account });
  expect(text).toContain(said);
  expect(html).not.toContain(firstName);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
  expect(links).toEqual(['privacy', 'terms', 'imprint'].map((page) => `http://localhost:3000/${page}`));
});
