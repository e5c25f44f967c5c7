import { handle } from '#/app/handle.ts';
import { getPulseResultsContract } from '#/lib/domain/pulses/results/results.contract.ts';
import { getPulseResults } from '#/lib/domain/pulses/results/results.service.ts';

export const GET = handle(getPulseResultsContract, ({ ctx, params, query }) =>
  getPulseResults(ctx, { ...params, ...query }),
);
