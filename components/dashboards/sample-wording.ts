import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { describePeriod, formatDay } from '#/lib/domain/calendar/date-words.ts';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';
import type { FigureReader, HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';
import { countWords, describePersonsOf } from '#/lib/domain/metrics/words/plain-words.ts';
import { FIRST_FIGURES } from '#/lib/domain/releases/constants.ts';

type Participation = TeamDashboard['participation'];

/** People behind something: counted for leaders, as a band for members. */
interface Sample {
  persons: number | null;
  personsBand: string | null;
}

/**
 * How many people stand behind a figure: of those who were asked, or as a band where they are not counted.
 * @example describeSample({ persons: null, personsBand: '3–4' }, null) // '3–4 people'
 */
export function describeSample({ persons, personsBand }: Sample, personsAsked: number | null): string {
  if (persons === null) return personsBand === null ? 'Too few people' : `${personsBand} people`;
  return describePersonsOf(persons, personsAsked ?? 0);
}

/** The same without those who were asked. */
export function describePeople({ persons, personsBand }: Sample): string {
  return persons === null ? `${personsBand ?? 'too few'} people` : countWords(persons, 'person', 'people');
}

/** How often or by how many something was named: by people, or as a band of times where it is published. */
export function describeNamed({ timesBand, ...people }: Sample & { timesBand: string | null }): string {
  return timesBand === null ? describePeople(people) : `${timesBand} times`;
}

/** Whether anything was answered; members know only the share. */
export function hasAnswers({ answered: answers, rate }: Pick<Participation, 'answered' | 'rate'>): boolean {
  return (answers ?? rate ?? 0) > 0;
}

/** True when check-ins were due and fewer than half were answered. */
export function hasLowParticipation({ rate }: Pick<Participation, 'rate'>): boolean {
  return rate !== null && isParticipationLow(rate);
}

/** True for a team's own leaders, who see live answers by name; everybody else sees what is published. */
export function isByName({ source }: Pick<TeamDashboard, 'source'>): boolean {
  return source === null;
}

/** Whose figures these are, for the words about what is empty. */
export function hiddenGroup(
  { source, minimumGroupSize, knownTeams }: Source & Pick<TeamDashboard, 'knownTeams'>,
  reader: FigureReader,
): HiddenGroup {
  return { kind: source?.scope ?? 'team', minimum: minimumGroupSize, knownTeams, ...reader };
}

type Source = Pick<TeamDashboard, 'source' | 'minimumGroupSize'>;

/** The period inside a sentence. */
export function describeDuring({ period }: Pick<TeamDashboard, 'period'>): string {
  return describePeriod(period.name).during;
}

/** What a figure is compared with: by name the days behind its change, else the period of equal length. */
export function describeEarlier({ period, source }: Pick<TeamDashboard, 'period' | 'source'>): string {
  const { compared, previous } = describePeriod(period.name);
  return isByName({ source }) ? compared : previous;
}

/** That nothing was asked; where it is published, that no check-in has closed. */
export function describeNothingDue({ period, source }: Pick<TeamDashboard, 'period' | 'source'>): string {
  return isByName({ source }) ? `No check-in was due ${describeDuring({ period })}.` : 'No check-in has closed yet.';
}

type Emptiness = Pick<TeamDashboard, 'participation' | 'period' | 'source'>;

/** Why there is no figure, in a sentence. */
export function describeNothing({ participation, period, source }: Emptiness): string {
  if (!isByName({ source })) return 'There are no results yet.';
  const during = describeDuring({ period });
  if (participation.rate === null) return describeNothingDue({ period, source });
  if (hasAnswers(participation)) return `No one answered this ${during}.`;
  return period.name === '1d' ? 'No answers for yesterday yet.' : `No answers ${during} yet.`;
}

/** Where no factor is shown, as part of a sentence: without names, only what was named often is. */
export function describeNothingNamed({ source, minimumGroupSize }: Source): string {
  return isByName({ source }) ? 'nothing was named' : `nothing that at least ${minimumGroupSize} people named`;
}

/** What will fill an empty place and when; short where the summary above has said why it is empty. */
export function describeEmpty(dashboard: Emptiness & Pick<TeamDashboard, 'nextDueDate'>, locale: string): string {
  const { participation, nextDueDate } = dashboard;
  if (!isByName(dashboard)) return FIRST_FIGURES;
  if (hasAnswers(participation)) return `${describeNothing(dashboard)} ${describeNextDue(nextDueDate, locale)}`;
  return nextDueDate === null ? describeNextDue(null, locale) : `Next check-in: ${formatDay(nextDueDate, locale)}.`;
}
