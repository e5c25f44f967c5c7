import { handle } from '#/app/handle.ts';
import { testIntegration } from '#/lib/domain/integrations/integration.service.ts';
import { testIntegrationContract } from '#/lib/domain/integrations/integrations.contract.ts';

export const POST = handle(testIntegrationContract, ({ ctx, params }) => testIntegration(ctx, params.kind));
