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

/** Returns the schema of a day, optionally followed by a time, as programs write it; empty and null mean none. */
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

/** By id or by name, ignoring case. */
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

/** Seven switches from Monday as booleans or 0 and 1; any other list contains weekday numbers, 1 for Monday. */
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

/** Returns the schema of ids, or of objects with an id as the calls return them. */
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
  startDate: dayOf(message('pulses.fields.startDate')).describe('The first day. Default: when it’s activated.'),
  endDate: dayOf(message('pulses.fields.endDate')).describe('The last day. Default: no end.'),
  time: time.describe('HH:MM in each person’s time zone, also 9:00 or 09:00:00. Default: 12:00.'),
  recurringOn: z.boolean().optional().describe('Default: true if a frequency is sent.'),
  frequency: frequency.describe('1 daily, 2 weekly, 3 monthly, 4 yearly, or the name.'),
  days: days.describe('Seven switches from Monday, or weekdays 1 to 7. Default: Monday to Friday.'),
  teams: idsOf(message('pulses.fields.teams'), 1).describe('Default: all teams the caller may ask.'),
  departments: idsOf(message('pulses.fields.departments'), 0).describe(
    'Adds the teams of these departments; 0 adds those outside every department.',
  ),
  openDays: z
    .int()
    .min(1)
    .max(OPEN_DAYS_MAX)
    .nullable()
    .optional()
    .describe('How many days a round can be answered; with null the frequency decides.'),
  includeLeaders: z
    .boolean()
    .optional()
    .describe('Also asks leaders of the teams who aren’t members; not for team leaders.'),
  bank: z
    .boolean()
    .optional()
    .describe('Asks different bank items in each round, instead of the pulse’s own questions.'),
  bankPinned: bankItems(message('pulses.fields.bankPinned')).describe('Bank items that every round asks.'),
  bankMuted: bankItems(message('pulses.fields.bankMuted')).describe('Bank items that no round asks.'),
};

/** The body of a pulse; missing fields stay, or get the documented value. The state is only read when creating. */
export const pulseBody = z
  .object({
    ...settings,
    questions: questionBodies,
    isDraft: z.boolean().optional().describe('Whether it’s saved as a draft; only used when a pulse is created.'),
    isActive: z
      .boolean()
      .optional()
      .describe('Whether it’s activated immediately, unless it’s a draft; only used when a pulse is created.'),
    submissionId: z
      .uuid(message('pulses.fields.submissionId'))
      .optional()
      .describe('Chosen by the caller: repeating it doesn’t create a second pulse.'),
    unchangedSince: z.iso
      .datetime({ offset: true, error: message('pulses.fields.unchangedSince') })
      .optional()
      .describe('The `updatedAt` the caller read: the change is refused if someone has changed the pulse since.'),
  })
  .meta({ id: 'PulseBody' });

export type PulseBody = z.output<typeof pulseBody>;

/** Returns the fields of a pulse object, as GET /pulse/{id} returns it, and the separate fields, which win. */
export function withPulseFields({ pulse, ...fields }: Record<string, unknown>): object {
  return { ...Object(pulse), ...fields };
}
