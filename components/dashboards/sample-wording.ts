import { wordDay, wordNextDue } from '#/components/dashboards/date-wording.ts';
import { wordPeriod } from '#/components/dashboards/period-wording.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { isParticipationLow } from '#/lib/domain/metrics/participation.ts';

type Participation = TeamDashboard['participation'];

/** How many people stand behind a figure, of those who were asked. */
export function wordSample(persons: number, personsAsked: number): string {
  const all = Math.max(persons, personsAsked);
  return `${persons} of ${all} ${all === 1 ? 'person' : 'people'}`;
}

/** True when check-ins were due and fewer than half were answered. */
export function hasLowParticipation({ rate }: Pick<Participation, 'rate'>): boolean {
  return rate !== null && isParticipationLow(rate);
}

const hiddenTexts: Record<NonNullable<PeriodFigure['hiddenReason']>, { title: string; reason: string }> = {
  group_too_small: {
    title: `Fewer than ${K_ANON_MIN} people answered`,
    reason: 'With so few answers a figure would show what one person said, so it stays hidden.',
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

/** Why there is no figure, in a sentence. */
export function wordNothing({ participation, period }: Pick<TeamDashboard, 'participation' | 'period'>): string {
  const { during } = wordPeriod(period.name);
  if (participation.due === 0) return `No check-in was due ${during}.`;
  if (participation.answered > 0) return `The answers ${during} hold nothing on this.`;
  return period.name === '1d' ? 'No answers for yesterday yet.' : `No answers ${during} yet.`;
}

/** What will fill an empty place and when; short where the summary above has said why it is empty. */
export function wordEmpty(
  dashboard: Pick<TeamDashboard, 'participation' | 'period' | 'nextDueDate'>,
  locale: string,
): string {
  const { participation, nextDueDate } = dashboard;
  if (participation.answered > 0) return `${wordNothing(dashboard)} ${wordNextDue(nextDueDate, locale)}`;
  return nextDueDate === null ? wordNextDue(null, locale) : `Next check-in: ${wordDay(nextDueDate, locale)}.`;
}
