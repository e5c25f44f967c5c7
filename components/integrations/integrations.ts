import type { Output } from '#/lib/api/endpoint.ts';
import type { getIntegrationsContract } from '#/lib/domain/integrations/integrations.contract.ts';

export type Integrations = Output<typeof getIntegrationsContract>;

/** A chat platform, and what the company is connected with there. */
export type Channel = Integrations['channels'][number];

/** What a company can be connected with, by the name that addresses give it. */
export const integrationNames = ['slack', 'teams', 'signIn', 'directory', 'keys', 'webhooks'] as const;
export type IntegrationName = (typeof integrationNames)[number];

export const integrationsPath = '/companyManagement?tab=integrations';

/** Returns what an address opens; null for the list of all. */
export function parseIntegration(open: string | undefined): IntegrationName | null {
  return integrationNames.find((name) => name === open) ?? null;
}
