import type { DirectoryPerson, User } from '#/generated/prisma/client.ts';
import { firstName, lastName } from '#/lib/domain/accounts/person/name.schema.ts';
import { nameTaken } from '#/lib/domain/directory/people/create-user.ts';
import {
  endAccessByDirectory,
  giveBackAccessByDirectory,
} from '#/lib/domain/directory/people/directory-access.service.ts';
import { readCompanyAddress } from '#/lib/domain/directory/people/read-company-address.ts';
import { accountColumns, presentUser } from '#/lib/domain/directory/people/user.present.ts';
import { readUser, readUserPatch, type UserFields } from '#/lib/domain/directory/people/user-fields.ts';
import type { DirectoryCtx } from '#/lib/domain/directory/protocol/admit-directory.ts';
import { readPatch } from '#/lib/domain/directory/protocol/read-patch.ts';
import { refuseScim } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { lockRegistration, removeUnconfirmed } from '#/lib/domain/registration/company/registration.service.ts';
import { inTransaction, isUniqueViolation, type Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { readId } from '#/lib/platform/ids.ts';
import { message } from '#/lib/words/message.ts';

/** Changes a person to what a whole resource says: without an external id they have none. Throws as `updateUser` does. */
export async function replaceUser(ctx: DirectoryCtx, id: string, resource: Record<string, unknown>) {
  const fields = readUser(resource);
  const { userName = null, externalId = null } = fields;
  return updateUser(ctx, id, { ...fields, userName, externalId });
}

/** Changes of a person what a PATCH names. Throws as `updateUser` and `readPatch` do. */
export async function patchUser(ctx: DirectoryCtx, id: string, body: Record<string, unknown>) {
  return updateUser(ctx, id, readUserPatch(readPatch(body)));
}

/**
 * Changes a person as their directory says. Throws `not_found` for somebody it does not keep, a `ScimProblem` for a
 * name, an id or an address that cannot be theirs, and as `endAccessByDirectory` and `giveBackAccessByDirectory` do.
 */
async function updateUser(ctx: DirectoryCtx, id: string, fields: UserFields) {
  if (fields.userName === null) throw refuseScim('invalidValue', message('directory.answers.noUserName'));
  const companyId = ctx.company.id;
  const userId = readId(id) ?? 0;
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const link = await lockLink(tx, companyId, userId);
      const userName = fields.userName?.toLowerCase() ?? link.userName;
      const changed = [
        await changeAddress(tx, ctx, link, fields),
        await changeName(tx, link, fields),
        userName !== link.userName,
        fields.externalId !== undefined && fields.externalId !== link.externalId,
      ].some(Boolean);
      const isActive = fields.active ?? link.isActive;
      const externalId = fields.externalId === undefined ? link.externalId : fields.externalId;
      await tx.directoryPerson.update({
        where: { userId },
        data: { userName, externalId, isActive, seenAt: ctx.clock.now() },
      });
      const subject = `user:${userId}`;
      if (changed) await recordEvent(tx, ctx, { action: 'directory.person', subject, details: { change: 'update' } });
      if (!isActive) await endAccessByDirectory(tx, ctx, link.user);
      else if (!link.isActive) await giveBackAccessByDirectory(tx, ctx, link.user);
      const where = { userId };
      return presentUser(await tx.directoryPerson.findUniqueOrThrow({ where, include: { user: accountColumns } }));
    });
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
}

type Linked = DirectoryPerson & { user: User };

/** Returns a person whom the directory keeps, locked until the transaction ends. Throws `not_found` for anybody else. */
export async function lockLink(tx: Transaction, companyId: number, userId: number): Promise<Linked> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${companyId} FOR UPDATE`;
  const where = { companyId, userId, deletedAt: null };
  const link = await tx.directoryPerson.findFirst({ where, include: { user: true } });
  if (!link) throw notFound();
  return link;
}

/** Gives the account another address of the company's domains; links that were mailed to the old one end. */
async function changeAddress(tx: Transaction, ctx: DirectoryCtx, { userName, user }: Linked, fields: UserFields) {
  const isFromName = user.email === userName && fields.email === undefined;
  const text = fields.email ?? (isFromName ? fields.userName : undefined);
  if (!text || text.toLowerCase() === user.email) return false;
  const { id, companyId } = user;
  // Whoever has the key could choose a password in their place, and have rights that no key has.
  if (await tx.administrator.findUnique({ where: { userId: id } }))
    throw forbidden(message('directory.answers.administratorAddress'));
  const email = await readCompanyAddress(tx, companyId, text);
  if (email === user.email) return false;
  const account = await lockRegistration(tx, email);
  if (account?.confirmedAt) throw nameTaken();
  if (account) await removeUnconfirmed(tx, account);
  await tx.user.update({ where: { id }, data: { email, mailRefusedAt: null } });
  await tx.mailedToken.updateMany({ where: { userId: id, usedAt: null }, data: { usedAt: ctx.clock.now() } });
  return true;
}

/** Names that the person wrote stay theirs; so do names when the directory's are none that an account can have. */
async function changeName(tx: Transaction, { linkedAt, user }: Linked, { givenName, familyName }: UserFields) {
  const isOwn = user.renamedAt !== null || (user.onboardingCompletedAt !== null && linkedAt > user.createdAt);
  if (isOwn) return false;
  const name = {
    firstName: firstName.safeParse(givenName).data ?? user.firstName,
    lastName: lastName.safeParse(familyName).data ?? user.lastName,
  };
  if (name.firstName === user.firstName && name.lastName === user.lastName) return false;
  await tx.user.update({ where: { id: user.id }, data: name });
  return true;
}
