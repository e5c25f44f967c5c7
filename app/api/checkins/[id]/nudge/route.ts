import { handle } from '#/app/handle.ts';
import { nudgeTeamContract } from '#/lib/domain/check-ins/mails/nudge.contract.ts';
import { nudgeTeam } from '#/lib/domain/check-ins/mails/nudge-team.ts';

export const POST = handle(nudgeTeamContract, ({ ctx, params, body }) => nudgeTeam(ctx, { ...params, ...body }));
