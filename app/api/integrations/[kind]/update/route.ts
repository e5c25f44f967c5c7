import { handle } from '#/app/handle.ts';
import { updateIntegration } from '#/lib/domain/integrations/integration.service.ts';
import { updateIntegrationContract } from '#/lib/domain/integrations/integrations.contract.ts';

export const POST = handle(updateIntegrationContract, ({ ctx, params, body }) =>
  updateIntegration(ctx, { ...params, ...body }),
);
