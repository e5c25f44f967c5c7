import { requestAdministratorRole } from '#/lib/domain/invitations/acceptance/request-administrator-role.ts';
import { becomeAdministrator } from '#/lib/domain/invitations/positions/become-administrator.ts';
import { becomeSecondaryLeader } from '#/lib/domain/invitations/positions/become-secondary-leader.ts';
import { joinTeam } from '#/lib/domain/invitations/positions/join-team.ts';
import { startDepartment } from '#/lib/domain/invitations/positions/start-department.ts';
import { startTeam } from '#/lib/domain/invitations/positions/start-team.ts';
import { takeOverDepartment } from '#/lib/domain/invitations/positions/take-over-department.ts';
import { takeOverTeam } from '#/lib/domain/invitations/positions/take-over-team.ts';
import { announceRejoin } from '#/lib/domain/live/announce-rejoin.ts';
import type { Joining } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Gives a person of the company the place they were invited to, beside the roles they have; the caller has locked the
 * place. Returns the ids of everybody whose roles changed, none when the person was there before or only asks.
 */
export async function takePlace(tx: Transaction, ctx: Ctx, joining: Joining): Promise<number[]> {
  const changed = await enter(tx, ctx, joining);
  await announceRejoin(tx, changed);
  return changed;
}

function enter(tx: Transaction, ctx: Ctx, joining: Joining): Promise<number[]> {
  const { departmentId, teamId } = joining;
  switch (joining.kind) {
    case 'company_administrator':
      return becomeAdministrator(tx, ctx, joining);
    case 'department_leader':
      return departmentId ? takeOverDepartment(tx, ctx, joining, departmentId) : startDepartment(tx, ctx, joining);
    case 'team_leader':
      return teamId ? takeOverTeam(tx, ctx, joining, teamId) : startTeam(tx, ctx, joining);
    case 'secondary_leader':
      return teamId ? becomeSecondaryLeader(tx, ctx, joining, teamId) : Promise.resolve([]);
    case 'administrator_request':
      return requestAdministratorRole(tx, ctx, joining).then(() => []);
    case 'team_member':
      return teamId ? joinTeam(tx, ctx, joining, teamId) : Promise.resolve([]);
  }
}
