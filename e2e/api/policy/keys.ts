import { NO_ID, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';
import type { WorldCompany } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';

const sendKey = async ({ persons }: WorldCompany) => {
  const { key } = await buildApiKey(prisma(), persons.Administrator);
  return { params: { id: key.id } };
};

export const keysPolicy: Policy = {
  listKeys: { own: { status: 200, send: plain({}) } },
  makeKey: {
    own: {
      status: 200,
      // Each key lasts a second, because at most twenty may be valid.
      send: async () => ({
        body: { name: 'Directory', scopes: ['audit:read'], expiresAt: new Date(Date.now() + 1000).toISOString() },
      }),
    },
  },
  revokeKey: {
    own: { status: 200, send: ({ own }) => sendKey(own) },
    foreign: { status: 404, send: ({ foreign }) => sendKey(foreign) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID } }) },
  },
};
