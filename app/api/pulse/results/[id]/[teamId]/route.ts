import { handle } from '#/app/handle.ts';
import { getPulseResults } from '#/lib/domain/pulses/results/get-pulse-results.ts';
import { getPulseResultsContract } from '#/lib/domain/pulses/results/results.contract.ts';

export const GET = handle(getPulseResultsContract, ({ ctx, params, query }) =>
  getPulseResults(ctx, { ...params, ...query }),
);
