import { handle } from '#/app/handle.ts';
import { removeConnection } from '#/lib/domain/company-sign-in/connections/connection.service.ts';
import { removeConnectionContract } from '#/lib/domain/company-sign-in/connections/connections.contract.ts';

export const POST = handle(removeConnectionContract, ({ ctx, params }) => removeConnection(ctx, params.id));
