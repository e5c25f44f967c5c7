import type { Company, User } from '#/generated/prisma/client.ts';
import { provenEmail } from '#/lib/domain/accounts/person/email.schema.ts';
import { storeIdentity } from '#/lib/domain/accounts/providers/identity.service.ts';
import { isBoundToCompany } from '#/lib/domain/accounts/sign-in/is-bound-to-company.ts';
import { createTicket, type Ticket } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import type { ClaimedIdentity } from '#/lib/platform/oidc/oidc.ts';

/** Why a provider's answer doesn't sign someone in. */
export interface ProviderRefusal {
  refusal: 'refused' | 'suspended' | 'blocked' | 'enforced';
}

type Holder = User & { company: Company };

/**
 * Returns a sign-in ticket for the owner of a connected account, or why there is none. Only someone who has proven to
 * own the account learns that it is suspended, that its company is blocked, or that their company has another way to
 * sign in. An unconnected account is connected by its proven email address. The ticket still needs the person's second
 * factor, because the provider only proves the first.
 */
export async function signInWithProvider(ctx: Ctx, identity: ClaimedIdentity): Promise<Ticket | ProviderRefusal> {
  const now = ctx.clock.now();
  return ctx.db.$transaction(async (tx) => {
    const user = (await findHolder(tx, identity)) ?? (await connectByAddress(tx, ctx, identity));
    const isBound = user !== null && (await isBoundToCompany(tx, user.id));
    const usable = user && isUsable(user) && !isBound ? user : null;
    await recordEvent(tx, ctx, {
      action: 'session.provider',
      ...(user ? { subject: `user:${user.id}`, companyId: user.companyId } : {}),
      result: usable ? 'ok' : 'refused',
      details: { provider: identity.provider },
    });
    if (!usable) return { refusal: user && isUsable(user) ? 'enforced' : refusalOf(user) };
    const { issuer, subject, authenticatedAt } = identity;
    await tx.identity.update({ where: { issuer_subject: { issuer, subject } }, data: { lastUsedAt: now } });
    return createTicket(tx, { userId: usable.id, authenticatedAt }, now);
  });
}

async function findHolder(tx: Transaction, { issuer, subject }: ClaimedIdentity): Promise<Holder | null> {
  const where = { issuer_subject: { issuer, subject } };
  return (await tx.identity.findUnique({ where, include: { user: { include: { company: true } } } }))?.user ?? null;
}

/**
 * Connects the account of a proven email address and returns it. An account that already has an identity of this issuer
 * gets no other: a different subject with that address is someone who was given the address later.
 */
async function connectByAddress(tx: Transaction, ctx: Ctx, identity: ClaimedIdentity): Promise<Holder | null> {
  // The product's email addresses are ASCII, so no letter becomes another person's address in lower case.
  const address = provenEmail.safeParse(identity.email);
  if (!identity.isEmailProven || !address.success) return null;
  const user = await tx.user.findUnique({ where: { email: address.data }, include: { company: true } });
  if (!user || !isUsable(user)) return user;
  if (await storeIdentity(tx, ctx, { user, identity })) return user;
  // Of two first sign-ins in parallel, the other one may have been faster.
  return findHolder(tx, identity);
}

function isUsable({ confirmedAt, blockedAt, company }: Holder): boolean {
  return confirmedAt !== null && blockedAt === null && company.blockedAt === null;
}

function refusalOf(user: Holder | null): ProviderRefusal['refusal'] {
  if (user?.confirmedAt && user.company.blockedAt && (!user.blockedAt || user.suspendedAt)) return 'blocked';
  return user?.suspendedAt ? 'suspended' : 'refused';
}
