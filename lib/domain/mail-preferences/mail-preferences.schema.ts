import * as z from 'zod';
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
