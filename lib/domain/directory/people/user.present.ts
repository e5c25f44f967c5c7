import type { DirectoryPerson, User } from '#/generated/prisma/client.ts';
import { SCIM_PATH, urns } from '#/lib/domain/directory/constants.ts';
import { env } from '#/lib/platform/env.ts';

export type LinkedPerson = DirectoryPerson & {
  user: Pick<User, 'firstName' | 'lastName' | 'email' | 'blockedAt' | 'createdAt'>;
};

/** The columns of an account that a directory reads: only what it may also write. */
export const accountColumns = {
  select: { firstName: true, lastName: true, email: true, blockedAt: true, createdAt: true },
} as const;

/** Returns a person in SCIM format. */
export function presentUser({ userId, userName, externalId, seenAt, user }: LinkedPerson) {
  const { firstName, lastName, email, blockedAt, createdAt } = user;
  const formatted = `${firstName} ${lastName}`;
  return {
    schemas: [urns.user],
    id: String(userId),
    ...(externalId === null ? {} : { externalId }),
    userName,
    name: { givenName: firstName, familyName: lastName, formatted },
    displayName: formatted,
    emails: [{ value: email, type: 'work', primary: true }],
    active: blockedAt === null,
    meta: {
      resourceType: 'User',
      created: createdAt.toISOString(),
      lastModified: seenAt.toISOString(),
      location: `${env().APP_URL}${SCIM_PATH}/Users/${userId}`,
    },
  };
}
