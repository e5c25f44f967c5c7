import * as z from 'zod';
import { id } from '#/lib/api/fields.ts';
import { addDays, addMonths, isLocalDate, withoutTime } from '#/lib/domain/calendar/local-date.ts';
import { pulseStatuses } from '#/lib/domain/pulses/constants.ts';
import { message } from '#/lib/words/message.ts';

const noDate = message('pulses.fields.date');
const noStatus = message('pulses.fields.status');

/** A day or a month, returned as its first and last day. */
const date = z.string(noDate).transform((typed, check) => {
  const text = withoutTime(typed);
  const first = text.length === 7 ? `${text}-01` : text;
  if (/^(20|21)/.test(text) && isLocalDate(first)) {
    return { from: first, to: text.length === 7 ? addDays(addMonths(first, 1), -1) : first };
  }
  check.addIssue({ code: 'custom', message: noDate });
  return z.NEVER;
});

/** One of the documented words, ignoring case; `all` means no filter. */
const status = z.string(noStatus).transform((text, check) => {
  const word = text.toLowerCase();
  if (word === 'all') return undefined;
  const match = pulseStatuses.find((one) => one.toLowerCase() === word);
  if (match) return match;
  check.addIssue({ code: 'custom', message: noStatus });
  return z.NEVER;
});

export const pulseFilter = z.object({
  date: date.optional().describe('YYYY-MM-DD or YYYY-MM: pulses with a round open at that time.'),
  status: status.optional().describe('Active, Disabled, In Draft or all.'),
  user: id.optional().describe('The id of the person who created it.'),
  limit: z.int().min(1).max(100).optional().describe('Rows per page. Default: the whole list.'),
  before: id.optional().describe('The id of the last pulse on the previous page.'),
});
export type PulseFilter = z.output<typeof pulseFilter>;
