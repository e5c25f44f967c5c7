import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import type { TeamOrder } from '#/lib/domain/dashboards/company/company.constants.ts';

type Order = Pick<CompanyFilters, 'sort' | 'direction'>;

/** The ways to sort the list, offered if it has no columns. */
export const teamOrders = [
  'attention:asc',
  'name:asc',
  'name:desc',
  'members:desc',
  'members:asc',
  'participation:asc',
  'participation:desc',
  'sentiment:asc',
  'sentiment:desc',
  'productivity:asc',
  'productivity:desc',
  'motivation:asc',
  'motivation:desc',
] as const satisfies readonly `${TeamOrder}:${CompanyFilters['direction']}`[];

/** Returns the filters of an offered sorting. */
export function readSort(value: string): Order {
  const [sort, direction] = value.split(':') as [TeamOrder, CompanyFilters['direction']];
  return { sort, direction };
}

/** Teams that need attention first: the list's default. */
export const urgentFirst: Order = { sort: 'attention', direction: 'asc' };

/**
 * Returns the sorting after a press on a column's heading. Names begin with A, members with the most, results with the
 * lowest, because that is what people look for. A second press reverses the order, and a third one restores the
 * default.
 * @example pressSort({ sort: 'name', direction: 'asc' }, 'sentiment') // { sort: 'sentiment', direction: 'asc' }
 */
export function pressSort(now: Order, sort: TeamOrder): Order {
  const first = sort === 'members' ? 'desc' : 'asc';
  if (now.sort !== sort) return { sort, direction: first };
  return now.direction === first ? { sort, direction: first === 'asc' ? 'desc' : 'asc' } : urgentFirst;
}
