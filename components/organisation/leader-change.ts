import { call } from '#/lib/api/call.ts';
import {
  inviteNewDepartmentLeaderContract,
  inviteNewSecondaryLeaderContract,
  inviteNewTeamLeaderContract,
  inviteSecondaryLeaderContract,
} from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { setDepartmentLeaderContract } from '#/lib/domain/organisation/departments/department.contract.ts';
import { addSecondaryLeaderContract } from '#/lib/domain/organisation/teams/team.contract.ts';

/** The department or team that gets a leader. `previous` is the name of the current leader. */
export interface LeaderPlace {
  kind: 'department' | 'team' | 'secondary';
  id: number;
  name: string;
  previous: string | null;
}

export interface NewLeader {
  email: string;
  firstName: string;
  lastName: string;
}

/** The choice about the previous leader, as the form stores it. Source: product specification. */
export const keepChoices = { remove: 1, keep: 2 } as const;
export type KeepChoice = (typeof keepChoices)[keyof typeof keepChoices];

/** Returns whether the person gets the position immediately, without an emailed invitation. */
export function takesEffectAtOnce({ kind, previous }: LeaderPlace): boolean {
  return kind === 'department' || (kind === 'secondary' && previous === null);
}

/** Makes a person of the company the leader immediately. */
export function appointLeader({ kind, id }: LeaderPlace, userId: number): Promise<unknown> {
  const input = { params: { id }, body: { userId } };
  return kind === 'department' ? call(setDepartmentLeaderContract, input) : call(addSecondaryLeaderContract, input);
}

/** Invites a person of the company to take over a team, without the need to know their email address. */
export function inviteColleague({ id }: LeaderPlace, userId: number, keep: boolean): Promise<unknown> {
  return call(inviteNewTeamLeaderContract, { params: { id }, body: { userId, keep } });
}

/** Invites someone who becomes the leader by joining. */
export function inviteLeader(place: LeaderPlace, person: NewLeader, keep: boolean): Promise<unknown> {
  const params = { id: place.id };
  if (place.kind === 'secondary' && place.previous === null) {
    return call(inviteSecondaryLeaderContract, { params, body: person });
  }
  const input = { params, body: { ...person, keep } };
  if (place.kind === 'secondary') return call(inviteNewSecondaryLeaderContract, input);
  if (place.kind === 'team') return call(inviteNewTeamLeaderContract, input);
  return call(inviteNewDepartmentLeaderContract, input);
}
