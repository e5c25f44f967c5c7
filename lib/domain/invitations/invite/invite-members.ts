import type { Team } from '#/generated/prisma/client.ts';
import { invitePeople } from '#/lib/domain/invitations/invite/invitation.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Invites addresses into a team, one mail each; an older open invitation of an address is replaced. */
export async function inviteMembers(
  tx: Transaction,
  ctx: UserCtx,
  team: Pick<Team, 'id' | 'companyId'>,
  emails: readonly string[],
): Promise<void> {
  const place = { companyId: team.companyId, kind: 'team_member', departmentId: null, teamId: team.id } as const;
  await invitePeople(
    tx,
    ctx,
    place,
    emails.map((email) => ({ email })),
  );
}
