import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import {
  passwordOnlyBody,
  renewRecoveryCodesBody,
  secondFactorCodeBody,
} from '#/lib/domain/accounts/accounts.schema.ts';
import { message } from '#/lib/words/message.ts';

export const getSecondFactorContract = endpoint({
  name: 'getSecondFactor',
  method: 'GET',
  path: '/api/profile/secondFactor',
  access: 'auth',
  summary: 'Returns whether two-factor authentication is on, and how many recovery codes are left.',
  response: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
});

export const setUpSecondFactorContract = endpoint({
  name: 'setUpSecondFactor',
  method: 'POST',
  path: '/api/profile/secondFactor/setUp',
  access: 'auth',
  summary:
    'Creates the secret for an authenticator app (RFC 6238) and returns it as base32 and as the data URL of a QR code.',
  refuses: ['conflict', 'too_many_requests'],
  body: passwordOnlyBody,
  response: done(message('accounts.answers.scanCode'), { secret: z.string(), qrCode: z.string() }),
});

export const confirmSecondFactorContract = endpoint({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/profile/secondFactor/confirm',
  access: 'auth',
  summary:
    'Turns two-factor authentication on with a code from the app, and returns the recovery codes, only this once.',
  refuses: ['conflict', 'too_many_requests'],
  body: secondFactorCodeBody,
  response: done(message('accounts.answers.factorOn'), { recoveryCodes: z.array(z.string()) }),
});

export const disableSecondFactorContract = endpoint({
  name: 'disableSecondFactor',
  method: 'POST',
  path: '/api/profile/secondFactor/disable',
  access: 'auth',
  summary: 'Turns two-factor authentication off; 409 for the exempt administrators of an enforced company sign-in.',
  refuses: ['too_many_requests', 'conflict'],
  body: passwordOnlyBody,
  response: done(message('accounts.answers.factorOff')),
});

export const renewRecoveryCodesContract = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/profile/secondFactor/renewCodes',
  access: 'auth',
  summary: 'Creates new recovery codes and returns them, only this once; the old ones no longer work.',
  refuses: ['conflict', 'too_many_requests'],
  body: renewRecoveryCodesBody,
  response: done(message('accounts.answers.codesRenewed'), { recoveryCodes: z.array(z.string()) }),
});
