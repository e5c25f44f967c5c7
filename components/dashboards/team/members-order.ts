import { statusOf } from '#/components/organisation/person-status.ts';
import type { Member } from '#/components/organisation/team/team.ts';
import { comparePeople } from '#/lib/platform/person-order.ts';

/** The columns that sort the members of a team. */
export type MembersColumn = 'name' | 'status';

export interface MembersOrder {
  sort: MembersColumn;
  direction: 'asc' | 'desc';
}

/**
 * Returns the request for all members, to be sorted here; the server uses the same, so that the cached answer is found.
 */
export function wholeTeamInput(id: number) {
  return { params: { id }, query: {} };
}

/** Sorts members by a column as it's shown, and equal ones by name. */
export function orderMembers(members: readonly Member[], { sort, direction }: MembersOrder): Member[] {
  const compare: Record<MembersColumn, (a: Member, b: Member) => number> = {
    name: comparePeople,
    status: (a, b) => statusOf(a).localeCompare(statusOf(b)) || comparePeople(a, b),
  };
  return members.toSorted((a, b) => (direction === 'desc' ? -1 : 1) * compare[sort](a, b));
}

/** Returns the order after a press on a column's heading: that column, or the opposite direction. */
export function pressColumn(order: MembersOrder, pressed: string): MembersOrder {
  const sort = pressed === 'status' ? 'status' : 'name';
  return { sort, direction: order.sort === sort && order.direction === 'asc' ? 'desc' : 'asc' };
}
