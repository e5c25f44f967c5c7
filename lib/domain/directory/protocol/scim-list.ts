import { SCIM_PAGE, SCIM_PAGE_MAX, urns } from '#/lib/domain/directory/constants.ts';

/** The requested rows of a list. */
export interface Page {
  filter: string | null;
  /** The position of the first row, from 1. */
  startIndex: number;
  count: number;
  /** Whether the answer leaves out members of groups. */
  leavesMembersOut: boolean;
}

/**
 * Reads the parameters of a list. An unreadable number counts as missing. Source: RFC 7644 3.4.2.4.
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

/** Returns a list in SCIM format. */
export function presentList(resources: readonly unknown[], total: number, { startIndex }: Pick<Page, 'startIndex'>) {
  return {
    schemas: [urns.list],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}
