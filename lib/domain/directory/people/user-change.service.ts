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
import type { DirectoryCtx } from '#/lib/domain/directory/protocol/guard.service.ts';
import { readPatch } from '#/lib/domain/directory/protocol/read-patch.ts';
import { refuseScim } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { lockRegistration, removeUnconfirmed } from '#/lib/domain/registration/company/registration.service.ts';
import { inTransaction, isUniqueViolation, type Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { readId } from '#/lib/platform/ids.ts';
import { message } from '#/lib/words/message.ts';

/** Replaces a person's fields. A missing external id is cleared. Throws what `updateUser` throws. */
export async function replaceUser(ctx: DirectoryCtx, id: string, resource: Record<string, unknown>) {
  const fields = readUser(resource);
  const { userName = null, externalId = null } = fields;
  return updateUser(ctx, id, { ...fields, userName, externalId });
}

/** Changes the fields of a person that a PATCH names. Throws what `updateUser` and `readPatch` throw. */
export async function patchUser(ctx: DirectoryCtx, id: string, body: Record<string, unknown>) {
  return updateUser(ctx, id, readUserPatch(readPatch(body)));
}

/**
 * Changes a person for their directory. Throws `not_found` for someone who isn't in the directory, a `ScimProblem` for
 * an invalid or taken name, id or email address, and what `endAccessByDirectory` and `giveBackAccessByDirectory` throw.
 */
async function updateUser(ctx: DirectoryCtx, id: string, fields: UserFields) {
  if (fields.userName === null) throw refuseScim('invalidValue', message('directory.answers.noUserName'));
  const companyId = ctx.company.id;
  const userId = readId(id) ?? 0;
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const link = await lockLink(tx, companyId, userId);
      const userName = fields.userName?.toLowerCase() ?? link.userName;
      const field = namedField(
        await changeName(tx, link, fields),
        await changeAddress(tx, ctx, link, fields),
        userName !== link.userName || (fields.externalId !== undefined && fields.externalId !== link.externalId),
      );
      const isActive = fields.active ?? link.isActive;
      const externalId = fields.externalId === undefined ? link.externalId : fields.externalId;
      await tx.directoryPerson.update({
        where: { userId },
        data: { userName, externalId, isActive, seenAt: ctx.clock.now() },
      });
      const subject = `user:${userId}`;
      const details = { change: 'update', field } as const;
      if (field) await recordEvent(tx, ctx, { action: 'directory.person', subject, details });
      // A change of something else leaves people alone whose access an administrator has restored.
      if (fields.active === false) await endAccessByDirectory(tx, ctx, link.user);
      else if (isActive) await giveBackAccessByDirectory(tx, ctx, link.user, link);
      const where = { userId };
      return presentUser(await tx.directoryPerson.findUniqueOrThrow({ where, include: { user: accountColumns } }));
    });
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
}

type ChangedField = 'name' | 'address' | 'both' | 'id' | undefined;

/** Returns what the activity log says has changed, without its values; undefined for nothing. */
function namedField(isName: boolean, isAddress: boolean, isId: boolean): ChangedField {
  if (isName) return isAddress ? 'both' : 'name';
  if (isAddress) return 'address';
  return isId ? 'id' : undefined;
}

type Linked = DirectoryPerson & { user: User };

/** Returns a person of the directory, locked until the transaction ends. Throws `not_found` for anyone else. */
export async function lockLink(tx: Transaction, companyId: number, userId: number): Promise<Linked> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${companyId} FOR UPDATE`;
  const where = { companyId, userId, deletedAt: null };
  const link = await tx.directoryPerson.findFirst({ where, include: { user: true } });
  if (!link) throw notFound();
  return link;
}

/** Gives the account another email address in the company's domains. Links emailed to the old address stop working. */
async function changeAddress(tx: Transaction, ctx: DirectoryCtx, { userName, user }: Linked, fields: UserFields) {
  const isFromName = user.email === userName && fields.email === undefined;
  const text = fields.email ?? (isFromName ? fields.userName : undefined);
  if (!text || text.toLowerCase() === user.email) return false;
  const { id, companyId } = user;
  // Otherwise anyone with the key could set an Administrator's password, and get rights that no key has.
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

/** Changes the name, unless the person entered it themselves. Names that an account can't have are ignored. */
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
