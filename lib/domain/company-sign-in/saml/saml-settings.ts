import * as z from 'zod';
import type { SignInConnection } from '#/generated/prisma/client.ts';
import { env } from '#/lib/platform/env.ts';

/** A provider moves from one certificate to the next; a third is for one that signs at two places. */
export const CERTIFICATES_MAX = 3;

const settingsShape = z.object({
  /** Null until the provider's metadata are there, as is the list empty. */
  signInUrl: z.string().nullable(),
  certificates: z.array(z.object({ text: z.string(), endsAt: z.string() })),
  /** The attribute that carries the address; null for the name ID. */
  emailAttribute: z.string().nullable(),
});

/** What a connection keeps of its provider. */
export type SamlSettings = z.output<typeof settingsShape>;

export const noMetadata: SamlSettings = { signInUrl: null, certificates: [], emailAttribute: null };

/** Returns what a SAML connection keeps of its provider; null for a connection of another kind. */
export function samlSettingsOf({ kind, settings }: Pick<SignInConnection, 'kind' | 'settings'>): SamlSettings | null {
  return kind === 'saml' ? settingsShape.parse(settings) : null;
}

/** Returns what a provider must know of this product: one set for each connection. */
export function samlAddresses(id: number) {
  const answerUrl = `${env().APP_URL}/api/auth/company/saml/${id}`;
  return { entityId: `${answerUrl}/metadata`, answerUrl, metadataUrl: `${answerUrl}/metadata` };
}

/** Under whose name a company's people are bound: anybody can write any entity id into metadata. */
export function samlIssuer({ companyId, issuer }: Pick<SignInConnection, 'companyId' | 'issuer'>): string {
  return `saml:${companyId}:${issuer}`;
}

/** Returns when the last certificate ends; null without one. */
export function certificatesEnd(settings: SamlSettings | null): Date | null {
  const ends = settings?.certificates.map(({ endsAt }) => Date.parse(endsAt)) ?? [];
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
