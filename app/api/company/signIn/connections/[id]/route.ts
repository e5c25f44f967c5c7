import { handle } from '#/app/handle.ts';
import { updateConnection } from '#/lib/domain/company-sign-in/connections/connection.service.ts';
import { updateConnectionContract } from '#/lib/domain/company-sign-in/connections/connections.contract.ts';

export const POST = handle(updateConnectionContract, ({ ctx, params, body }) => updateConnection(ctx, params.id, body));
