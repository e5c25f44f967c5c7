import { handle } from '#/app/handle.ts';
import { listDestinationsContract } from '#/lib/domain/people/bulk/bulk.contract.ts';
import { listDestinations } from '#/lib/domain/people/bulk/list-destinations.ts';

export const GET = handle(listDestinationsContract, ({ ctx, query }) => listDestinations(ctx, query));
