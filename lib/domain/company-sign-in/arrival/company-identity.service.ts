import * as z from 'zod';
import type { Company, SignInConnection, User } from '#/generated/prisma/client.ts';
import { provenEmail } from '#/lib/domain/accounts/person/email.schema.ts';
import { storeIdentity } from '#/lib/domain/accounts/providers/identity.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { type ClaimedIdentity, readClaims } from '#/lib/platform/oidc/oidc.ts';
import { GOOGLE } from '#/lib/platform/oidc/oidc-settings.ts';

export type Holder = User & { company: Company };

/** Why someone isn't signed in. */
export type Refusal = 'unverified' | 'domain' | 'nobody' | 'suspended' | 'blocked' | 'full';

/** What a checked token says about a person of a company. */
export interface CompanyClaims {
  identity: ClaimedIdentity;
  /** In lower case; null if the email address isn't proven or isn't in a domain of the company. */
  address: string | null;
  fault: 'unverified' | 'domain' | null;
  firstName: string;
  lastName: string;
}

const MICROSOFT = /^https:\/\/login\.microsoftonline\.(com|us)\//;
const namePart = z.string().trim().min(1).max(100).optional().catch(undefined);
const names = z.object({ given_name: namePart, family_name: namePart, name: namePart });

/**
 * Reads the claims of a checked token. A company's own issuer is trusted for its email addresses, unless it says that
 * one isn't verified. Anyone can have an account at Google or Microsoft, so their own proofs count.
 */
export async function readCompanyClaims(
  tx: Transaction,
  companyId: number,
  claims: Record<string, unknown>,
): Promise<CompanyClaims> {
  const { iss, email_verified: isVerified, xms_edov: isOwned } = claims;
  const read = readClaims(iss === GOOGLE ? 'google' : 'oidc', claims);
  const isSaidUnverified = isVerified !== undefined && ![true, 'true'].includes(isVerified as boolean | string);
  const isForeign =
    MICROSOFT.test(String(iss)) && isOwned !== undefined && ![true, 1, '1', 'true'].includes(isOwned as 1);
  const isProven = iss === GOOGLE ? read.isEmailProven : !isSaidUnverified && !isForeign;
  const identity: ClaimedIdentity = { ...read, provider: 'company', isEmailProven: isProven };
  const { given_name: givenName, family_name: familyName, name } = names.parse(claims);
  const { data: email } = provenEmail.safeParse(read.email);
  const [first = email?.split('@')[0] ?? '', ...rest] = name?.split(/\s+/) ?? [];
  const person = { identity, firstName: givenName ?? first, lastName: familyName ?? (rest.join(' ') || first) };
  if (!email || !isProven) return { ...person, address: null, fault: 'unverified' };
  const isOwn = await isOfCompany(tx, companyId, email);
  return { ...person, address: isOwn ? email : null, fault: isOwn ? null : 'domain' };
}

/** Returns whether an email address is in a verified domain of this company. */
export async function isOfCompany(tx: Transaction, companyId: number, email: string): Promise<boolean> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return (await tx.companyDomain.count({ where: { companyId, domain, verifiedAt: { not: null } } })) > 0;
}

/**
 * Returns the account that a connection's claims identify, found by issuer and subject, or the first time by email
 * address. The account must belong to the connection's company, and its address must be in a verified domain of this
 * company; otherwise null. Source: docs/decisions.md, A company's issuer only signs in people of its own domains.
 */
export async function findHolder(
  tx: Transaction,
  { companyId }: SignInConnection,
  { identity, address }: CompanyClaims,
): Promise<{ user: Holder; isBound: boolean } | null> {
  const { issuer, subject } = identity;
  const where = { issuer_subject: { issuer, subject } };
  const bound = await tx.identity.findUnique({ where, include: { user: { include: { company: true } } } });
  const user =
    bound?.user ?? (address && (await tx.user.findUnique({ where: { email: address }, include: { company: true } })));
  if (!user || user.companyId !== companyId || !(await isOfCompany(tx, companyId, user.email))) return null;
  if (bound) return { user, isBound: true };
  // Another subject with the same email address is someone who got the address later.
  const count = await tx.identity.count({ where: { userId: user.id, issuer } });
  return count > 0 ? null : { user, isBound: false };
}

/**
 * Records that the identity was used, and binds it to the account the first time. Returns false if it belongs to
 * another account.
 */
export async function bindIdentity(
  tx: Transaction,
  ctx: Ctx,
  user: Holder,
  identity: ClaimedIdentity,
): Promise<boolean> {
  const { issuer, subject } = identity;
  const used = { where: { issuer, subject, userId: user.id }, data: { lastUsedAt: ctx.clock.now() } };
  if ((await tx.identity.updateMany(used)).count > 0) return true;
  if (await storeIdentity(tx, ctx, { user, identity })) return true;
  // A first sign-in at the same time may have been faster.
  return (await tx.identity.count({ where: used.where })) > 0;
}

/** Returns why an account can't sign in, or null. */
export function refusalOf({ confirmedAt, blockedAt, suspendedAt, company }: Holder): Refusal | null {
  if (!confirmedAt) return 'nobody';
  if (company.blockedAt && (!blockedAt || suspendedAt)) return 'blocked';
  if (blockedAt) return suspendedAt ? 'suspended' : 'nobody';
  return null;
}
