import { handle } from '#/app/handle.ts';
import { getTourContract } from '#/lib/domain/tour/tour.contract.ts';
import { getTour } from '#/lib/domain/tour/tour.service.ts';

export const GET = handle(getTourContract, ({ ctx }) => getTour(ctx));
