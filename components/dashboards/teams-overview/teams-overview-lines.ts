import type { useTranslations } from 'next-intl';
import { type ChartWords, publishedBlanks } from '#/components/charts/blank-words.ts';
import { formatLabels, labelDate } from '#/components/charts/chart-dates.ts';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { formatValue } from '#/components/charts/format-value.ts';
import type { ChartLabel } from '#/components/charts/line-chart-model.ts';
import type { CompanyAnalytics } from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFigure } from '#/components/dashboards/company/company-figures.ts';
import { describeWithout } from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';
import type { ChartReader } from '#/components/dashboards/use-figure-reader.ts';
import { axisDates } from '#/lib/domain/calendar/timeline.ts';
import { axisFrom } from '#/lib/domain/metrics/series/axis.ts';

interface TeamLine {
  id: number;
  name: string;
  /** One value for each label; null is a gap, never zero. */
  values: (number | null)[];
}

/** Everything that the chart of many teams shows, ready to be drawn. */
export interface TeamLines {
  title: string;
  labels: ChartLabel[];
  company: TeamLine;
  /** The teams with at least one value, by name. */
  teams: TeamLine[];
  /** Where the axis begins: at 40, so that lines have room, or lower if a value lies below. */
  from: number;
  /** A sentence on why teams have no line; empty if all have one. */
  without: string;
  summary: string;
}

/** Returns the look of a name: the chosen team's has its line's colour, the others are pale, but not the company, 0. */
export function lookOfName(id: number, marked: readonly number[], shownId: number | null): string {
  if (id === shownId) return 'text-accent-text';
  const colour = marked.includes(id) ? 'text-bad' : '';
  return shownId !== null && id > 0 ? `${colour} opacity-45`.trim() : colour;
}

interface TeamLinesInput {
  analytics: CompanyAnalytics;
  figure: CompanyFigure;
  reader: LinesReader;
}

interface LinesReader extends ChartReader {
  lines: ReturnType<typeof useTranslations<'teams-overview.lines'>>;
}

/** Returns the lines of one result for the company or a department and its teams, on one axis of dates. */
export function prepareTeamLines({ analytics, figure, reader }: TeamLinesInput): TeamLines {
  const { teamsPeriod } = analytics;
  const bucket = teamsPeriod.bucket === 'month' ? 'month' : 'week';
  const answerDates = analytics.teams.flatMap(({ data }) => data.map(({ date }) => date));
  const dates = axisDates(answerDates, bucket, teamsPeriod);
  const align = (id: number, name: string, data: CompanyAnalytics['teams'][number]['data']): TeamLine => {
    const records = new Map(data.map(({ date, record }) => [date, record]));
    return { id, name, values: dates.map((date) => records.get(date) ?? null) };
  };
  const all = analytics.teams.map(({ id, teamName, data }) => align(id, teamName, data));
  const teams = all.filter(hasValue).toSorted((a, b) => a.name.localeCompare(b.name));
  const labels = dates.map((date) => labelDate(date, bucket, { t: reader.points, locale: reader.locale }));
  const company = align(0, analytics.department?.name ?? reader.t('company'), analytics.companyLine);
  const title = reader.lines(`title.${figure.metric}`);
  return {
    title,
    labels,
    company,
    teams,
    from: axisFrom([company, ...teams].flatMap(({ values }) => values)),
    without: describeWithout(
      analytics.teams.filter((_, at) => !hasValue(all[at] ?? { values: [] })),
      reader.lines,
    ),
    summary: summarise({ title, teams, labels }, reader),
  };
}

/** Returns an index of the axis in words: the company, and the requested teams. */
export function describeTeamLines(
  { labels, company }: TeamLines,
  { at, teams }: { at: number; teams: readonly TeamLine[] },
  { t, locale }: { t: ChartWords; locale: string },
): ChartPointText {
  const row = ({ name, values }: TeamLine, isCompany: boolean) => ({
    name,
    value: values[at] == null ? t(`blank.${publishedBlanks.gap}`) : formatValue(values[at] ?? null, '', locale),
    record: values[at] ?? null,
    colour: isCompany ? ('average' as const) : ('accent-text' as const),
    style: 'solid' as const,
  });
  const { fullLabel = '', date = '' } = labels[at] ?? {};
  return {
    heading: fullLabel,
    date,
    rows: [...(hasValue(company) ? [row(company, true)] : []), ...teams.map((team) => row(team, false))],
  };
}

/**
 * Returns the team whose line is closest to a value at an index of the axis; undefined if none has a value there.
 * @example findNearestTeam([{ id: 4, values: [70] }, { id: 5, values: [80] }], 0, 74).id // 4
 */
export function findNearestTeam(teams: readonly TeamLine[], at: number, value: number): TeamLine | undefined {
  const distance = ({ values }: TeamLine) => Math.abs((values[at] ?? Number.POSITIVE_INFINITY) - value);
  return teams.filter(({ values }) => (values[at] ?? null) !== null).toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Returns whether the line has something to draw. */
export function hasValue({ values }: Pick<TeamLine, 'values'>): boolean {
  return values.some((value) => value !== null);
}

/** Returns a line's last value; 0 if it has none. */
export function endOf({ values }: Pick<TeamLine, 'values'>): number {
  return values.findLast((value) => value !== null) ?? 0;
}

function summarise(
  { title, teams, labels }: Pick<TeamLines, 'title' | 'teams' | 'labels'>,
  { points, lines: t }: LinesReader,
): string {
  // Teams are compared at the same time: a line that ended earlier has no value there.
  const at = labels.findLastIndex((_, place) => teams.some(({ values }) => (values[place] ?? null) !== null));
  const order = teams
    .flatMap(({ name, values }) =>
      (values[at] ?? null) === null ? [] : [{ name, value: Math.round(values[at] ?? 0) }],
    )
    .toSorted((a, b) => b.value - a.value);
  const [highest, lowest] = [order[0], order.at(-1)];
  if (!highest || !lowest) return points('summary.none', { title });
  const facts = {
    title,
    dates: formatLabels(labels, points),
    count: teams.length,
    day: labels[at]?.fullLabel ?? '',
    highest: highest.name,
    high: highest.value,
  };
  if (order.length < 2) return t('summaryOne', facts);
  return t('summary', { ...facts, lowest: lowest.name, low: lowest.value });
}
