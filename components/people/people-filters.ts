import { peopleSearchMax, peopleSorts, personStatuses } from '#/lib/domain/people/constants.ts';
import type { PeopleFilter, PeopleOrder } from '#/lib/domain/people/people.schema.ts';
import { readId } from '#/lib/platform/ids.ts';
import { roleNames } from '#/lib/platform/roles.ts';

export const filterNames = ['search', 'department', 'team', 'role', 'status'] as const;

/**
 * Reads the filters of a URL; invalid ones are left out.
 * @example readFilters((name) => new URLSearchParams('role=Boss&team=4').get(name)) // { search: '', team: 4 }
 */
export function readFilters(get: (name: string) => string | null): PeopleFilter {
  const search = get('search')?.trim() ?? '';
  const filters = {
    department: readIdOrZero(get('department')),
    team: readIdOrZero(get('team')),
    role: roleNames.find((role) => role === get('role')),
    status: personStatuses.find((status) => status === get('status')),
  };
  const entries = Object.entries(filters).filter(([, value]) => value !== undefined);
  return { search: search.slice(0, peopleSearchMax), ...Object.fromEntries(entries) };
}

function readIdOrZero(text: string | null): number | undefined {
  return text === '0' ? 0 : readId(text);
}

/** Returns whether the list is filtered. */
export function isFiltered(filters: PeopleFilter): boolean {
  return filterNames.some((name) => filters[name] !== undefined && filters[name] !== '');
}

/** Returns the order of a URL, by name if it has none. */
export function readOrder(get: (name: string) => string | null): PeopleOrder {
  const sort = peopleSorts.find((option) => option === (get('sort') ?? 'name'));
  const direction = (['asc', 'desc'] as const).find((option) => option === (get('direction') ?? 'asc'));
  return sort && direction ? { sort, direction } : { sort: 'name', direction: 'asc' };
}

/** Returns the order after a click on a column: descending if the list is ascending by it, otherwise ascending. */
export function nextOrder(order: PeopleOrder, sort: string): { sort: string; direction: string | undefined } {
  const isAgain = order.sort === sort;
  return { sort, direction: isAgain && order.direction === 'asc' ? 'desc' : undefined };
}
