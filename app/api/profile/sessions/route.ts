import { handle } from '#/app/handle.ts';
import { listSessions } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { listSessionsContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';

export const GET = handle(listSessionsContract, async ({ ctx }) => ({ sessions: await listSessions(ctx) }));
