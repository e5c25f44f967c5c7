import type { FrequencyId } from '#/lib/domain/calendar/due.ts';

/** The blocks of the questionnaire, by the names of their “applicable” switches, in the order they are asked. */
export const blockNames = [
  'emotions',
  'selfProductivity',
  'motivator',
  'norms',
  'workEnvironment',
  'monthQuestions',
  'ratings',
] as const;
export type BlockName = (typeof blockNames)[number];

/** Blocks with several answers, each touched separately as in `norms.3`, and the field that has the answers by id. */
export const itemFields = { norms: 'norms', monthQuestions: 'monthQuestionsAnswers', ratings: 'answers' } as const;
export type ItemBlockName = keyof typeof itemFields;

/** Returns whether a block has several answers, by the id of what each is about. */
export function isItemBlock(block: BlockName): block is ItemBlockName {
  return block in itemFields;
}

/**
 * The feelings to choose from, in menu order by `sort`; `catalogue` of lib/words has the names of this and the
 * following lists, by key. Source: affect circumplex (Russell 1980), wording our own.
 */
export const emotions = [
  { id: 1, key: 'energised', type: 'good', energy: 'high', sort: 1 },
  { id: 3, key: 'happy', type: 'good', energy: 'mid', sort: 2 },
  { id: 5, key: 'proud', type: 'good', energy: 'mid', sort: 3 },
  { id: 4, key: 'calm', type: 'good', energy: 'low', sort: 4 },
  { id: 9, key: 'okay', type: 'meh', energy: 'mid', sort: 5 },
  { id: 6, key: 'mixed', type: 'meh', energy: 'mid', sort: 6 },
  { id: 7, key: 'flat', type: 'meh', energy: 'low', sort: 7 },
  { id: 10, key: 'stressed', type: 'bad', energy: 'high', sort: 8 },
  { id: 8, key: 'worried', type: 'bad', energy: 'high', sort: 9 },
  { id: 11, key: 'frustrated', type: 'bad', energy: 'high', sort: 10 },
  { id: 12, key: 'drained', type: 'bad', energy: 'low', sort: 11 },
] as const;

/** Means “does not apply today”: it's in no menu, has no type, and never counts. Source: product specification. */
export const EMOTION_NOT_APPLICABLE_ID = 2;
/** Selected in an untouched form: 9 is the neutral “Okay”. Source: product specification. */
export const EMOTION_INITIAL_ID = 9;
export const ELABORATE_LENGTH_MAX = 500;

/**
 * What may have affected the feeling; `motivatorId` is the related motivator. There is no health factor, which would be
 * special category data. Source: areas of the HSE Management Standards and the U.S. Surgeon General's framework.
 */
export const affectingFactors = [
  { id: 1, key: 'workload', area: 'demands', motivatorId: 12 },
  { id: 2, key: 'deadlines', area: 'demands', motivatorId: 12 },
  { id: 3, key: 'goals', area: 'role', motivatorId: 3 },
  { id: 4, key: 'teammates', area: 'relationships', motivatorId: 5 },
  { id: 5, key: 'leader', area: 'support', motivatorId: 8 },
  { id: 6, key: 'recognition', area: 'mattering', motivatorId: 6 },
  { id: 7, key: 'say', area: 'control', motivatorId: 1 },
  { id: 8, key: 'learning', area: 'growth', motivatorId: 7 },
  { id: 9, key: 'tools', area: 'support', motivatorId: 2 },
  { id: 10, key: 'meetings', area: 'demands', motivatorId: 12 },
  { id: 11, key: 'communication', area: 'relationships', motivatorId: 5 },
  { id: 12, key: 'customers', area: 'demands', motivatorId: 4 },
  { id: 13, key: 'changes', area: 'change', motivatorId: 11 },
  { id: 14, key: 'progress', area: 'mattering', motivatorId: 3 },
  { id: 15, key: 'life', area: 'work-life harmony', motivatorId: 12 },
] as const;

export const AFFECTING_FACTORS_MAX = 3;

/** How often a team checks in. Source: product specification. */
export const frequencies = [
  { id: 1, name: 'Daily' },
  { id: 2, name: 'Weekly' },
  { id: 3, name: 'Monthly' },
  { id: 4, name: 'Yearly' },
] as const satisfies readonly { id: FrequencyId; name: string }[];

/**
 * For this long after a reminder, no leader can remind the same person again. Source: docs/decisions.md, No one gets
 * two check-in reminders within a day.
 */
