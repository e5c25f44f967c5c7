import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { lockTeam } from '#/lib/domain/organisation/teams/lock-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Renames a team; throws what `getManagedTeam` throws. */
export async function updateTeamName(ctx: UserCtx, id: number, { name }: { name: string }) {
  return ctx.db.$transaction(async (tx) => {
    const { name: before } = await lockTeam(tx, ctx, id);
    await tx.team.update({ where: { id }, data: { name } });
    await recordAct(tx, ctx, { action: 'team.rename', subject: `team:${id}`, details: { name, before } });
    return { name };
  });
}
