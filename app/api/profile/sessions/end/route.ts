import { handle } from '#/app/handle.ts';
import { endSession } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { endSessionContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';

export const POST = handle(endSessionContract, ({ ctx, body }) => endSession(ctx, body));
