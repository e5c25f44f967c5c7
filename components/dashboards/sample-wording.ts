import type { ChartLabel } from '#/components/charts/line-chart-model.ts';
import { figures } from '#/components/dashboards/figures.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { comparedSpan, formatDate, formatDay } from '#/lib/domain/calendar/date-words.ts';
import { mondayOf } from '#/lib/domain/calendar/local-date.ts';
import type { Bucket, PeriodName } from '#/lib/domain/calendar/period.ts';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';
import type { FigureReader, HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';

type Participation = TeamDashboard['participation'];

/** How many people: counted for leaders, as a band for members. */
interface Sample {
  persons: number | null;
  personsBand: string | null;
}

type ResultWords = FigureReader['t'];

/** Says how many people a result is based on: of those who were asked, or as a band if they aren't counted. */
export function describeSample(
  { persons, personsBand }: Sample,
  { personsAsked, t }: { personsAsked: number | null; t: ResultWords },
): string {
  if (persons === null) return personsBand === null ? t('sample.tooFew') : t('sample.band', { band: personsBand });
  return t('sample.of', { persons, asked: Math.max(persons, personsAsked ?? 0) });
}

/** Returns how many people answered, without the number of people asked. */
export function describePeople({ persons, personsBand }: Sample, t: ResultWords): string {
  if (persons !== null) return t('sample.people', { persons });
  return personsBand === null ? t('sample.few') : t('sample.band', { band: personsBand });
}

/** Says how often or by how many people something was named: by people, or as a band of times if it's published. */
export function describeNamed({ timesBand, ...people }: Sample & { timesBand: string | null }, t: ResultWords): string {
  return timesBand === null ? describePeople(people, t) : t('sample.times', { band: timesBand });
}

/** Returns whether anything was answered; members only know the share. */
export function hasAnswers({ answered: answers, rate }: Pick<Participation, 'answered' | 'rate'>): boolean {
  return (answers ?? rate ?? 0) > 0;
}

/** Returns whether check-ins were due and fewer than half were answered. */
export function hasLowParticipation({ rate }: Pick<Participation, 'rate'>): boolean {
  return rate !== null && isParticipationLow(rate);
}

/** Returns whether a team's own leader reads current answers by name; everyone else sees what is published. */
export function isByName({ source }: Pick<TeamDashboard, 'source'>): boolean {
  return source === null;
}

/** Returns the name of the member whose results are shown; undefined for all members. */
export function nameOfMember({ member, members }: Pick<TeamDashboard, 'member' | 'members'>): string | undefined {
  return member === 0 ? undefined : members.find(({ value }) => value === member)?.label;
}

/** Says whose results these are, for explanations of missing values. */
export function hiddenGroup(
  { source, minimumGroupSize, knownTeams }: Source & Pick<TeamDashboard, 'knownTeams'>,
  reader: FigureReader,
): HiddenGroup {
  return { kind: source?.scope ?? 'team', minimum: minimumGroupSize, knownTeams, ...reader };
}

export type Source = Pick<TeamDashboard, 'source' | 'minimumGroupSize'>;

/** Returns the period, for use inside a sentence. */
export function describeDuring({ period }: Pick<TeamDashboard, 'period'>, t: ResultWords): string {
  return t(`during.${period.name}`);
}

/** Says what a result is compared with: by name the days behind its change, otherwise the previous period. */
export function earlierSpan({ period, source }: Pick<TeamDashboard, 'period' | 'source'>): PeriodName | '4w' {
  return isByName({ source }) ? comparedSpan(period.name) : period.name;
}

/** Returns whether the reader knows what was due: by name, or if the schedule has no check-in in the period. */
export function knowsDue({ participation }: Pick<TeamDashboard, 'participation'>): boolean {
  return participation.due !== null;
}

/** Says that nothing was asked or, if that isn't known, that no check-in has closed. */
export function describeNothingDue({ period, participation }: Emptiness, t: ResultWords): string {
  return knowsDue({ participation })
    ? t('empty.noneDue', { during: describeDuring({ period }, t) })
    : t('empty.noneClosed');
}

export type Emptiness = Pick<TeamDashboard, 'participation' | 'period'>;

/** Says in a sentence why there is no result. */
export function describeNothing({ participation, period }: Emptiness, t: ResultWords): string {
  if (!knowsDue({ participation })) return t('nothing');
  const during = describeDuring({ period }, t);
  if (participation.rate === null) return describeNothingDue({ period, participation }, t);
  if (hasAnswers(participation)) return t('empty.noOne', { during });
  return period.name === '1d' ? t('empty.yesterday') : t('empty.none', { during });
}

/** Returns whether the period is a single day on which nothing was due, and nothing was published either. */
export function isDayOff(dashboard: TeamDashboard): boolean {
  const { period, participation, norms, factors } = dashboard;
  const isEmpty = figures.every(({ key }) => dashboard[key].avg === null);
  return period.name === '1d' && participation.due === 0 && isEmpty && norms.length + factors.length === 0;
}

/** Says why no reason is shown: without names, only frequent ones are. */
export function describeNothingNamed({ source, minimumGroupSize: minimum }: Source, t: ResultWords): string {
  return isByName({ source }) ? t('empty.named') : t('empty.namedFew', { minimum });
}

/** Says what will be where nothing is yet, and when; short if the summary above has said why it's empty. */
export function describeEmpty(
  dashboard: Emptiness & Pick<TeamDashboard, 'nextDueDate'>,
  { t, locale }: Pick<FigureReader, 't' | 'locale'>,
): string {
  const { participation, nextDueDate } = dashboard;
  if (!knowsDue(dashboard)) return t('first');
  if (hasAnswers(participation))
    return `${describeNothing(dashboard, t)} ${describeNextDue(nextDueDate, { t, locale })}`;
  if (nextDueDate === null) return describeNextDue(null, { t, locale });
  return t('empty.next', { day: formatDay(nextDueDate, locale) });
}

/** Returns what names a point in a sentence: a week by its Monday, wherever it's drawn, all others as the axis does. */
export function nameDays(bucket: Bucket, { t, locale }: Pick<FigureReader, 't' | 'locale'>) {
  const nameWeek = (date: string) =>
    t('points.weekOf', { day: formatDate(mondayOf(date), locale, { day: 'numeric', month: 'short' }) });
  return (of: ChartLabel | undefined) => (bucket === 'week' && of ? nameWeek(of.date) : (of?.label ?? ''));
}

/** Returns whether nothing came before the period: its only point is the first one. */
export function isFirstPoint(dashboard: TeamDashboard): boolean {
  return dashboard.period.name !== '1d' && figures.every(({ key }) => dashboard[key].previousAvg === null);
}

/** Returns whether charts would have a single point each. */
export function isTooShortForCharts(dashboard: TeamDashboard): boolean {
  if (dashboard.period.name === '1d') return true;
  return hasAnswers(dashboard.participation) && figures.every(({ key }) => dashboard[key].data.length <= 1);
}
