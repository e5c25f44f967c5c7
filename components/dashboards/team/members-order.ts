import { statusOf } from '#/components/organisation/person-status.ts';
import type { Member } from '#/components/organisation/team/team.ts';
import { comparePeople } from '#/lib/platform/person-order.ts';

/** What the members of a team can be ordered by. */
export type MembersColumn = 'name' | 'status';

export interface MembersOrder {
  sort: MembersColumn;
  direction: 'asc' | 'desc';
}

/** All members at once, so that they can be ordered here; the same on the server, so that the cache it fills is found. */
export function wholeTeamInput(id: number) {
  return { params: { id }, query: {} };
}

/** Orders members by a column as it is shown, and by name where that is alike. */
export function orderMembers(members: readonly Member[], { sort, direction }: MembersOrder): Member[] {
  const compare: Record<MembersColumn, (a: Member, b: Member) => number> = {
    name: comparePeople,
    status: (a, b) => statusOf(a).localeCompare(statusOf(b)) || comparePeople(a, b),
  };
  return members.toSorted((a, b) => (direction === 'desc' ? -1 : 1) * compare[sort](a, b));
}

/** The order after a press on the head of a column: that column, or its other direction. */
export function pressColumn(order: MembersOrder, pressed: string): MembersOrder {
  const sort = pressed === 'status' ? 'status' : 'name';
  return { sort, direction: order.sort === sort && order.direction === 'asc' ? 'desc' : 'asc' };
}
