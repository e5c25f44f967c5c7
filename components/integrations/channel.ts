import type { Output } from '#/lib/api/endpoint.ts';
import type { getIntegrationsContract } from '#/lib/domain/integrations/integrations.contract.ts';

/** A chat platform, and what the company is connected with there. */
export type Channel = Output<typeof getIntegrationsContract>['channels'][number];
