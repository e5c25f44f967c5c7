import * as z from 'zod';
import type { SignInConnection } from '#/generated/prisma/client.ts';
import { env } from '#/lib/platform/env.ts';

/** Two certificates while a provider changes to the next one, and a third if it signs in two places. */
export const CERTIFICATES_MAX = 3;

const settingsShape = z.object({
  /** Null, and `certificates` empty, until the provider's metadata are stored. */
  signInUrl: z.string().nullable(),
  certificates: z.array(z.object({ text: z.string(), endsAt: z.string() })),
  /** The attribute with the email address; null if it's the name ID. */
  emailAttribute: z.string().nullable(),
});

/** What a connection stores of its provider. */
export type SamlSettings = z.output<typeof settingsShape>;

export const noMetadata: SamlSettings = { signInUrl: null, certificates: [], emailAttribute: null };

/** Returns what a SAML connection stores of its provider; null for another kind of connection. */
export function samlSettingsOf({ kind, settings }: Pick<SignInConnection, 'kind' | 'settings'>): SamlSettings | null {
  return kind === 'saml' ? settingsShape.parse(settings) : null;
}

/** Returns the URLs and ids that a provider needs, separate for each connection. */
export function samlAddresses(id: number) {
  const answerUrl = `${env().APP_URL}/api/auth/company/saml/${id}`;
  return { entityId: `${answerUrl}/metadata`, answerUrl, metadataUrl: `${answerUrl}/metadata` };
}

/**
 * Returns the issuer that a company's people are bound to. It contains the company, because anyone can write any
 * entity id into metadata.
 */
export function samlIssuer({ companyId, issuer }: Pick<SignInConnection, 'companyId' | 'issuer'>): string {
  return `saml:${companyId}:${issuer}`;
}

/** Returns when the last certificate expires; null if there is none. */
export function certificatesEnd(settings: SamlSettings | null): Date | null {
  const ends = settings?.certificates.map(({ endsAt }) => Date.parse(endsAt)) ?? [];
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
