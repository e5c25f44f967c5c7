import { describeBand } from '#/components/dashboards/company/company-wording.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type {
  getCompanyAnalyticsContract,
  getCompanyDashboardContract,
  listTeamsOverviewContract,
} from '#/lib/domain/dashboards/company/company.contract.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import {
  describeHidden,
  type FigureReader,
  type HiddenGroup,
  type HiddenWords,
} from '#/lib/domain/metrics/words/hidden-words.ts';

/** The company or one department over one period, as the API returns it. */
export type CompanyDashboard = Output<typeof getCompanyDashboardContract>;
export type CompanyAnalytics = Output<typeof getCompanyAnalyticsContract>;
export type TeamsOverview = Output<typeof listTeamsOverviewContract>;
export type OverviewTeam = TeamsOverview['teams'][number];

/** The person who looks at results above team level. */
export interface CompanyViewer {
  role: 'Administrator' | 'Department Leader';
  companyName: string;
  /** The company, or the only department that this person leads. */
  placeName: string;
  minimumGroupSize: number;
  /** The departments that the person may choose from, by name. */
  departments: readonly { id: number; name: string }[];
  /** The BCP 47 tag for dates and numbers. */
  locale: string;
}

/** Returns whose results a company's dashboard shows, for explanations of missing values. */
export function companyGroup(dashboard: CompanyDashboard, reader: FigureReader): HiddenGroup {
  const { department, minimumGroupSize, knownTeams } = dashboard;
  return { kind: department ? 'department' : 'company', minimum: minimumGroupSize, knownTeams, ...reader };
}

/** Returns whose results a team's row shows, and what a team too small for its own counts towards. */
export function teamGroup(
  { team }: OverviewTeam,
  { minimumGroupSize }: Pick<CompanyViewer, 'minimumGroupSize'>,
  reader: FigureReader,
): HiddenGroup {
  return { kind: 'team', minimum: minimumGroupSize, countsIn: team.departmentName, ...reader };
}

/**
 * Returns why a result is empty, or undefined if it isn't. That a day has none doesn't mean that few people answered:
 * answers wait until they can be published together.
 */
export function describeEmpty(
  figure: Pick<PublishedFigure, 'hiddenReason'> & Partial<Pick<PublishedFigure, 'until'>>,
  group: HiddenGroup,
  period: PeriodName,
): HiddenWords | undefined {
  const hidden = describeHidden(figure, group);
  if (!hidden || period !== '1d' || figure.hiddenReason !== 'not_enough_answers') return hidden;
  return { ...hidden, title: group.t('hidden.title.yesterday', { kind: group.kind }) };
}

export type TeamViewer = Pick<CompanyViewer, 'minimumGroupSize' | 'locale'>;

/** Returns whether one reason hides all three results of a team, so that it's only given once. */
export function hidesAllAlike({ motivation, productivity, sentiments }: OverviewTeam): boolean {
  const { hiddenReason } = motivation;
  return hiddenReason !== null && [productivity, sentiments].every((figure) => figure.hiddenReason === hiddenReason);
}

/** Returns whether no result is shown because too few people answered, so that it's only said once. */
export function areTooFew(figures: readonly Pick<PublishedFigure, 'avg' | 'hiddenReason'>[]): boolean {
  return figures.every(({ avg, hiddenReason }) => avg === null && hiddenReason !== 'known_by_name');
}

/** Returns whether no team has a result because too few people answered. */
export function hidesEveryTeam(teams: readonly OverviewTeam[]): boolean {
  return areTooFew(teams.flatMap(({ sentiments, productivity, motivation }) => [sentiments, productivity, motivation]));
}

/** Returns whether none of the three results is shown. */
export function isWithoutFigures({ sentiment, performance, motivation }: CompanyDashboard): boolean {
  return [sentiment, performance, motivation].every(({ avg }) => avg === null);
}

/** Returns whether a single day is shown, which has no trend. */
export function isOneDay({ period, asOf }: CompanyDashboard): boolean {
  return period.name === '1d' && asOf !== null;
}

/** Returns the days of what is shown; none while older results stay during the loading of a new time frame. */
export function shownDays(dashboard: Pick<CompanyDashboard, 'period'> | undefined, { period }: { period: PeriodName }) {
  return dashboard?.period.name === period ? dashboard.period : undefined;
}

/** Says how many people several results are based on; undefined if that isn't shown for all of them, or differs. */
export function describeCommonBand(bands: readonly (string | null)[], t: FigureReader['t']): string | undefined {
  const [band = null, ...others] = new Set(bands);
  return others.length === 0 ? describeBand(band, t) : undefined;
}

/** Returns whether nothing is published yet. */
export function isWithoutResults({ asOf, enps, onboarding }: CompanyDashboard): boolean {
  return asOf === null && enps.avg === null && onboarding.avg === null;
}

/** Returns whether a department has no teams, and no results of teams that it had. */
export function isWithoutTeams({ department, teams, ...figures }: CompanyDashboard): boolean {
  const isEmpty = [figures.motivation, figures.performance, figures.sentiment].every(({ since }) => since === null);
  const hasMonths = [figures.enps, figures.onboarding].some(({ data }) => data.length > 0);
  return department !== null && teams === 0 && isEmpty && !hasMonths && figures.norms.length === 0;
}
