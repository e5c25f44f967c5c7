import { handle } from '#/app/handle.ts';
import { makeConnection } from '#/lib/domain/company-sign-in/connections/connection.service.ts';
import { makeConnectionContract } from '#/lib/domain/company-sign-in/connections/connections.contract.ts';

export const POST = handle(makeConnectionContract, ({ ctx, body }) => makeConnection(ctx, body));
