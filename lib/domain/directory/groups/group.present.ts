import type { DirectoryGroup } from '#/generated/prisma/client.ts';
import { SCIM_PATH, urns } from '#/lib/domain/directory/constants.ts';
import { env } from '#/lib/platform/env.ts';

/** Returns a group as SCIM writes it, with its members unless they were left out. */
export function presentGroup(
  { id, externalId, displayName, madeAt }: DirectoryGroup,
  members: readonly { userId: number }[] | null,
) {
  return {
    schemas: [urns.group],
    id,
    ...(externalId === null ? {} : { externalId }),
    displayName,
    ...(members === null
      ? {}
      : {
          members: members.map(({ userId }) => ({
            value: String(userId),
            type: 'User',
            $ref: `${env().APP_URL}${SCIM_PATH}/Users/${userId}`,
          })),
        }),
    meta: {
      resourceType: 'Group',
      created: madeAt.toISOString(),
      location: `${env().APP_URL}${SCIM_PATH}/Groups/${id}`,
    },
  };
}
