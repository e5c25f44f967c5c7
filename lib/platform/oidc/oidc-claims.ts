import * as z from 'zod';
import type { ProviderId } from '#/lib/platform/oidc/provider-ids.ts';

/** OpenID Connect Core 2: ASCII, and at most 255 characters for a subject. */
const ascii = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[ -~]+$/);

const schema = z.object({
  iss: ascii(500),
  sub: ascii(255),
  email: ascii(254).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  xms_edov: z.unknown().optional(),
  hd: z.unknown().optional(),
});

/** What a checked id token says about a person. */
export type Claims = z.input<typeof schema>;

/** An account held elsewhere. */
export interface ClaimedIdentity {
  provider: ProviderId;
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider vouches that the address is the person's own. */
  isEmailProven: boolean;
}

/** Reads the claims of an id token whose signature, issuer, audience, nonce and age have been checked. */
export function readClaims(provider: ProviderId, claims: unknown): ClaimedIdentity {
  const { iss, sub, email, ...proofs } = schema.parse(claims);
  const isEmailProven = proves[provider]({ email, ...proofs });
  return { provider, issuer: iss, subject: sub, email: email ?? null, isEmailProven };
}

/** Whether the claims prove the address; otherwise an account must first be connected from the profile. */
const proves: Record<ProviderId, (claims: Omit<z.output<typeof schema>, 'iss' | 'sub'>) => boolean> = {
  oidc: ({ email_verified }) => email_verified === true,
  // Google vouches for addresses of its own and of Workspace domains (`hd`); any other address was verified only when
  // the account was opened, and may belong to somebody else by now.
  google: ({ email = '', email_verified, hd }) =>
    email_verified === true && ((typeof hd === 'string' && hd !== '') || /@(gmail|googlemail)\.com$/i.test(email)),
  // Microsoft lets any tenant write any address into `email` and sends no proof; only the optional claim `xms_edov`
  // says that the tenant owns the domain.
  microsoft: ({ xms_edov }) => [true, 1, '1', 'true'].some((yes) => yes === xms_edov),
};
