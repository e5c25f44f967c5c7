import { handle } from '#/app/handle.ts';
import { getTourContract } from '#/lib/domain/tour/contract.ts';
import { getTour } from '#/lib/domain/tour/queries/get-tour.ts';

export const GET = handle(getTourContract, ({ ctx }) => getTour(ctx));
