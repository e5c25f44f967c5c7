import { handle } from '#/app/handle.ts';
import { completeTour } from '#/lib/domain/tour/complete-tour.ts';
import { completeTourContract } from '#/lib/domain/tour/tour.contract.ts';

export const POST = handle(completeTourContract, ({ ctx }) => completeTour(ctx));
