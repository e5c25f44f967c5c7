import { handle } from '#/app/handle.ts';
import { listSessions } from '#/lib/domain/accounts/queries/list-sessions.ts';
import { listSessionsContract } from '#/lib/domain/accounts/sessions-contract.ts';

export const GET = handle(listSessionsContract, async ({ ctx }) => ({ sessions: await listSessions(ctx) }));
