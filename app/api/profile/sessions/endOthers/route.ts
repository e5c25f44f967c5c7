import { handle } from '#/app/handle.ts';
import { endOtherSessions } from '#/lib/domain/accounts/commands/end-session.ts';
import { endOtherSessionsContract } from '#/lib/domain/accounts/sessions-contract.ts';

export const POST = handle(endOtherSessionsContract, ({ ctx }) => endOtherSessions(ctx));
