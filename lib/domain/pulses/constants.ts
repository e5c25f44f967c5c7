/** The documented words of a pulse's state. */
export const pulseStatuses = ['Active', 'Disabled', 'In Draft'] as const;
export type PulseStatus = (typeof pulseStatuses)[number];

/** What stands behind a status. Source: docs/decisions.md, The phase of a pulse says what its status cannot. */
export const pulsePhases = ['draft', 'ready', 'scheduled', 'open', 'between', 'closed', 'stopped'] as const;
export type PulsePhase = (typeof pulsePhases)[number];

/** The documented frequencies. */
export const pulseFrequencies = [
  { id: 1, name: 'Daily' },
  { id: 2, name: 'Weekly' },
  { id: 3, name: 'Monthly' },
  { id: 4, name: 'Yearly' },
] as const;
export type PulseFrequencyId = (typeof pulseFrequencies)[number]['id'];

/** The send times that screens offer; a program may name any other. */
export const pulseTimes: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
});

/** The documented values of a form that nobody has touched. */
export const pulseDefaults = {
  time: '12:00',
  frequency: 1,
  /** Monday to Sunday. */
  days: [true, true, true, true, true, false, false],
} as const;

/** The documented limits of a form. */
export const QUESTIONS_MIN = 1;
export const QUESTIONS_MAX = 5;
export const NEW_FORM_QUESTIONS = 2;
/** The documented name of a new option, and how many a new multiple choice has. */
export const NEW_OPTION = 'new option';
export const SEEDED_OPTIONS = 2;

/** Source: docs/decisions.md, Limits keep a pulse a pulse. */
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 10;
export const OPTION_LENGTH_MAX = 200;
export const ANCHOR_LENGTH_MAX = 60;
export const QUESTION_LENGTH_MAX = 500;
export const PULSE_NAME_LENGTH_MAX = 100;
export const OPEN_ANSWER_LENGTH_MAX = 1000;

/**
 * Languages in which questions may stand, whether or not the product speaks them yet; the last one is that of tests.
 * Source: docs/decisions.md, Questions can have more languages than their own.
 */
export const questionLanguages: readonly string[] = ['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'en-XA'];
export const OPEN_DAYS_MAX = 14;

/** Pulses that one person may have active at once. Source: docs/decisions.md, Limits keep a pulse a pulse. */
export const ACTIVE_PULSES_MAX = 20;

/**
 * Mails about new pulses to one person in a day; from the next on they stand on the card alone.
 * Source: docs/decisions.md, Limits keep a pulse a pulse.
 */
export const FIRST_MAILS_PER_DAY_MAX = 5;

/**
 * A nudge reminds each person at most so often in a round, and once in so many hours.
 * Source: docs/decisions.md, A nudge reminds each person at most twice in a round.
 */
export const nudgeLimits = { perRound: 2, hours: 24 } as const;

/**
 * Who has not answered is reminded once, in the morning half-way to the end.
 * Source: docs/decisions.md, People who haven't answered a pulse are reminded once.
 */
export const reminder = { time: '09:00', hoursAfterSending: 4, hoursBeforeClosing: 2, hoursLateMax: 6 } as const;

/**
 * Days for which a round stays open unless its pulse says otherwise; a daily one closes with the next.
 * Source: docs/decisions.md, A round stays open for five days.
 */
export const openDaysOf: Readonly<Record<'once' | PulseFrequencyId, number>> = { once: 5, 1: 1, 2: 5, 3: 5, 4: 14 };

/**
 * A single pulse that finds nobody tries again on so many days.
 * Source: docs/decisions.md, People who haven't answered a pulse are reminded once.
 */
export const RETRY_DAYS = 30;

/** Rows of a page on screens; a caller who asks for no page gets the whole list. */
export const PULSES_PAGE_SIZE = 20;

/** The prefix of the token of someone who is asked in a round of a pulse. */
export const pulseTokenPrefix = 'pls_';

/** So long a result of a question is compared with what is published of the same one. Source: docs/figures.md, Pulses. */
export const REPEAT_DAYS = 30;
/** Below so many people an average is whole. Source: docs/figures.md, Pulses. */
export const DECIMALS_FROM = 10;

/** Why a result is hidden. */
export const pulseHiddenReasons = [
  'group_too_small',
  'not_enough_answers',
  'counted_together',
  'just_joined',
  'group_changed',
] as const;
export type PulseHiddenReason = (typeof pulseHiddenReasons)[number];

/** The ready-made survey that asks whether people would recommend the company. */
export const RECOMMEND_SURVEY_ID = 9;
