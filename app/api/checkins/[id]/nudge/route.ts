import { handle } from '#/app/handle.ts';
import { nudgeTeam } from '#/lib/domain/check-ins/commands/nudge-team.ts';
import { nudgeTeamContract } from '#/lib/domain/check-ins/nudge-contract.ts';

export const POST = handle(nudgeTeamContract, ({ ctx, params, body }) => nudgeTeam(ctx, { ...params, ...body }));
