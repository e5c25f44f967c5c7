import { handle } from '#/app/handle.ts';
import { listPulseTeams } from '#/lib/domain/pulses/audience/audience.service.ts';
import { listPulseTeamsContract } from '#/lib/domain/pulses/results/results.contract.ts';

export const GET = handle(listPulseTeamsContract, ({ ctx, params }) => listPulseTeams(ctx, params.id));
