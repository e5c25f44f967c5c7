import type { useTranslations } from 'next-intl';
import {
  compareWithWeek,
  type ScoreHighlight,
  type TeamHighlight,
} from '#/components/dashboards/breakdown/breakdown.ts';
import { hidesEveryTeam, type TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import { describePeriod } from '#/lib/domain/calendar/date-words.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import type { Judged } from '#/lib/domain/metrics/changes/highlights.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { describePublishedChange } from '#/lib/domain/metrics/words/change-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';
import { type describeWeek, findLower } from '#/lib/domain/metrics/words/highlight-words.ts';

type Attention = TeamsOverview['attention'];
type NamedTeam = Attention['teams'][number]['team'];

/** What is said about teams that need attention, by reason. */
const clauses = [
  { key: 'fell', holds: ({ reason }) => reason === 'fell' },
  { key: 'low', holds: ({ reason, metric }) => reason === 'category' && metric === 'sentiment' },
  { key: 'below', holds: ({ reason }) => reason === 'below' },
  { key: 'slow', holds: ({ reason, metric }) => reason === 'category' && metric === 'productivity' },
  { key: 'unmotivated', holds: ({ reason }) => reason === 'low' },
  { key: 'few', holds: ({ reason }) => reason === 'participation' },
] as const satisfies readonly { key: string; holds: (team: Attention['teams'][number]) => boolean }[];

/** What is said about the other teams, by category. */
const groups: readonly {
  key: 'well' | 'middle' | 'heldback' | 'stalled' | 'unknown' | 'small';
  categories: readonly number[];
}[] = [
  { key: 'well', categories: [1, 2, 4] },
  { key: 'middle', categories: [5] },
  { key: 'heldback', categories: [7] },
  { key: 'stalled', categories: [8] },
  { key: 'unknown', categories: [0] },
];

/** If there are more names than this, only their number is shown. */
const NAMED = 4;

interface How {
  t: ReturnType<typeof useTranslations<'teams-overview.summary'>>;
  locale: string;
  nameOf: (team: NamedTeam) => string;
}

/**
 * Says how the teams are: which need attention and why (the rows with a red mark), then how many others are in which
 * category. For example: “2 of 14 teams need attention: scores fell in Supply; low sentiment in Sales. 11 are doing
 * well on average, 1 has too few answers.” Of `teams`, those that are too small are said apart.
 */
export function summariseTeams(
  {
    attention,
    others,
    teams = [],
    period,
  }: Pick<TeamsOverview, 'attention' | 'others'> & Partial<Pick<TeamsOverview, 'teams' | 'period'>>,
  { t, locale, nameOf }: How,
): string {
  const total = attention.total + others.reduce(sumTeams, 0);
  const small = teams.filter(({ motivation }) => motivation.hiddenReason === 'group_too_small').length;
  const parts = groups.flatMap(({ key, categories }) => {
    const all = others.filter(({ id }) => categories.includes(id)).reduce(sumTeams, 0);
    // If no team has a category, why makes no difference.
    const apart = key === 'unknown' && all < total ? Math.min(small, all) : 0;
    const counts = [
      { key, count: all - apart },
      { key: 'small' as const, count: apart },
    ];
    return counts.filter(({ count }) => count > 0);
  });
  const [first, ...more] = parts;
  if (total === 0) return t('none');
  if (attention.total === 0 && first && first.key !== 'small' && more.length === 0)
    return t(`all.${first.key}`, { count: first.count });
  const lead =
    attention.total === 0
      ? t('calm', { total })
      : t('needs', { total, count: attention.total, reasons: describeReasons(attention, { t, locale, nameOf }) });
  if (!first) return lead;
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return `${lead} ${t(attention.total === 0 ? 'rest' : 'others', { parts: list.format(parts.map(({ key, count }) => t(`part.${key}`, { count, isDay: period?.name === '1d' ? 'yes' : 'no' }))) })}`;
}

/** Returns whether there are results, but not of the only day that is shown. */
export function hasNothingNew({
  asOf,
  period,
  attention,
  teams,
}: Pick<TeamsOverview, 'asOf' | 'period' | 'attention' | 'teams'>): boolean {
  return asOf !== null && period.name === '1d' && attention.total === 0 && teams.length > 0 && hidesEveryTeam(teams);
}

function sumTeams(sum: number, { teams }: { teams: number }): number {
  return sum + teams;
}

function describeReasons({ teams }: Attention, { t, locale, nameOf }: How): string {
  const list = new Intl.ListFormat(locale);
  return clauses
    .flatMap(({ key, holds }) => {
      const its = teams.filter(holds);
      const names = its.slice(0, NAMED).map(({ team }) => nameOf(team));
      const rest = its.length > NAMED ? [t('more', { count: its.length - NAMED })] : [];
      const metrics = new Set(its.map(({ metric }) => metric));
      const [metric = 'scores'] = metrics.size === 1 ? metrics : [];
      return its.length === 0 ? [] : [t(`why.${key}`, { metric, teams: list.format([...names, ...rest]) })];
    })
    .join(t('join'));
}

/** Returns the change of a team's result in words. */
export function describeTeamChange(
  metric: TrendMetric,
  figure: PublishedFigure,
  { period, t }: { period: PeriodName; t: FigureReader['t'] },
) {
  return describePublishedChange(metric, figure, { previous: describePeriod(period, t).previous, t });
}

/**
 * Returns which score was low or fell last week in a team that doesn't need attention, by the rule of the first card, or
 * was lower in one that needs attention although the score rose.
 */
export function findLow(team: { id: number }, highlight: Judged<number> | null, week: readonly TeamHighlight[]) {
  if (highlight?.kind === 'attention') return findLower({ ...highlight, team }, week);
  const { turned, low } = compareWithWeek({ attention: [], risen: [], success: [] }, week);
  return [...low, ...turned].find(({ team: { id } }) => id === team.id);
}

/** Says which score was low or fell last week: in the few words of a mark, and in a sentence. */
export function describeLow({ reason, metric, value }: ScoreHighlight, t: Parameters<typeof describeWeek>[1]) {
  const isDown = reason === 'fell';
  const score = t('low', { metric: t(`inSentence.${metric}`), value });
  return {
    mark: `${t(isDown ? 'fallenTeams' : 'lowTeams')}: ${score}`,
    sentence: t(isDown ? 'wasDown' : 'wasLow', { metric, value }),
  };
}

/** Returns whether last week's score comes before how a team stands: unless that's bad news too. */
export function leadsWithLow(highlight: Pick<Judged<number>, 'kind'> | null): boolean {
  return highlight?.kind !== 'attention';
}
