import { handle } from '#/app/handle.ts';
import { submitCheckInContract } from '#/lib/domain/check-ins/respond/respond.contract.ts';
import { submitCheckIn } from '#/lib/domain/check-ins/respond/submit-check-in.ts';

export const POST = handle(submitCheckInContract, ({ ctx, body }) => submitCheckIn(ctx, body));
