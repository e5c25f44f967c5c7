import { handle } from '#/app/handle.ts';
import { activateConnectionContract } from '#/lib/domain/company-sign-in/connections/connections.contract.ts';
import { activateConnection } from '#/lib/domain/company-sign-in/connections/state.service.ts';

export const POST = handle(activateConnectionContract, ({ ctx, params }) => activateConnection(ctx, params.id));
