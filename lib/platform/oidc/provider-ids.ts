/** Who may be asked who somebody is: two known ones and one of the installation's own. */
export const providerIds = ['google', 'microsoft', 'oidc'] as const;
export type ProviderId = (typeof providerIds)[number];
