import { handle } from '#/app/handle.ts';
import { listDestinationsContract } from '#/lib/domain/people/destinations-contract.ts';
import { listDestinations } from '#/lib/domain/people/queries/list-destinations.ts';

export const GET = handle(listDestinationsContract, ({ ctx, query }) => listDestinations(ctx, query));
