import { expect, it } from 'vitest';
import { accountReadyMail } from '#/lib/domain/directory/people/account-ready.email.ts';

it('the email names the company, and links to where people sign in and choose a password', () => {
  const { subject, text } = accountReadyMail({ locale: 'en', firstName: 'Ada', companyName: 'Engines' });
  expect(subject).toBe('Your unboXt account is ready');
  expect(text).toContain('Engines has set up an account for you.');
  expect(text).toContain('/signIn');
});
