import type { Prisma, User } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

type Asking = Partial<Prisma.UserUncheckedCreateInput> & { companyId: number; isNewcomer?: boolean };

/** Creates a person who signed up by the share link and waits for approval as an administrator. */
export async function buildAdministratorRequest(
  db: Transaction,
  { isNewcomer = true, ...fields }: Asking,
): Promise<User> {
  const user = await buildUser(db, fields);
  const { id: userId, companyId } = user;
  await db.administratorRequest.create({ data: { userId, companyId, isNewcomer, askedAt: new Date() } });
  return user;
}
