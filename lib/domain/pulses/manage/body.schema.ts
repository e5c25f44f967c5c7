import * as z from 'zod';
import { isLocalDate } from '#/lib/domain/calendar/local-date.ts';
import { readTime } from '#/lib/domain/calendar/read-date-time.ts';
import { wholeListMax } from '#/lib/domain/places/constants.ts';
import { OPEN_DAYS_MAX, PULSE_NAME_LENGTH_MAX, pulseFrequencies } from '#/lib/domain/pulses/constants.ts';
import { questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { questionBodies } from '#/lib/domain/pulses/questions/question.schema.ts';
import { ID_MAX } from '#/lib/platform/ids.ts';
import { message } from '#/lib/words/message.ts';
import { plainTitle } from '#/lib/words/plain-title.ts';

const nothing = (text: string) => (text === '' ? undefined : text);

/** A day, also with a time behind it as programs write it; empty and null stand for none. */
function dayOf(words: string) {
  return z
    .string(words)
    .regex(/^((20|21)\d\d-\d\d-\d\d(T.{0,40})?)?$/, words)
    .transform((text) => (text === '' ? null : text.slice(0, 10)))
    .refine((day) => day === null || isLocalDate(day), words)
    .nullable()
    .optional();
}

const noTime = message('pulses.fields.time');

const time = z
  .string(noTime)
  .max(20, noTime)
  .transform((text, check) => {
    const read = text.trim() === '' ? undefined : readTime(text);
    if (read !== null) return read;
    check.addIssue({ code: 'custom', message: noTime });
    return z.NEVER;
  })
  .optional();

const frequencyMessage = message('pulses.fields.frequency');

/** By id or by name, in any case of letters. */
const frequency = z
  .union([z.int(), z.string()], frequencyMessage)
  .transform((value, check) => {
    if (value === '') return undefined;
    const word = String(value).toLowerCase();
    const match = pulseFrequencies.find(({ id, name }) => String(id) === word || name.toLowerCase() === word);
    if (match) return match.id;
    check.addIssue({ code: 'custom', message: frequencyMessage });
    return z.NEVER;
  })
  .optional();

const daysMessage = message('pulses.fields.days');

/** Seven switches from Monday on, as booleans or 0 and 1; any other list names the weekdays, 1 is Monday. */
const days = z
  .array(z.union([z.boolean(), z.int()], daysMessage), daysMessage)
  .max(7, daysMessage)
  .transform((values, check) => {
    const isSwitches = values.length === 7 && values.every((day) => [true, false, 0, 1].includes(day));
    if (isSwitches) return values.map(Boolean);
    if (values.every((day) => typeof day === 'number' && day >= 1 && day <= 7))
      return [1, 2, 3, 4, 5, 6, 7].map((day) => values.includes(day));
    check.addIssue({ code: 'custom', message: daysMessage });
    return z.NEVER;
  })
  .optional();

/** Ids, or things with an id as the calls answer them. */
function idsOf(words: string, first: 0 | 1) {
  const of = z.int(words).min(first, words).max(ID_MAX, words);
  return z
    .array(z.union([of, z.object({ id: of })], words), words)
    .max(wholeListMax, words)
    .transform((values) => [...new Set(values.map((one) => (typeof one === 'number' ? one : one.id)))])
    .optional();
}

const bankItems = (words: string) =>
  z
    .array(z.int(words).min(1, words).max(questionBank.length, words), words)
    .max(questionBank.length, words)
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b))
    .optional();

const settings = {
  name: z
    .string(message('pulses.fields.name'))
    .overwrite(plainTitle)
    .max(PULSE_NAME_LENGTH_MAX, message('pulses.fields.nameLength', { most: PULSE_NAME_LENGTH_MAX }))
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, message('pulses.fields.nameLetters'))
    .transform(nothing)
    .optional(),
  startDate: dayOf(message('pulses.fields.startDate')).describe('Without one it begins when it is activated.'),
  endDate: dayOf(message('pulses.fields.endDate')).describe('The last day; without one it has no end.'),
  time: time.describe('HH:MM on each person’s clock, also 9:00 or 09:00:00; 12:00 by default.'),
  recurringOn: z.boolean().optional().describe('True where a frequency is sent, unless told.'),
  frequency: frequency.describe('1 daily, 2 weekly, 3 monthly, 4 yearly, also by name.'),
  days: days.describe('Seven switches from Monday, or weekdays 1 to 7; Monday to Friday by default.'),
  teams: idsOf(message('pulses.fields.teams'), 1).describe('All within reach unless told.'),
  departments: idsOf(message('pulses.fields.departments'), 0).describe(
    'Adds their teams; 0 those outside every department.',
  ),
  openDays: z
    .int()
    .min(1)
    .max(OPEN_DAYS_MAX)
    .nullable()
    .optional()
    .describe('How many days a round can be answered; null follows from the frequency.'),
  includeLeaders: z
    .boolean()
    .optional()
    .describe('Asks leaders of the teams too where they are no members; not for Team Leaders.'),
  bank: z.boolean().optional().describe('Other questions from the question bank in each round, in place of own ones.'),
  bankPinned: bankItems(message('pulses.fields.bankPinned')).describe('Items that every round asks.'),
  bankMuted: bankItems(message('pulses.fields.bankMuted')).describe('Items that no round asks.'),
};

/**
 * A pulse as somebody sends it; what is left out stays, or gets the documented value where a pulse is made. The state is
 * read where one is made, and nowhere else.
 */
export const pulseBody = z
  .object({
    ...settings,
    questions: questionBodies,
    isDraft: z.boolean().optional().describe('Read where a pulse is made.'),
    isActive: z
      .boolean()
      .optional()
      .describe('Read where a pulse is made: activates it at once, unless it is a draft.'),
    submissionId: z
      .uuid(message('pulses.fields.submissionId'))
      .optional()
      .describe('Made by whoever sends: a repeat of the same sending makes no second pulse.'),
    unchangedSince: z.iso
      .datetime({ offset: true, error: message('pulses.fields.unchangedSince') })
      .optional()
      .describe('`updatedAt` as read: a change is refused where somebody made one after it.'),
  })
  .meta({ id: 'PulseBody' });

export type PulseBody = z.output<typeof pulseBody>;

/** Returns the fields of a pulse as GET /pulse/{id} answers them beside those given outright, which win. */
export function withPulseFields({ pulse, ...fields }: Record<string, unknown>): object {
  return { ...Object(pulse), ...fields };
}
