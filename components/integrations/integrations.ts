import type { Output } from '#/lib/api/endpoint.ts';
import type { getIntegrationsContract } from '#/lib/domain/integrations/integrations.contract.ts';

export type Integrations = Output<typeof getIntegrationsContract>;

/** A chat platform, and the company's connection there. */
export type Channel = Integrations['channels'][number];

/** The integrations, by their names in URLs. */
export const integrationNames = ['slack', 'teams', 'signIn', 'directory', 'keys', 'webhooks'] as const;
export type IntegrationName = (typeof integrationNames)[number];

export const integrationsPath = '/companyManagement?tab=integrations';

/** Returns the integration that a URL opens; null for the list. */
export function parseIntegration(open: string | undefined): IntegrationName | null {
  return integrationNames.find((name) => name === open) ?? null;
}
