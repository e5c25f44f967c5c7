import { DEFAULT_PERIOD, type PeriodName, periods } from '#/lib/domain/calendar/period.ts';
import {
  orderDirections,
  type ShownMetric,
  shownMetrics,
  type TeamOrder,
  teamOrders,
} from '#/lib/domain/dashboards/company/company.constants.ts';
import { readId } from '#/lib/platform/ids.ts';

export const companyTabs = ['overview', 'teams', 'steps'] as const;

export type CompanyTab = (typeof companyTabs)[number];

/** What the dashboard above team level shows. */
export interface CompanyFilters {
  tab: CompanyTab;
  period: PeriodName;
  /** 0 for everything that the person may see. */
  department: number;
  search: string;
  /** A category of productivity and sentiment; null for all. */
  category: number | null;
  sort: TeamOrder;
  direction: 'asc' | 'desc';
  /** Whether the teams of a department stay together. */
  grouped: boolean;
  page: number;
  /** The result whose lines are drawn; null for the one that most marked teams are marked for. */
  metric: ShownMetric | null;
  /** The team that is shown alone; 0 for none. */
  team: number;
}

export const defaultFilters: CompanyFilters = {
  tab: 'overview',
  period: DEFAULT_PERIOD,
  department: 0,
  search: '',
  category: null,
  sort: 'attention',
  direction: 'asc',
  grouped: false,
  page: 1,
  metric: null,
  team: 0,
};

const LAST_PAGE = 100_000;

function readPage(text: string | null): number {
  const page = readId(text) ?? 1;
  return page <= LAST_PAGE ? page : 1;
}

/**
 * Reads the filters of a URL; missing or invalid ones, such as someone else's department, get their defaults.
 * @example parseCompanyFilters((name) => ({ department: '99' })[name] ?? null, [4]).department // 0
 */
export function parseCompanyFilters(
  get: (name: string) => string | null,
  departmentIds: readonly number[],
): CompanyFilters {
  const department = readId(get('department')) ?? 0;
  const category = get('category');
  return {
    tab: companyTabs.find((tab) => tab === get('tab')) ?? defaultFilters.tab,
    period: periods.find(({ name }) => name === get('period'))?.name ?? DEFAULT_PERIOD,
    department: departmentIds.includes(department) ? department : 0,
    search: (get('search') ?? '').trim().slice(0, 100),
    category: category && /^\d$/.test(category) ? Number(category) : null,
    sort: teamOrders.find((sort) => sort === get('sort')) ?? defaultFilters.sort,
    direction: orderDirections.find((direction) => direction === get('direction')) ?? defaultFilters.direction,
    grouped: get('grouped') === 'true',
    page: readPage(get('page')),
    metric: shownMetrics.find((metric) => metric === get('metric')) ?? defaultFilters.metric,
    team: readId(get('team')) ?? 0,
  };
}

/** Returns the URL that shows these filters; defaults and, on other tabs, the teams' filters are left out. */
export function companyAddress(filters: CompanyFilters): string {
  const shared = ['tab', 'period', 'department'] as const;
  const names = filters.tab !== 'teams' ? shared : (Object.keys(defaultFilters) as (keyof CompanyFilters)[]);
  const search = new URLSearchParams();
  for (const name of names) {
    if (filters[name] !== defaultFilters[name]) search.set(name, String(filters[name]));
  }
  return search.size > 0 ? `/dashboard?${search}` : '/dashboard';
}

/** Returns changed filters: narrowing or sorting starts at the first page, another department clears the team. */
export function changeFilters(filters: CompanyFilters, next: Partial<CompanyFilters>): CompanyFilters {
  const restarts = (['period', 'department', 'search', 'category', 'sort', 'direction', 'grouped'] as const).some(
    (name) => name in next,
  );
  return {
    ...filters,
    ...(restarts ? { page: 1 } : {}),
    ...('department' in next ? { team: 0 } : {}),
    ...next,
  };
}
