import { handle } from '#/app/handle.ts';
import { endOtherSessions } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { endOtherSessionsContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';

export const POST = handle(endOtherSessionsContract, ({ ctx }) => endOtherSessions(ctx));
