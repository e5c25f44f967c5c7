import { handle } from '#/app/handle.ts';
import { enforceConnectionContract } from '#/lib/domain/company-sign-in/connections/connections.contract.ts';
import { enforceConnection } from '#/lib/domain/company-sign-in/connections/state.service.ts';

export const POST = handle(enforceConnectionContract, ({ ctx, params, body }) =>
  enforceConnection(ctx, params.id, body),
);
