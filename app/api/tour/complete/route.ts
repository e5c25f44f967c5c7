import { handle } from '#/app/handle.ts';
import { completeTour } from '#/lib/domain/tour/commands/complete-tour.ts';
import { completeTourContract } from '#/lib/domain/tour/contract.ts';

export const POST = handle(completeTourContract, ({ ctx }) => completeTour(ctx));
