import { SCIM_PAGE, SCIM_PAGE_MAX, urns } from '#/lib/domain/directory/constants.ts';

/** Which rows of a list are asked for. */
export interface Page {
  filter: string | null;
  /** From 1. */
  startIndex: number;
  count: number;
  /** Whether members of groups are left out. */
  leavesMembersOut: boolean;
}

/**
 * Reads the parameters of a list; a number that is none counts as left out. Source: RFC 7644 3.4.2.4.
 * @example readPage(new URLSearchParams('startIndex=-3&count=9000'))
 *   // { filter: null, startIndex: 1, count: 200, leavesMembersOut: false }
 */
export function readPage(query: URLSearchParams): Page {
  const whole = (name: string, usual: number, most: number) => {
    const text = query.get(name) ?? '';
    return /^-?\d{1,9}$/.test(text) ? Math.min(Number(text), most) : usual;
  };
  const excluded = (query.get('excludedAttributes') ?? '').toLowerCase().split(/[\s,]+/);
  return {
    filter: query.get('filter') || null,
    startIndex: Math.max(1, whole('startIndex', 1, 1_000_000)),
    count: Math.max(0, whole('count', SCIM_PAGE, SCIM_PAGE_MAX)),
    leavesMembersOut: excluded.includes('members'),
  };
}

/** Returns a list as SCIM writes it. */
export function presentList(resources: readonly unknown[], total: number, { startIndex }: Pick<Page, 'startIndex'>) {
  return {
    schemas: [urns.list],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}
