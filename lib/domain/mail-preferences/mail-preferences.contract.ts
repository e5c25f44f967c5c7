import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { mailPreferencesBody, stopMailsBody } from '#/lib/domain/mail-preferences/mail-preferences.schema.ts';
import { message } from '#/lib/words/message.ts';

export const listUnsubscribeReasonsContract = endpoint({
  name: 'listUnsubscribeReasons',
  method: 'GET',
  path: '/api/utilities/unsubscribe/reasons',
  access: 'open',
  summary: 'The reasons for unsubscribing to choose from; the first is preselected.',
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
    'Ends the emails that a mailed token is of, or the check-in emails of the signed-in person, for a reason. The token may stand for the reason.',
  refuses: ['signed_out'],
  /** A reason’s id, or the token of the page’s path. */
  params: z.object({ id: z.string().max(200) }),
  body: stopMailsBody,
  response: done(message('mail-preferences.answers.stopped')),
});

const preferencesResponse = z.object({
  checkInMails: z.boolean(),
  briefMails: z.boolean().nullable().describe('The Monday brief; null for whoever leads nothing, who gets none.'),
});

export const getMailPreferencesContract = endpoint({
  name: 'getMailPreferences',
  method: 'GET',
  path: '/api/profile/mail',
  access: 'auth',
  summary: 'Which emails the signed-in person gets as well as those about the account.',
  response: preferencesResponse,
});

export const updateMailPreferencesContract = endpoint({
  name: 'updateMailPreferences',
  method: 'POST',
  path: '/api/profile/mail',
  access: 'auth',
  summary: 'Turns the mails of a kind off, or on again; a kind that is left out stays as it is.',
  body: mailPreferencesBody,
  response: done(message('mail-preferences.answers.saved'), preferencesResponse.shape),
});
