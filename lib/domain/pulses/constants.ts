/** The documented words for the state of a pulse. */
export const pulseStatuses = ['Active', 'Disabled', 'In Draft'] as const;
export type PulseStatus = (typeof pulseStatuses)[number];

/**
 * The phases of a pulse, which say more than its documented status: `Disabled` may be ready, stopped or closed. Source:
 * docs/decisions.md, The phase of a pulse says more than its status.
 */
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

/** The send times that screens offer; programs may name any other time. */
export const pulseTimes: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
});

/** The documented values of an untouched form. */
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
/** The documented name of a new option, and how many options a new multiple choice has. */
export const NEW_OPTION = 'new option';
export const SEEDED_OPTIONS = 2;

/** Source: docs/decisions.md, Limits keep pulses short. */
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 10;
export const OPTION_LENGTH_MAX = 200;
export const ANCHOR_LENGTH_MAX = 60;
export const QUESTION_LENGTH_MAX = 500;
export const PULSE_NAME_LENGTH_MAX = 100;
export const OPEN_ANSWER_LENGTH_MAX = 1000;

/**
 * Languages that questions may be written in, whether or not the product has them; the last one is for tests. Source:
 * docs/decisions.md, Questions can have more languages than their own.
 */
export const questionLanguages: readonly string[] = ['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'en-XA'];
export const OPEN_DAYS_MAX = 14;

/** How many active pulses one person may have. Source: docs/decisions.md, Limits keep pulses short. */
export const ACTIVE_PULSES_MAX = 20;

/**
 * Emails about new pulses to one person per day; more pulses only appear on the card. Source: docs/decisions.md, Limits
 * keep pulses short.
 */
export const FIRST_MAILS_PER_DAY_MAX = 5;

/**
 * How often a nudge reminds one person per round, and how many hours must be between two. Source: docs/decisions.md, A
 * nudge reminds each person at most twice in a round.
 */
export const nudgeLimits = { perRound: 2, hours: 24 } as const;

/**
 * People who haven't answered are reminded once, at this time halfway to the end. Source: docs/decisions.md, People who
 * haven't answered a pulse are reminded once.
 */
export const reminder = { time: '09:00', hoursAfterSending: 4, hoursBeforeClosing: 2, hoursLateMax: 6 } as const;

/**
 * Days that a round stays open unless its pulse says otherwise; a daily one closes when the next one opens. Source:
 * docs/decisions.md, A round stays open for five days.
 */
export const openDaysOf: Readonly<Record<'once' | PulseFrequencyId, number>> = { once: 5, 1: 1, 2: 5, 3: 5, 4: 14 };

/**
 * A one-time pulse that finds no one tries again for this many days. Source: docs/decisions.md, People who haven't
 * answered a pulse are reminded once.
 */
export const RETRY_DAYS = 30;

/** Rows of a page on screens; a caller who doesn't ask for a page gets the whole list. */
export const PULSES_PAGE_SIZE = 20;

/** The prefix of a recipient's token. */
export const pulseTokenPrefix = 'pls_';

/** A question is compared with results published in this many days. Source: docs/figures.md, Pulses. */
export const REPEAT_DAYS = 30;
/** With fewer people than this, an average is a whole number. Source: docs/figures.md, Pulses. */
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
