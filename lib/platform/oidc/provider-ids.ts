/** The possible providers: two well-known ones, and the installation's own. */
export const providerIds = ['google', 'microsoft', 'oidc'] as const;
export type ProviderId = (typeof providerIds)[number];
