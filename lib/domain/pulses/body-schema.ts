import * as z from 'zod';
import { ID_MAX } from '#/lib/api/fields.ts';
import { isLocalDate } from '#/lib/domain/calendar/local-date.ts';
import { readTime } from '#/lib/domain/calendar/read-time.ts';
import { wholeListMax } from '#/lib/domain/places/constants.ts';
import { questionBank } from '#/lib/domain/pulses/bank-constants.ts';
import { OPEN_DAYS_MAX, PULSE_NAME_LENGTH_MAX, pulseFrequencies } from '#/lib/domain/pulses/constants.ts';
import { questionBodies } from '#/lib/domain/pulses/question-schema.ts';

const nothing = (text: string) => (text === '' ? undefined : text);

/** A day, also with a time behind it as programs write it; empty and null stand for none. */
function dayOf(title: string) {
  const message = `${title} must be a day, written as YYYY-MM-DD.`;
  return z
    .string(message)
    .regex(/^((20|21)\d\d-\d\d-\d\d(T.{0,40})?)?$/, message)
    .transform((text) => (text === '' ? null : text.slice(0, 10)))
    .refine((day) => day === null || isLocalDate(day), message)
    .nullable()
    .optional()
    .meta({ title });
}

const time = z
  .string('Time must be a time of day, written as HH:MM.')
  .max(20, 'Time must be a time of day, written as HH:MM.')
  .transform((text, check) => {
    const time = text.trim() === '' ? undefined : readTime(text);
    if (time !== null) return time;
    check.addIssue({ code: 'custom', message: 'Time must be a time of day, written as HH:MM.' });
    return z.NEVER;
  })
  .optional()
  .meta({ title: 'Time' });

const frequencyMessage = `Frequency must be one of ${pulseFrequencies.map(({ id, name }) => `${id} (${name})`).join(', ')}.`;

/** By id or by name, in any case of letters. */
const frequency = z
  .union([z.int(), z.string()], frequencyMessage)
  .transform((given, check) => {
    if (given === '') return undefined;
    const word = String(given).toLowerCase();
    const found = pulseFrequencies.find(({ id, name }) => String(id) === word || name.toLowerCase() === word);
    if (found) return found.id;
    check.addIssue({ code: 'custom', message: frequencyMessage });
    return z.NEVER;
  })
  .optional();

const daysMessage = 'Days must be seven times true or false, Monday first, or a list of weekdays from 1 to 7.';

/** Seven switches from Monday on, as booleans or 0 and 1; any other list names the weekdays, 1 is Monday. */
const days = z
  .array(z.union([z.boolean(), z.int()], daysMessage), daysMessage)
  .max(7, daysMessage)
  .transform((given, check) => {
    const isSwitches = given.length === 7 && given.every((day) => [true, false, 0, 1].includes(day));
    if (isSwitches) return given.map(Boolean);
    if (given.every((day) => typeof day === 'number' && day >= 1 && day <= 7))
      return [1, 2, 3, 4, 5, 6, 7].map((day) => given.includes(day));
    check.addIssue({ code: 'custom', message: daysMessage });
    return z.NEVER;
  })
  .optional();

/** Ids, or things with an id as the calls answer them. */
function idsOf(title: string, first: 0 | 1) {
  const message = `${title} must be a list of ids.`;
  const of = z.int(message).min(first, message).max(ID_MAX, message);
  return z
    .array(z.union([of, z.object({ id: of })], message), message)
    .max(wholeListMax, message)
    .transform((given) => [...new Set(given.map((one) => (typeof one === 'number' ? one : one.id)))])
    .optional();
}

const bankItems = (title: string) => {
  const message = `${title} must be a list of items of the question bank.`;
  return z
    .array(z.int(message).min(1, message).max(questionBank.length, message), message)
    .max(questionBank.length, message)
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b))
    .optional();
};

const settings = {
  name: z
    .string('Name must be a text.')
    .trim()
    .max(PULSE_NAME_LENGTH_MAX, `Name may have at most ${PULSE_NAME_LENGTH_MAX} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Name has characters that cannot be stored.')
    .transform(nothing)
    .optional(),
  startDate: dayOf('Start date').describe('Without one it begins when it is activated.'),
  endDate: dayOf('End date').describe('The last day; without one it has no end.'),
  time: time.describe('HH:MM on each person’s own clock; 12:00 unless told.'),
  recurringOn: z
    .boolean()
    .optional()
    .meta({ title: 'Recurring' })
    .describe('True where a frequency is sent, unless told.'),
  frequency: frequency.describe('1 daily, 2 weekly, 3 monthly, 4 yearly.'),
  days: days.describe('Monday to Friday unless told.'),
  teams: idsOf('Teams', 1).describe('All within reach unless told.'),
  departments: idsOf('Departments', 0).describe('Adds their teams; 0 those outside every department.'),
  openDays: z
    .int()
    .min(1)
    .max(OPEN_DAYS_MAX)
    .nullable()
    .optional()
    .describe('For how many days a round can be answered; null follows from the frequency.'),
  includeLeaders: z
    .boolean()
    .optional()
    .describe('Asks leaders of the teams too where they are no members; not for Team Leaders.'),
  bank: z.boolean().optional().describe('Other questions from the question bank in each round, in place of own ones.'),
  bankPinned: bankItems('Pinned items').meta({ title: 'Pinned items' }).describe('Items that every round asks.'),
  bankMuted: bankItems('Muted items').meta({ title: 'Muted items' }).describe('Items that no round asks.'),
};

/** What a pulse is, but for its questions; what is left out stays, or gets the documented default where it is made. */
export const pulseSettingsBody = z.object(settings);
export type PulseSettings = z.output<typeof pulseSettingsBody>;

const unchangedSince = z.iso
  .datetime({ offset: true, error: 'Unchanged since must be a time, as updatedAt is.' })
  .optional()
  .meta({ title: 'Unchanged since' })
  .describe('`updatedAt` as it was read; refused where somebody else has changed the pulse after it.');

export const updatePulseSettingsBody = pulseSettingsBody.extend({ unchangedSince });
export const updatePulseBody = updatePulseSettingsBody.extend({ questions: questionBodies });

export const createPulseBody = pulseSettingsBody.extend({
  questions: questionBodies,
  isDraft: z.boolean().optional().meta({ title: 'Draft' }),
  isActive: z
    .boolean()
    .optional()
    .meta({ title: 'Active' })
    .describe('Activates it at once; a draft is never activated.'),
});

export type PulseBody = z.output<typeof updatePulseBody>;
export type NewPulseBody = z.output<typeof createPulseBody>;

/** Returns the fields of a pulse as GET /pulse/{id} answers them beside those given outright, which win. */
export function withPulseFields({ pulse, ...given }: Record<string, unknown>): object {
  return { ...Object(pulse), ...given };
}
