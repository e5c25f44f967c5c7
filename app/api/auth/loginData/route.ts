import { handle } from '#/lib/api/handle.ts';
import { openSession } from '#/lib/domain/accounts/commands/open-session.ts';
import { openSessionContract } from '#/lib/domain/accounts/contract.ts';

export const POST = handle(openSessionContract, ({ ctx, body }) => openSession(ctx, body));
