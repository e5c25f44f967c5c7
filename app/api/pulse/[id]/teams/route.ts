import { handle } from '#/app/handle.ts';
import { listPulseTeams } from '#/lib/domain/pulses/queries/list-pulse-teams.ts';
import { listPulseTeamsContract } from '#/lib/domain/pulses/results-contract.ts';

export const GET = handle(listPulseTeamsContract, ({ ctx, params }) => listPulseTeams(ctx, params.id));
