import * as z from 'zod';
import { REASON_TEXT_LENGTH_MAX } from '#/lib/domain/mail-preferences/constants.ts';

export const stopCheckInMailsBody = z.object({
  /** The `uns_` secret of the mailed link: it says whose mails stop. Without one, it is the signed-in person's. */
  token: z.string().max(200).optional(),
  /** The same, by the name of the page's path. */
  userId: z.string().max(200).optional(),
  text: z
    .string()
    .trim()
    .max(REASON_TEXT_LENGTH_MAX, `Please keep the text under ${REASON_TEXT_LENGTH_MAX} characters.`)
    .default(''),
});

export const mailPreferencesBody = z.object({ checkInMails: z.boolean('Please say on or off.') });
