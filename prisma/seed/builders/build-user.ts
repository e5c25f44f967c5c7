import type { Prisma, User } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { testPasswordHash } from '#/prisma/seed/builders/test-password.ts';
import { longAgo, uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

type UserFields = Partial<Prisma.UserUncheckedCreateInput> & { companyId: number };

/**
 * Creates a confirmed person in London who has finished onboarding and tour, has no role and signs in with
 * `testPassword`.
 */
export async function buildUser(db: Transaction, fields: UserFields): Promise<User> {
  return db.user.create({
    data: {
      email: `person.${uniqueWord()}@example.com`,
      firstName: 'Robin',
      lastName: 'Example',
      timeZoneId: 11,
      timeZone: 'Europe/London',
      passwordHash: await testPasswordHash(),
      confirmedAt: longAgo,
      onboardingCompletedAt: longAgo,
      onboardingStepsDone: fields.onboardingCompletedAt === null ? [] : [1, 2, 3, 4, 5, 6],
      tourCompletedAt: longAgo,
      createdAt: longAgo,
      ...fields,
    },
  });
}

/** Creates a person as `buildUser` does and makes them an administrator. */
export async function buildAdministrator(db: Transaction, fields: UserFields): Promise<User> {
  const user = await buildUser(db, fields);
  await db.administrator.create({ data: { companyId: user.companyId, userId: user.id, createdAt: longAgo } });
  return user;
}
