import { wordNextDue } from '#/components/dashboards/next-due-wording.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { wordDay } from '#/lib/domain/calendar/date-words.ts';
import { wordClosedPeriod, wordPeriod } from '#/lib/domain/calendar/period-words.ts';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { isParticipationLow } from '#/lib/domain/metrics/participation.ts';

type Participation = TeamDashboard['participation'];

/** People behind something: counted for leaders, as a band for members. */
interface Sample {
  persons: number | null;
  personsBand: string | null;
}

/**
 * How many people stand behind a figure: of those who were asked, or as a band where they are not counted.
 * @example wordSample({ persons: null, personsBand: '3–4' }, null) // '3–4 people'
 */
export function wordSample({ persons, personsBand }: Sample, personsAsked: number | null): string {
  if (persons === null) return personsBand === null ? 'Too few people' : `${personsBand} people`;
  const all = Math.max(persons, personsAsked ?? 0);
  return `${persons} of ${all} ${all === 1 ? 'person' : 'people'}`;
}

/** The same without those who were asked. */
export function wordPeople({ persons, personsBand }: Sample): string {
  return persons === 1 ? '1 person' : `${persons ?? personsBand ?? 'too few'} people`;
}

/** Whether anything was answered; members know only the share. */
export function hasAnswers({ answered, rate }: Pick<Participation, 'answered' | 'rate'>): boolean {
  return (answered ?? rate ?? 0) > 0;
}

/** True when check-ins were due and fewer than half were answered. */
export function hasLowParticipation({ rate }: Pick<Participation, 'rate'>): boolean {
  return rate !== null && isParticipationLow(rate);
}

const hiddenTexts: Record<NonNullable<PeriodFigure['hiddenReason']>, { title: string; reason: string }> = {
  group_too_small: {
    title: `No day with ${K_ANON_MIN} answers`,
    reason: `Shown are closed days with at least ${K_ANON_MIN} answers, so that no figure shows what one person said.`,
  },
  not_enough_answers: {
    title: 'Not enough answers',
    reason: 'With so few answers a figure would show what one person said, so it stays hidden.',
  },
  protects_other_group: {
    title: 'Hidden to protect others',
    reason: 'From this figure, the answers of a few people could be worked out.',
  },
};

/** Why a figure is hidden, or undefined when it is not. */
export function describeHidden(figure: Pick<PeriodFigure, 'hiddenReason'>) {
  return figure.hiddenReason === null ? undefined : hiddenTexts[figure.hiddenReason];
}

/** The period inside a sentence; what counts for members ends some days ago. */
export function wordDuring({ period, asOf }: Pick<TeamDashboard, 'period' | 'asOf'>): string {
  return (asOf === null ? wordPeriod : wordClosedPeriod)(period.name).during;
}

/** What a figure is compared with: leaders see the days behind its change, members the period of equal length. */
export function wordEarlier({ period, asOf }: Pick<TeamDashboard, 'period' | 'asOf'>): string {
  const { compared, previous } = wordPeriod(period.name);
  return asOf === null ? compared : previous;
}

/** That nothing was asked; for members, whose check-ins count once they have closed, that none has closed. */
export function wordNothingDue({ period, asOf }: Pick<TeamDashboard, 'period' | 'asOf'>): string {
  if (asOf === null) return `No check-in was due ${wordDuring({ period, asOf })}.`;
  return `No check-in has closed ${period.name === '1d' ? 'yet' : wordDuring({ period, asOf })}.`;
}

type Emptiness = Pick<TeamDashboard, 'participation' | 'period' | 'asOf'>;

/** Why there is no figure, in a sentence. */
export function wordNothing({ participation, period, asOf }: Emptiness): string {
  const during = wordDuring({ period, asOf });
  if (participation.rate === null) return wordNothingDue({ period, asOf });
  if (hasAnswers(participation)) return `No one answered this ${during}.`;
  // What has closed is not answered any more.
  if (asOf !== null) return `No answers ${during}.`;
  return period.name === '1d' ? 'No answers for yesterday yet.' : `No answers ${during} yet.`;
}

/** Where no factor is told, as part of a sentence: members learn only of what several people named. */
export function wordNothingNamed({ asOf }: Pick<TeamDashboard, 'asOf'>): string {
  return asOf === null ? 'nothing was named' : `nothing that at least ${K_ANON_MIN} people named on one day`;
}

/** What will fill an empty place and when; short where the summary above has said why it is empty. */
export function wordEmpty(dashboard: Emptiness & Pick<TeamDashboard, 'nextDueDate'>, locale: string): string {
  const { participation, nextDueDate } = dashboard;
  if (hasAnswers(participation)) return `${wordNothing(dashboard)} ${wordNextDue(nextDueDate, locale)}`;
  return nextDueDate === null ? wordNextDue(null, locale) : `Next check-in: ${wordDay(nextDueDate, locale)}.`;
}
