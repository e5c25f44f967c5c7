import { handle } from '#/app/handle.ts';
import { getTour } from '#/lib/domain/tour/get-tour.ts';
import { getTourContract } from '#/lib/domain/tour/tour.contract.ts';

export const GET = handle(getTourContract, ({ ctx }) => getTour(ctx));
