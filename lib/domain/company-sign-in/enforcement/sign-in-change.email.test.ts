import { expect, it } from 'vitest';
import { signInChangeMail } from '#/lib/domain/company-sign-in/enforcement/sign-in-change.email.ts';

const content = { locale: 'en', firstName: 'Ada', companyName: 'Engines', connectionName: 'Engines ID' } as const;

it.each([
  ['bound', true, 'From now on, sign in to unboXt with Engines ID', 'Your password no longer works here.'],
  ['bound', false, 'From now on, sign in to unboXt with Engines ID', 'Other ways to sign in no longer work here.'],
  ['excepted', true, 'You keep your password for unboXt', 'You can also use your password with two-factor'],
  ['free', true, 'You can sign in to unboXt with a password again', 'Your password works again.'],
  ['free', false, 'You can sign in to unboXt with a password again', 'You can also sign in with a password.'],
] as const)(
  'the email about a changed sign-in says what changes: %s, with a password %s',
  (change, hasPassword, subject, sentence) => {
    const mail = signInChangeMail({ ...content, change, hasPassword });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(sentence);
    expect(mail.text).toContain('/signIn');
  },
);

it('the email about a changed sign-in doesn’t mention a password to a person without one, in their language', () => {
  const mail = signInChangeMail({ ...content, locale: 'de', change: 'bound', hasPassword: false });
  expect(mail.text).toContain('Weiter mit Engines ID');
  expect(mail.text).not.toContain('Passwort');
});
