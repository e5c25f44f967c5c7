import * as z from 'zod';
import { REASON_TEXT_LENGTH_MAX, unsubscribeReasons } from '#/lib/domain/mail-preferences/constants.ts';

/** The id of a listed reason, as it stands in a path. */
export const reasonId = z.int().refine((id) => unsubscribeReasons.some((reason) => reason.id === id));

export const stopCheckInMailsBody = z.object({
  /** The `uns_` secret of the mailed link: it says whose mails stop. */
  token: z.string().max(200),
  text: z
    .string()
    .trim()
    .max(REASON_TEXT_LENGTH_MAX, `Please keep the text under ${REASON_TEXT_LENGTH_MAX} characters.`)
    .default(''),
});

export const mailPreferencesBody = z.object({ checkInMails: z.boolean('Please say on or off.') });
