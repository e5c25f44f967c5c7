import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { TeamSchedule } from '#/lib/domain/organisation/organisation.schema.ts';
import { lockTeam } from '#/lib/domain/organisation/teams/lock-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Changes when a team checks in. Rounds that are open stay; their rows prevent asking twice about one day. Throws what
 * `getManagedTeam` throws.
 */
export async function updateTeam(
  ctx: UserCtx,
  id: number,
  schedule: Partial<TeamSchedule>,
): Promise<Record<string, never>> {
  await ctx.db.$transaction(async (tx) => {
    await lockTeam(tx, ctx, id);
    await tx.team.update({ where: { id }, data: schedule });
    const { workingDays, ...others } = schedule;
    const details = { ...others, ...(workingDays ? { workingDays: workingDays.join(' ') } : {}) };
    await recordAct(tx, ctx, { action: 'team.schedule', subject: `team:${id}`, details });
  });
  return {};
}