export const NUDGE_HOURS = 24;

/** The self-rating of productivity. Source: idea of the WHO HPQ's global rating, wording our own. */
export const productivityScale = {
  min: 0,
  max: 100,
  step: 5,
  anchors: { start: 0, middle: 50, end: 100 },
} as const;

/** Levels of a norm question. Source: docs/decisions.md, Steps of an answer have names. */
export const normLevels = [1, 2, 3, 4, 5] as const;

/** The value of each norm in an untouched form. Source: product specification. */
export const NORM_INITIAL_VALUE = 1;
/**
 * Norms per check-in of a daily team, and of a slower team. Source: docs/decisions.md, A check-in takes under a minute.
 */
export const NORM_QUESTIONS_MAX_DAILY = 3;
export const NORM_QUESTIONS_MAX_SLOWER = 5;

/**
 * Where the person worked; the first is the initial choice. Source: docs/decisions.md, Steps of an answer have names.
 */
export const workEnvironments = [
  { id: 1, key: 'onSite' },
  { id: 2, key: 'home' },
  { id: 3, key: 'client' },
  { id: 4, key: 'travelling' },
  { id: 5, key: 'shared' },
  { id: 6, key: 'several' },
] as const;

export const WORK_ENVIRONMENT_INITIAL_ID = 1;

/** Monthly questions with their own results. */
export const ENPS_ID = 1;
export const ONBOARDING_ID = 2;

/** Monthly questions, answered 0–10. Source: docs/decisions.md, A month has three questions at most. */
export const monthQuestions = [
  { id: ENPS_ID, key: 'enps' },
  { id: ONBOARDING_ID, key: 'onboarding' },
  { id: 3, key: 'safety' },
  { id: 4, key: 'load' },
  { id: 5, key: 'growth' },
] as const;

/**
 * Monthly questions: how many at most, on which day they begin, and for how many days. Source: docs/decisions.md, A
 * month has three questions at most.
 */
export const MONTH_QUESTIONS_MAX = 3;
export const MONTH_DAY_DEFAULT = 1;
export const MONTH_DAY_MAX = 28;
export const MONTH_QUESTION_REPEAT_DAYS = 10;
/**
 * Days in the company before someone is asked the eNPS question, and after which onboarding is over. Source:
 * docs/decisions.md, A month has three questions at most.
 */
export const ENPS_TENURE_DAYS_MIN = 30;
export const ONBOARDING_TENURE_DAYS_MAX = 180;
/** Answers to a monthly question. Source: product specification. */
export const monthAnswerScale = { min: 0, max: 10 } as const;
/** The value of an untouched form; it means “not answered yet”. Source: product specification. */
export const MONTH_ANSWER_INITIAL_VALUE = 0;

/** How many members one leader may rate in one check-in: far more than any team has. */
export const RATINGS_MAX = 1000;

/** A team's defaults; weekdays are 1 = Monday to 7 = Sunday. Source: product specification. */
export const teamCheckInDefaults = {
  checkinDay: 1,
  frequencyId: 1,
  surveysTimeSend: '12:00',
  workingDays: [1, 2, 3, 4, 5],
  /** Our own default: docs/decisions.md, Newcomers are asked on their first day. */
  asksOnJoining: true,
} as const;

/** Answers to question type 1, agreement. Source: docs/decisions.md, Steps of an answer have names. */
export const agreementLevels = [1, 2, 3, 4, 5] as const;

/** Reminders per check-in. Source: product specification. */
export const REMINDERS_MAX = 2;
/**
 * A daily team is reminded once: the next morning, or the same afternoon if that day is off or too late. Slower teams
 * are reminded after this many working days, at their send time. Source: docs/decisions.md, People get one reminder of a
 * daily check-in.
 */
export const reminderTimes = { nextMorning: '09:00', sameDay: '16:00', workingDaysAfter: [1, 3] } as const;
/**
 * The least time between a check-in and its reminder, and between the reminder and the close. Source:
 * docs/decisions.md, People get one reminder of a daily check-in.
 */
export const REMINDER_AFTER_SENDING_HOURS = 3;
export const REMINDER_BEFORE_CLOSING_HOURS = 1;
/** A reminder later than this is skipped. Source: docs/decisions.md, People get one reminder of a daily check-in. */
export const REMINDER_LATE_HOURS_MAX = 2;

/** The beginning of a check-in's token. */
export const checkInTokenPrefix = 'srv_';
