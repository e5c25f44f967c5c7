import { handle } from '#/app/handle.ts';
import { submitCheckIn } from '#/lib/domain/check-ins/commands/submit-check-in.ts';
import { submitCheckInContract } from '#/lib/domain/check-ins/contract.ts';

export const POST = handle(submitCheckInContract, ({ ctx, body }) => submitCheckIn(ctx, body));
