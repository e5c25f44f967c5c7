import { handle } from '#/app/handle.ts';
import { getIntegrations } from '#/lib/domain/integrations/integration.service.ts';
import { getIntegrationsContract } from '#/lib/domain/integrations/integrations.contract.ts';

export const GET = handle(getIntegrationsContract, ({ ctx }) => getIntegrations(ctx));
