import { type PeopleFilter, type PeopleOrder, peopleFilter, peopleOrder } from '#/lib/domain/people/schema.ts';

export const filterNames = ['search', 'department', 'team', 'role', 'status'] as const;

/**
 * The filters of an address; what cannot be a filter is left out.
 * @example readFilters((name) => new URLSearchParams('role=Boss&team=4').get(name)) // { search: '', team: 4 }
 */
export function readFilters(get: (name: string) => string | null): PeopleFilter {
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => {
      const text = get(name) ?? undefined;
      const isId = name === 'department' || name === 'team';
      const part = peopleFilter.safeParse({ [name]: isId && text && /^\d+$/.test(text) ? Number(text) : text });
      const value = part.data?.[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return { search: '', ...filters };
}

/** Whether the list is narrowed at all. */
export function isFiltered(filters: PeopleFilter): boolean {
  return filterNames.some((name) => filters[name] !== undefined && filters[name] !== '');
}

/** The order of an address; what cannot be one is by name. */
export function readOrder(get: (name: string) => string | null): PeopleOrder {
  const asked = peopleOrder.safeParse({ sort: get('sort') ?? undefined, direction: get('direction') ?? undefined });
  return asked.data ?? { sort: 'name', direction: 'asc' };
}

/** The order after a click on the name of a column: the other way round where it is the one, else from its beginning. */
export function nextOrder(order: PeopleOrder, sort: string): { sort: string; direction: string | undefined } {
  const isAgain = order.sort === sort;
  return { sort, direction: isAgain && order.direction === 'asc' ? 'desc' : undefined };
}
