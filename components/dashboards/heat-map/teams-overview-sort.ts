import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import type { TeamOrder } from '#/lib/domain/dashboards/company/company.constants.ts';

type Order = Pick<CompanyFilters, 'sort' | 'direction'>;

/** The orders of the list, as they are offered where it has no columns. */
export const teamOrders = [
  'attention:asc',
  'name:asc',
  'name:desc',
  'members:desc',
  'members:asc',
  'participation:asc',
  'participation:desc',
  'motivation:asc',
  'motivation:desc',
  'productivity:asc',
  'productivity:desc',
  'sentiment:asc',
  'sentiment:desc',
] as const satisfies readonly `${TeamOrder}:${CompanyFilters['direction']}`[];

/** The filters behind one of the offered orders. */
export function readSort(value: string): Order {
  const [sort, direction] = value.split(':') as [TeamOrder, CompanyFilters['direction']];
  return { sort, direction };
}

/** Those that need a look first: where the list begins, and where it comes back to. */
export const urgentFirst: Order = { sort: 'attention', direction: 'asc' };

/**
 * The order after a press on a column's head. Names begin with A, members with the most, figures with the lowest, because
 * that is what people look for; a second press turns the order round, a third one brings back the first order.
 * @example pressSort({ sort: 'name', direction: 'asc' }, 'sentiment') // { sort: 'sentiment', direction: 'asc' }
 */
export function pressSort(now: Order, sort: TeamOrder): Order {
  const first = sort === 'members' ? 'desc' : 'asc';
  if (now.sort !== sort) return { sort, direction: first };
  return now.direction === first ? { sort, direction: first === 'asc' ? 'desc' : 'asc' } : urgentFirst;
}
