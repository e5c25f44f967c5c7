import type { Company, SignInConnection } from '#/generated/prisma/client.ts';
import { firstName, lastName } from '#/lib/domain/accounts/person/name.schema.ts';
import { takeSeats } from '#/lib/domain/billing/seats/seat.service.ts';
import type { CompanyClaims, Holder } from '#/lib/domain/company-sign-in/arrival/company-identity.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { acceptInvitations } from '#/lib/domain/invitations/acceptance/accept-invitations.ts';
import {
  createUser,
  lockRegistration,
  removeUnconfirmed,
} from '#/lib/domain/registration/company/registration.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';

/**
 * Creates a confirmed account for a person of the company's issuer, if the connection creates people, and accepts the
 * email address's open invitations. Returns null if it doesn't, if the address isn't verified or already has an
 * account, and if the company's directory adds people. Returns `full` if the plan has no seat.
 */
export async function createColleague(
  tx: Transaction,
  ctx: Ctx,
  { companyId, createsPeople }: SignInConnection,
  { identity, address: email, ...names }: CompanyClaims,
): Promise<{ user: Holder } | { refusal: 'full' } | null> {
  const { issuer, subject } = identity;
  const isBound = (await tx.identity.count({ where: { issuer, subject } })) > 0;
  const name = email && personNameOf(names, email);
  if (!createsPeople || !name || isBound) return null;
  // If the company has a directory, only the directory adds people.
  if (await tx.directoryPerson.findFirst({ where: { companyId, deletedAt: null } })) return null;
  const account = await lockRegistration(tx, email);
  if (account?.confirmedAt) return null;
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  if (company.blockedAt || (account && account.companyId !== companyId)) return null;
  const now = ctx.clock.now();
  const open = { companyId, email, acceptedAt: null, revokedAt: null, expiresAt: { gt: now } };
  // Invited people already have a seat. Positions are locked before seats, as everywhere.
  const isInvited = (await tx.invitation.count({ where: open })) > 0;
  if (!isInvited && !(await takeSeat(tx, ctx, companyId, email))) return { refusal: 'full' };
  if (account) await removeUnconfirmed(tx, account);
  const { timeZone } = company;
  const user = await createConfirmed(tx, ctx, company, { ...name, email, timeZone, locale: ctx.locale });
  const userId = user.id;
  if (isInvited) await acceptInvitations(tx, ctx, user);
  await recordEvent(tx, ctx, { action: 'user.register', subject: `user:${userId}`, companyId, actorId: userId });
  return { user };
}

interface Newcomer {
  email: string;
  firstName: string;
  lastName: string;
  timeZone: string;
  locale: string | undefined;
  phone?: string;
}

/** Creates the account of someone whose email address needs no further proof. The caller has locked the address. */
export async function createConfirmed(
  tx: Transaction,
  { clock }: Pick<Ctx, 'clock'>,
  company: Company,
  newcomer: Newcomer,
): Promise<Holder> {
  const now = clock.now();
  const person = { phone: '', ...newcomer, companyId: company.id, confirmedAt: now };
  return { ...(await createUser(tx, person, now)), company };
}

async function takeSeat(tx: Transaction, ctx: Ctx, companyId: number, email: string): Promise<boolean> {
  try {
    await takeSeats(tx, ctx, { companyId, places: [], emails: [email], invitedById: null });
    return true;
  } catch (error) {
    if (isProblem(error) && error.code === 'forbidden') return false;
    throw error;
  }
}

/**
 * Returns valid names: the claimed ones, or else parts of the email address, or of its domain. Null if no part can be a
 * name.
 */
export function personNameOf(claimed: { firstName: string; lastName: string }, email: string) {
  const [local = '', domain = ''] = email.split('@');
  const parts = [...local.split(/[^a-z]+/), ...domain.split(/[^a-z]+/)].filter((part) => part.length > 1);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const first = [claimed.firstName, ...parts.map(capital)].find((text) => firstName.safeParse(text).success);
  const last = [claimed.lastName, ...parts.slice(1).map(capital), first].find(
    (text) => lastName.safeParse(text).success,
  );
  return first && last ? { firstName: firstName.parse(first), lastName: lastName.parse(last) } : null;
}
