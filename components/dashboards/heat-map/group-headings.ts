import type { BreakdownPart } from '#/components/dashboards/breakdown/breakdown.ts';
import type {
  CompanyDashboard,
  CompanyViewer,
  OverviewTeam,
} from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { type CompanyFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import type { SummaryFigures } from '#/components/dashboards/heat-map/heat-map-summary-row.tsx';
import { hasLowParticipation } from '#/components/dashboards/sample-wording.ts';
import { TREND_RULES } from '#/lib/domain/metrics/constants.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

/** The company or department that teams are compared with. */
export type Yardstick = Pick<CompanyDashboard, 'department' | 'sentiment' | 'performance' | 'motivation'>;

interface DepartmentHeading {
  id: number;
  name: string;
  figures: SummaryFigures | undefined;
}

/** The rows above the teams' rows. */
export interface HeadedBy {
  /** The company or a department; null if teams of several departments have nothing in common. */
  whole: { name: string; href: string; figures: SummaryFigures | undefined } | null;
  /** What teams are compared with; undefined if there is nothing, and while it loads. */
  yardstick: Yardstick | undefined;
  /** Null if teams aren't grouped. */
  departments: readonly DepartmentHeading[] | null;
}

/** Returns whether there are departments to group by. */
export function canGroup(
  { department }: Pick<CompanyFilters, 'department'>,
  { departments }: Pick<CompanyViewer, 'departments'>,
): boolean {
  return department === 0 && departments.length > 1;
}

/** Returns whether all teams shown belong to one department or company whose results this person may see. */
export function hasWhole(
  { department }: Pick<CompanyFilters, 'department'>,
  { role, departments }: Pick<CompanyViewer, 'role' | 'departments'>,
): boolean {
  return role === 'Administrator' || department !== 0 || departments.length === 1;
}

/** Returns whether teams are compared with more than is shown: for administrators always with the company. */
export function needsCompany(
  { department }: Pick<CompanyFilters, 'department'>,
  { role }: Pick<CompanyViewer, 'role'>,
): boolean {
  return role === 'Administrator' && department !== 0;
}

/** Returns whose brief has last week's teams; null if there is none of all that are listed. */
export function briefOf({ department }: CompanyFilters, { role, departments }: CompanyViewer) {
  if (role === 'Administrator') return { kind: 'company' as const, id: 0 };
  const id = department || (departments.length === 1 ? departments[0]?.id : 0);
  return id ? { kind: 'department' as const, id } : null;
}

type Placed = { readonly team: Pick<OverviewTeam['team'], 'departmentName'> };

/** Returns last week's teams of what is shown: a company's brief has those of all departments. */
export function teamsShown<Of extends Placed>(week: readonly Of[] = [], department: { name: string } | null): Of[] {
  return week.filter(({ team }) => department === null || team.departmentName === department.name);
}

/** Returns whether the departments above their teams have results that this person may compare. */
export function headsDepartments(filters: CompanyFilters, viewer: CompanyViewer): boolean {
  return viewer.role === 'Administrator' && filters.grouped && canGroup(filters, viewer);
}

/**
 * Returns the department that begins with the team at an index, without an id if the team has none; undefined if the
 * previous team is in the same department.
 * @example findHeading([{ team: { departmentName: 'Sales' } }], 0, [{ id: 4, name: 'Sales' }])?.id // 4
 */
export function findHeading(
  teams: readonly { team: Pick<OverviewTeam['team'], 'departmentName'> }[],
  at: number,
  departments: readonly DepartmentHeading[],
): Partial<DepartmentHeading> | undefined {
  const name = teams[at]?.team.departmentName ?? null;
  if (at > 0 && (teams[at - 1]?.team.departmentName ?? null) === name) return undefined;
  return departments.find((department) => department.name === name) ?? (name === null ? {} : { name });
}

interface HeadingAnswers {
  /** The company or the department. */
  dashboard: CompanyDashboard | undefined;
  /** The company, next to a department that it's compared with. */
  company?: CompanyDashboard | undefined;
  parts: readonly BreakdownPart[] | undefined;
}

/** Returns what is shown above the teams, as far as it's loaded. */
export function headRows(
  filters: CompanyFilters,
  viewer: CompanyViewer,
  { dashboard, company, parts }: HeadingAnswers,
): HeadedBy {
  const compared = needsCompany(filters, viewer) ? company : dashboard;
  const isGrouped = filters.grouped && canGroup(filters, viewer);
  return {
    whole: hasWhole(filters, viewer)
      ? {
          name: dashboard?.department?.name ?? viewer.companyName,
          href: companyAddress({ ...filters, tab: 'overview' }),
          figures: dashboard && {
            // The value that everyone starts with says nothing about anyone.
            motivation: { ...dashboard.motivation, ...(dashboard.motivation.isDefault && { avg: null }) },
            productivity: dashboard.performance,
            sentiment: dashboard.sentiment,
            participation: dashboard.participation.rate,
          },
        }
      : null,
    yardstick: hasWhole(filters, viewer) ? compared : undefined,
    departments: isGrouped
      ? viewer.departments.map(({ id, name }) => ({ id, name, figures: parts?.find((part) => part.id === id) }))
      : null,
  };
}

/**
 * Says which score is farthest below the company's or department's, if that distance matters; null if none is, if fewer
 * than half answered, and for sentiment, which the other sentences compare.
 */
export function describeFar(
  row: OverviewTeam,
  scope: Yardstick | null | undefined,
  { t }: Pick<FigureReader, 't'>,
): string | null {
  if (!scope || hasLowParticipation(row.participation)) return null;
  const [farthest] = companyFigures
    // The value that everyone starts with says nothing about anyone.
    .filter(({ company }) => company !== 'motivation' || !scope.motivation.isDefault)
    .flatMap(({ metric, team, company }) => {
      const distance = (scope[company].avg ?? 0) - (row[team].avg ?? 100);
      return distance < TREND_RULES[metric].small ? [] : [{ metric, distance }];
    })
    .toSorted((a, b) => b.distance - a.distance);
  if (!farthest || farthest.metric === 'sentiment') return null;
  const { department } = scope;
  const whole = t('finding.whole', { kind: department ? 'other' : 'company', name: department?.name ?? '' });
  return t('finding.far', { ...farthest, whole });
}
