import { FREE_PLAN_USERS, OVER_LIMIT_DAYS, PAST_DUE_DAYS } from '#/lib/domain/billing/constants.ts';
import { daysBetween } from '#/lib/domain/calendar/local-date.ts';
import { periodRange } from '#/lib/domain/calendar/period.ts';
import {
  AFFECTING_FACTORS_MAX,
  MONTH_QUESTIONS_MAX,
  ONBOARDING_TENURE_DAYS_MAX,
  REMINDERS_MAX,
} from '#/lib/domain/check-ins/constants.ts';
import {
  ANONYMOUS_POSTS_PER_DAY,
  FEW_AUTHORS,
  NAMED_POSTS_PER_DAY,
  REMOVABLE_MINUTES,
} from '#/lib/domain/coaching/constants.ts';
import { CAPS, MEMBER_PERSONS_MIN } from '#/lib/domain/coaching/rules/rules.constants.ts';
import { GRACE_DAYS } from '#/lib/domain/companies/deletion/deletion.constants.ts';
import { otherSessionsMs } from '#/lib/domain/company-sign-in/constants.ts';
import { invitationLifeDays } from '#/lib/domain/invitations/constants.ts';
import {
  CATEGORY_HIGH_FROM,
  CATEGORY_MID_FROM,
  CATEGORY_PERSONS_MIN,
  ENPS_DETRACTOR_MAX,
  ENPS_PROMOTER_MIN,
  K_ANON_MAX,
  K_ANON_MIN,
  MOTIVATION_DEFAULT,
  MOTIVATION_STALE_DAYS,
  PARTICIPATION_MIN,
} from '#/lib/domain/metrics/constants.ts';
import { sentimentWeights } from '#/lib/domain/metrics/scores/sentiment.ts';
import { importLimits, undoDays } from '#/lib/domain/people/constants.ts';
import { administratorLinkLifeDays } from '#/lib/domain/places/constants.ts';
import { PREVIEW_MINUTES } from '#/lib/domain/previews/constants.ts';
import { prioritiesCount, userNormsMax } from '#/lib/domain/profile/constants.ts';
import {
  nudgeLimits,
  OPTIONS_MAX,
  OPTIONS_MIN,
  openDaysOf,
  QUESTIONS_MAX,
  REPEAT_DAYS,
} from '#/lib/domain/pulses/constants.ts';
import { constructs, questionBank, restDays } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { retentionSchedule } from '#/lib/domain/retention/constants.ts';
import { recentSignInMs } from '#/lib/domain/sessions/constants.ts';

const { from, to } = periodRange('1m', '2026-03-30');

/** Every number in an answer, taken from where it's defined; the company's own numbers are `ReaderFacts`. */
export const faqFacts = {
  administratorLinkDays: administratorLinkLifeDays,
  anonymousPosts: ANONYMOUS_POSTS_PER_DAY,
  bankItems: questionBank.length,
  categoryHigh: CATEGORY_HIGH_FROM,
  categoryMid: CATEGORY_MID_FROM,
  categoryPersons: CATEGORY_PERSONS_MIN,
  /** For the tests in `metrics/changes/interval.ts`, two-sided. */
  confidence: 90,
  constructs: constructs.length,
  deletionDays: GRACE_DAYS,
  detractorMax: ENPS_DETRACTOR_MAX,
  factorsMax: AFFECTING_FACTORS_MAX,
  feelingBad: sentimentWeights.bad,
  feelingGood: sentimentWeights.good,
  feelingMeh: sentimentWeights.meh,
  fewAuthors: FEW_AUTHORS,
  freePeople: FREE_PLAN_USERS,
  importRows: importLimits.rows,
  insightsPerWeek: CAPS.insightsPerWeek,
  otherSessionHours: otherSessionsMs / 3_600_000,
  invitationDays: invitationLifeDays,
  memberPersons: MEMBER_PERSONS_MIN,
  minimumHigh: K_ANON_MAX,
  minimumLow: K_ANON_MIN,
  monthQuestionsMax: MONTH_QUESTIONS_MAX,
  motivationDefault: MOTIVATION_DEFAULT,
  namedPosts: NAMED_POSTS_PER_DAY,
  nudgeHours: nudgeLimits.hours,
  nudges: nudgeLimits.perRound,
  onboardingDays: ONBOARDING_TENURE_DAYS_MAX,
  openDays: openDaysOf.once,
  optionsMax: OPTIONS_MAX,
  optionsMin: OPTIONS_MIN,
  overDays: OVER_LIMIT_DAYS,
  participationMin: PARTICIPATION_MIN,
  pastDueDays: PAST_DUE_DAYS,
  previewMinutes: PREVIEW_MINUTES,
  prioritiesMax: prioritiesCount.max,
  prioritiesMin: prioritiesCount.min,
  promoterMin: ENPS_PROMOTER_MIN,
  pulseDays: retentionSchedule.pulses.days,
  pulseQuestions: QUESTIONS_MAX,
  recentMinutes: recentSignInMs / 60_000,
  remindersMax: REMINDERS_MAX,
  removableMinutes: REMOVABLE_MINUTES,
  repeatDays: REPEAT_DAYS,
  restDays: restDays.item,
  restEnpsDays: restDays.enps,
  restShorterDays: restDays.shorter,
  staleDays: MOTIVATION_STALE_DAYS,
  themeDays: CAPS.themeDays,
  trendDays: daysBetween(from, to) + 1,
  undoDays,
  valuesMax: userNormsMax,
  yearlyOpenDays: openDaysOf[4],
} as const satisfies Record<string, number>;
