import { handle } from '#/app/handle.ts';
import { getLastPulse } from '#/lib/domain/dashboards/team/get-last-pulse.ts';
import { getLastPulseContract } from '#/lib/domain/dashboards/team/team.contract.ts';

export const GET = handle(getLastPulseContract, ({ ctx, params }) => getLastPulse(ctx, params.id));
