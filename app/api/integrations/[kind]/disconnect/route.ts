import { handle } from '#/app/handle.ts';
import { disconnectIntegration } from '#/lib/domain/integrations/integration.service.ts';
import { disconnectIntegrationContract } from '#/lib/domain/integrations/integrations.contract.ts';

export const POST = handle(disconnectIntegrationContract, ({ ctx, params }) => disconnectIntegration(ctx, params.kind));
