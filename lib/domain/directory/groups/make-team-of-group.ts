import { displayName as teamName } from '#/lib/domain/accounts/accounts.schema.ts';
import type { DirectoryCtx } from '#/lib/domain/directory/protocol/guard.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Creates, if the company wants that, a team with a new group's name, without a leader or department, and connects
 * it to the group. Does nothing for a name that no team can have.
 */
export async function makeTeamOfGroup(
  tx: Transaction,
  ctx: DirectoryCtx,
  { id, displayName }: { id: string; displayName: string },
): Promise<void> {
  const companyId = ctx.company.id;
  const state = await tx.directoryState.findUnique({ where: { companyId } });
  const { data: name } = teamName('').safeParse(displayName);
  if (!state?.groupsMakeTeams || !name) return;
  const now = ctx.clock.now();
  const team = await tx.team.create({ data: { companyId, name, createdAt: now, completedAt: now } });
  await tx.directoryGroup.update({ where: { id }, data: { teamId: team.id } });
  await recordEvent(tx, ctx, {
    action: 'team.create',
    subject: `team:${team.id}`,
    details: { name },
    facts: null,
  });
}
