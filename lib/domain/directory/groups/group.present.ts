import type { DirectoryGroup } from '#/generated/prisma/client.ts';
import { SCIM_PATH, urns } from '#/lib/domain/directory/constants.ts';
import { env } from '#/lib/platform/env.ts';

/** Returns a group in SCIM format, with its members unless the caller excluded them. */
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
