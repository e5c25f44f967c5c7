import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  type LocalDate,
  weekday,
} from '#/lib/domain/calendar/local-date.ts';
import {
  ENPS_ID,
  ENPS_TENURE_DAYS_MIN,
  MONTH_QUESTION_REPEAT_DAYS,
  NORM_QUESTIONS_MAX_DAILY,
  NORM_QUESTIONS_MAX_SLOWER,
  ONBOARDING_ID,
  ONBOARDING_TENURE_DAYS_MAX,
} from '#/lib/domain/check-ins/constants.ts';

/** One person's check-in of one day; `leads` says whether they rate the members on rating days. */
export interface BlockChoice {
  readonly frequencyId: FrequencyId;
  readonly localDate: LocalDate;
  /** ISO weekday; on a daily team, the day with norms and ratings. */
  readonly checkinDay: number;
  readonly isMember: boolean;
  readonly leads: boolean;
  /** The company's norms, or all of them if it hasn't chosen any. */
  readonly normIds: readonly number[];
  /** Norms this team was recently asked about, newest first. */
  readonly recentNormIds: readonly number[];
  /** Day of the month, 1 to 28. */
  readonly monthQuestionDay: number;
  /** Answered by this person this month, or in another open check-in of theirs. */
  readonly settledMonthQuestionIds: readonly number[];
  /** The person's first day in the company. */
  readonly memberSince: LocalDate;
  readonly hireDate: LocalDate | null;
  readonly isNewHire: boolean;
}

/** What a check-in asks in addition to feeling, productivity and motivator, which every personal check-in asks. */
export interface ChosenBlocks {
  readonly asksOwn: boolean;
  readonly normIds: number[];
  readonly monthQuestionIds: number[];
  readonly asksWorkEnvironment: boolean;
  readonly asksRatings: boolean;
}

/** Each month has one of these for everyone, so that a month's results are about one question. */
const TURN_IDS = [3, 4, 5] as const;

/**
 * Returns what one check-in asks. Norms and the leader's ratings are asked on a daily team's check-in day and in every
 * slower check-in. The work environment is asked in daily and weekly ones, monthly questions until they are settled. A
 * leader who isn't a member is only asked for ratings. Source: docs/decisions.md, A check-in takes under a minute.
 */
export function chooseBlocks(choice: BlockChoice): ChosenBlocks {
  const { frequencyId, isMember, leads } = choice;
  const isWeeklyMark = frequencyId !== 1 || weekday(choice.localDate) === choice.checkinDay;
  return {
    asksOwn: isMember,
    normIds: isMember && isWeeklyMark ? chooseNorms(choice) : [],
    monthQuestionIds: isMember ? chooseMonthQuestions(choice) : [],
    asksWorkEnvironment: isMember && (frequencyId === 1 || frequencyId === 2),
    asksRatings: leads && isWeeklyMark,
  };
}

/** Chooses norms never asked about, then those asked longest ago; returns them newest first, like `recentNormIds`. */
function chooseNorms({ frequencyId, normIds, recentNormIds }: BlockChoice): number[] {
  const max = frequencyId === 1 ? NORM_QUESTIONS_MAX_DAILY : NORM_QUESTIONS_MAX_SLOWER;
  const askedAgo = (id: number) => {
    const index = recentNormIds.indexOf(id);
    return index === -1 ? recentNormIds.length : index;
  };
  return [...new Set(normIds)]
    .sort((a, b) => askedAgo(b) - askedAgo(a))
    .slice(0, max)
    .reverse();
}

function chooseMonthQuestions(choice: BlockChoice): number[] {
  const { frequencyId, localDate, memberSince } = choice;
  const isSlow = frequencyId === 3 || frequencyId === 4;
  if (!isSlow && !isMonthWindow(localDate, choice.monthQuestionDay)) return [];
  const questionIds: number[] = [];
  if (daysBetween(memberSince, localDate) >= ENPS_TENURE_DAYS_MIN) questionIds.push(ENPS_ID);
  if (isNewcomer(choice)) questionIds.push(ONBOARDING_ID);
  questionIds.push(
    TURN_IDS[(Number(localDate.slice(0, 4)) * 12 + Number(localDate.slice(5, 7))) % TURN_IDS.length] ?? 3,
  );
  return questionIds.filter((id) => !choice.settledMonthQuestionIds.includes(id));
}

/**
 * Returns whether someone is new. The flag of a new hire is never removed, so it expires after some time in the
 * company.
 */
function isNewcomer({ hireDate, isNewHire, localDate, memberSince }: BlockChoice): boolean {
  const isRecent = (since: LocalDate) => {
    const days = daysBetween(since, localDate);
    return days >= 0 && days <= ONBOARDING_TENURE_DAYS_MAX;
  };
  return (hireDate !== null && isRecent(hireDate)) || (isNewHire && isRecent(memberSince));
}

/**
 * Returns whether monthly questions are asked: for ten days from the company's day, which moves earlier so that all are
 * in one month.
 */
function isMonthWindow(localDate: LocalDate, monthQuestionDay: number): boolean {
  const first = firstOfMonth(localDate);
  const latest = addDays(addMonths(first, 1), -MONTH_QUESTION_REPEAT_DAYS);
  const days = Math.min(monthQuestionDay - 1, daysBetween(first, latest));
  const daysOpen = daysBetween(addDays(first, days), localDate);
  return daysOpen >= 0 && daysOpen < MONTH_QUESTION_REPEAT_DAYS;
}
