import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { REASON_TEXT_LENGTH_MAX } from '#/lib/domain/mail-preferences/constants.ts';
import { message } from '#/lib/words/message.ts';
import { trimText } from '#/lib/words/plain-text.ts';

export const stopMailsBody = z.object({
  token: z
    .string()
    .max(200)
    .optional()
    .describe('The `uns_` or `unb_` secret in the emailed link, which says whose emails stop. Default: the caller’s.'),
  userId: z.string().max(200).optional().describe('The same token, under the name in the page’s path.'),
  text: z
    .string()
    .overwrite(trimText)
    .max(REASON_TEXT_LENGTH_MAX, message('mail-preferences.answers.textTooLong', { max: REASON_TEXT_LENGTH_MAX }))
    .default(''),
});

const onOrOff = z.boolean(message('mail-preferences.answers.onOrOff')).optional();

export const mailPreferencesBody = z
  .object({ checkInMails: onOrOff, briefMails: onOrOff })
  .refine(({ checkInMails, briefMails }) => checkInMails !== undefined || briefMails !== undefined, {
    error: message('mail-preferences.answers.onOrOff'),
    path: ['checkInMails'],
  });

export const listUnsubscribeReasonsContract = endpoint({
  name: 'listUnsubscribeReasons',
  method: 'GET',
  path: '/api/utilities/unsubscribe/reasons',
  access: 'open',
  summary: 'Lists the reasons for unsubscribing; the first is preselected.',
  response: z.object({ reasons: z.array(z.object({ id: z.int(), title: z.string() })) }),
});

export const stopMailsContract = endpoint({
  name: 'stopMails',
  method: 'POST',
  path: '/api/utilities/unsubscribe/reasons/{id}',
  access: 'open',
  session: 'optional',
  allowsPending: true,
  summary:
    'Stops one kind of message on every channel and stores the reason: the kind the emailed token is for or, without a token, the caller’s messages about check-ins and pulses. The token can also be in the path in place of the reason’s id.',
  refuses: ['signed_out'],
  /** A reason's id, or the token of the page's path. */
  params: z.object({ id: z.string().max(200) }),
  body: stopMailsBody,
  response: done(message('mail-preferences.answers.stopped')),
});

const preferencesResponse = z.object({
  checkInMails: z.boolean(),
  briefMails: z
    .boolean()
    .nullable()
    .describe('Whether the Monday brief is sent; null for people who lead nothing and get none.'),
});

export const getMailPreferencesContract = endpoint({
  name: 'getMailPreferences',
  method: 'GET',
  path: '/api/profile/mail',
  access: 'auth',
  summary: 'Returns which messages the caller gets in addition to emails about the account.',
  response: preferencesResponse,
});

export const updateMailPreferencesContract = endpoint({
  name: 'updateMailPreferences',
  method: 'POST',
  path: '/api/profile/mail',
  access: 'auth',
  summary: 'Turns a kind of message off on every channel, or on again; a kind that’s missing stays as it is.',
  body: mailPreferencesBody,
  response: done(message('mail-preferences.answers.saved'), preferencesResponse.shape),
});
