import { handle } from '#/app/handle.ts';
import { deletePulseContract } from '#/lib/domain/pulses/actions-contract.ts';
import { deletePulse } from '#/lib/domain/pulses/commands/delete-pulse.ts';

export const GET = handle(deletePulseContract, ({ ctx, params }) => deletePulse(ctx, params.id));
