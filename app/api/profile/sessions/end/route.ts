import { handle } from '#/app/handle.ts';
import { endSession } from '#/lib/domain/accounts/commands/end-session.ts';
import { endSessionContract } from '#/lib/domain/accounts/sessions-contract.ts';

export const POST = handle(endSessionContract, ({ ctx, body }) => endSession(ctx, body));
