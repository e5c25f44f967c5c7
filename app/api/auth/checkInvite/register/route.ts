import { handle } from '#/lib/api/handle.ts';
import { registerInvited } from '#/lib/domain/accounts/commands/register-invited.ts';
import { registerInvitedContract } from '#/lib/domain/accounts/contract.ts';

export const POST = handle(registerInvitedContract, ({ ctx, body }) => registerInvited(ctx, body));
