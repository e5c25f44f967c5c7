import { handle } from '#/lib/api/handle.ts';
import { listSessionsContract } from '#/lib/domain/accounts/contract.ts';
import { listSessions } from '#/lib/domain/accounts/queries/list-sessions.ts';

export const GET = handle(listSessionsContract, async ({ ctx }) => ({ sessions: await listSessions(ctx) }));
