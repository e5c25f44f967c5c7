import { handle } from '#/app/handle.ts';
import { completeTourContract } from '#/lib/domain/tour/tour.contract.ts';
import { completeTour } from '#/lib/domain/tour/tour.service.ts';

export const POST = handle(completeTourContract, ({ ctx }) => completeTour(ctx));
