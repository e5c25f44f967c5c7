import type { CompanyFilters, TeamSort } from '#/components/dashboards/company/company-filters.ts';

type Direction = CompanyFilters['direction'];

/** The orders of the list, as the filter row offers them. */
export const sortOptions = [
  { value: 'name:asc', label: 'Name, A to Z' },
  { value: 'name:desc', label: 'Name, Z to A' },
  { value: 'members:desc', label: 'Most members' },
  { value: 'members:asc', label: 'Fewest members' },
  { value: 'motivation:asc', label: 'Lowest motivation' },
  { value: 'motivation:desc', label: 'Highest motivation' },
  { value: 'productivity:asc', label: 'Lowest performance' },
  { value: 'productivity:desc', label: 'Highest performance' },
  { value: 'sentiment:asc', label: 'Lowest sentiment' },
  { value: 'sentiment:desc', label: 'Highest sentiment' },
] as const satisfies readonly { value: `${TeamSort}:${Direction}`; label: string }[];

/** The filters behind one of the offered orders. */
export function readSort(value: string): Pick<CompanyFilters, 'sort' | 'direction'> {
  const [sort, direction] = value.split(':') as [TeamSort, Direction];
  return { sort, direction };
}

/**
 * The order after a press on a column's head: the other way round where it already leads; names begin with A, members
 * with the most, figures with the lowest, because that is what people look for.
 * @example pressSort({ sort: 'name', direction: 'asc' }, 'sentiment') // { sort: 'sentiment', direction: 'asc' }
 */
export function pressSort(
  now: Pick<CompanyFilters, 'sort' | 'direction'>,
  sort: TeamSort,
): Pick<CompanyFilters, 'sort' | 'direction'> {
  if (now.sort === sort) return { sort, direction: now.direction === 'asc' ? 'desc' : 'asc' };
  return { sort, direction: sort === 'members' ? 'desc' : 'asc' };
}
