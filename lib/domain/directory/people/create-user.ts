import type { Company, User } from '#/generated/prisma/client.ts';
import { takeSeats } from '#/lib/domain/billing/seats/seat.service.ts';
import { chooseTimeZone } from '#/lib/domain/calendar/choose-time-zone.ts';
import { createConfirmed, personNameOf } from '#/lib/domain/company-sign-in/arrival/create-colleague.ts';
import {
  endAccessByDirectory,
  giveBackAccessByDirectory,
} from '#/lib/domain/directory/people/directory-access.service.ts';
import { domainForeign, readAddress } from '#/lib/domain/directory/people/read-company-address.ts';
import { accountColumns, presentUser } from '#/lib/domain/directory/people/user.present.ts';
import { readUser, type UserFields } from '#/lib/domain/directory/people/user-fields.ts';
import type { DirectoryCtx } from '#/lib/domain/directory/protocol/guard.service.ts';
import { refuseScim, type ScimProblem } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import { sendAccountReadyMail } from '#/lib/domain/directory/queues.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { acceptInvitations } from '#/lib/domain/invitations/acceptance/accept-invitations.ts';
import { lockRegistration, removeUnconfirmed } from '#/lib/domain/registration/company/registration.service.ts';
import { inTransaction, isUniqueViolation, type Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { askedLocale } from '#/lib/platform/language/choose-locale.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the problem for a taken name, id or email address. It doesn't reveal which company has it. */
export function nameTaken(): ScimProblem {
  return refuseScim('uniqueness', message('directory.answers.taken'));
}

/**
 * Adds a person: links the account that has this email address in the company, or creates one, with a seat and an email
 * that it's ready. Throws a `ScimProblem` for an address outside the company's verified domains and for someone who is
 * already linked or has an account in another company. Throws `forbidden` if the plan has no seat, and what
 * `endAccessByDirectory` throws.
 */
export async function createUser(ctx: DirectoryCtx, resource: Record<string, unknown>) {
  const fields = readUser(resource);
  const userName = fields.userName?.toLowerCase();
  if (!userName) throw refuseScim('invalidValue', message('directory.answers.noUserName'));
  const companyId = ctx.company.id;
  const externalId = fields.externalId ?? null;
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const { email, domain } = readAddress(fields.email ?? userName);
      const account = await lockRegistration(tx, email);
      const { isOwnDomain, ...rest } = await readCompany(tx, ctx, { email, domain });
      if (!isOwnDomain) throw domainForeign(domain);
      if (account?.confirmedAt && account.companyId !== companyId) throw nameTaken();
      const isActive = fields.active ?? true;
      const isThere = account?.confirmedAt ? account : null;
      const before = isThere && (await tx.directoryPerson.findUnique({ where: { userId: isThere.id } }));
      if (before && !before.deletedAt) throw nameTaken();
      if (account && !isThere) await removeUnconfirmed(tx, account);
      const person = isThere ?? (await createAccount(tx, ctx, { ...rest, email, fields, isActive }));
      const now = ctx.clock.now();
      const link = { userName, externalId, isActive, seenAt: now, deletedAt: null };
      const linked = await tx.directoryPerson.upsert({
        where: { userId: person.id },
        create: {
          ...link,
          userId: person.id,
          companyId,
          linkedAt: isThere ? now : person.createdAt,
          suspendedAt: isThere ? null : person.suspendedAt,
        },
        update: link,
      });
      const subject = `user:${person.id}`;
      if (!isThere) await recordEvent(tx, ctx, { action: 'directory.add', subject });
      else await recordEvent(tx, ctx, { action: 'directory.person', subject, details: { change: 'link' } });
      if (isThere && !isActive) await endAccessByDirectory(tx, ctx, isThere);
      if (isThere && isActive) await giveBackAccessByDirectory(tx, ctx, isThere, linked);
      const where = { id: person.id };
      const user = isThere ? await tx.user.findUniqueOrThrow({ where, ...accountColumns }) : person;
      return presentUser({ ...linked, user });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
}

/** Returns the company, whether it has proven a domain, and whether an address has an open invitation. */
async function readCompany(tx: Transaction, ctx: DirectoryCtx, { email, domain }: { email: string; domain: string }) {
  const invitations = { where: { email, acceptedAt: null, revokedAt: null, expiresAt: { gt: ctx.clock.now() } } };
  const companyDomains = { where: { domain, verifiedAt: { not: null } } };
  const { _count: count, ...company } = await tx.company.findUniqueOrThrow({
    where: { id: ctx.company.id },
    include: { _count: { select: { invitations, companyDomains } } },
  });
  return { company, isOwnDomain: count.companyDomains > 0, isInvited: count.invitations > 0 };
}

interface Newcomer {
  company: Company;
  email: string;
  fields: UserFields;
  isActive: boolean;
  /** Invited people already have a seat. */
  isInvited: boolean;
}

async function createAccount(
  tx: Transaction,
  ctx: DirectoryCtx,
  { company, email, fields, isActive, isInvited }: Newcomer,
): Promise<User> {
  const { id: companyId } = company;
  const now = ctx.clock.now();
  if (isActive && !isInvited) await takeSeats(tx, ctx, { companyId, places: [], emails: [email], invitedById: null });
  const name = personNameOf({ firstName: fields.givenName ?? '', lastName: fields.familyName ?? '' }, email);
  if (!name) throw refuseScim('invalidValue', message('directory.answers.noName'));
  const newcomer = { ...name, email, timeZone: zoneOf(fields, company, now), locale: localeOf(fields) };
  const user = await createConfirmed(tx, ctx, company, { ...newcomer, phone: fields.phone ?? '' });
  if (isActive && isInvited) await acceptInvitations(tx, ctx, user);
  if (!isActive) return tx.user.update({ where: { id: user.id }, data: { blockedAt: now, suspendedAt: now } });
  await enqueue(tx, sendAccountReadyMail, { userId: user.id });
  return user;
}

function zoneOf({ timeZone }: UserFields, company: Company, now: Date): string {
  const zone = timeZone ? chooseTimeZone({ timeZone }, now.getUTCFullYear()) : null;
  return zone?.timeZone ?? company.timeZone;
}

const localeOf = ({ language }: UserFields) => askedLocale(language ?? null) ?? undefined;
