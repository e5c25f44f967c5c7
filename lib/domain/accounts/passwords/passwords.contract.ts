import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { emailOnlyBody, setPasswordBody, tokenBody, tokenOnly } from '#/lib/domain/accounts/accounts.schema.ts';
import { message } from '#/lib/words/message.ts';

export const reconfirmContract = endpoint({
  name: 'reconfirm',
  method: 'POST',
  path: '/api/auth/confirm/reconfirm',
  access: 'open',
  summary: 'Emails the confirmation again. The response is the same for known and unknown addresses.',
  rateLimit: { points: 1000, seconds: 600 },
  body: emailOnlyBody,
  response: done(message('accounts.answers.checkEmail'), { emailSent: z.literal(true) }),
});

export const requestResetContract = endpoint({
  name: 'requestReset',
  method: 'POST',
  path: '/api/auth/reset',
  access: 'open',
  summary: 'Emails a link to choose another password. The response is the same for known and unknown addresses.',
  rateLimit: { points: 1000, seconds: 600 },
  body: emailOnlyBody,
  response: done(message('accounts.answers.checkEmail'), { emailSent: z.literal(true) }),
});

export const checkResetTokenContract = endpoint({
  name: 'checkResetToken',
  method: 'POST',
  path: '/api/auth/reset/token',
  access: 'open',
  summary: 'Returns whether a reset link still works; 400 if not. Checking doesn’t use it up.',
  refuses: ['forbidden'],
  body: tokenBody,
  response: done(message('accounts.answers.resetLinkWorks'), { email: z.string() }),
});

export const updatePasswordContract = endpoint({
  name: 'updatePassword',
  method: 'POST',
  path: '/api/auth/reset/updatePassword',
  access: 'open',
  summary: 'Uses a reset link to set another password, ends every session, and returns a sign-in ticket.',
  refuses: ['forbidden'],
  rateLimit: { points: 3000, seconds: 600 },
  body: setPasswordBody,
  response: done(message('specification.accounts.passwordChanged'), tokenOnly.shape),
});
