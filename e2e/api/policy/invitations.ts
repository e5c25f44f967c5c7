import { bySecret, newAddress, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';
import type { Inhabited } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';

const person = { firstName: 'Ada', lastName: 'Lovelace', phone: '', timeZoneId: 11 };

async function invitation({ company, team }: Inhabited, email: string): Promise<string> {
  const target = { companyId: company.id, kind: 'team_member', teamId: team.id } as const;
  // One may be open per address and team.
  await prisma().invitation.updateMany({
    where: { ...target, email, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return mailedToken('inv_', (await buildInvitation(prisma(), { ...target, email })).id);
}

export const invitationsPolicy: Policy = {
  checkInvitation: bySecret(400, async ({ own }) => ({ token: await invitation(own, newAddress()) }), {
    token: 'inv_x',
  }),
  registerInvited: bySecret(400, async ({ own }) => ({ ...person, token: await invitation(own, newAddress()) }), {
    ...person,
    token: 'inv_x',
  }),
  checkInvitationNotice: {
    own: { status: 200, send: async ({ own }) => ({ params: { token: await invitation(own, newAddress()) } }) },
    unknown: { status: 400, send: plain({ params: { token: 'inv_x' } }) },
  },
  joinInvitation: {
    own: {
      status: 200,
      send: async ({ own }, { email }) => ({ params: { token: await invitation(own, email) }, body: {} }),
    },
    colleague: {
      status: 403,
      send: async ({ own }) => ({ params: { token: await invitation(own, newAddress()) }, body: {} }),
    },
    foreign: {
      status: 403,
      send: async ({ foreign }, { email }) => ({ params: { token: await invitation(foreign, email) }, body: {} }),
    },
    unknown: { status: 400, send: plain({ params: { token: 'inv_x' }, body: {} }) },
  },
};
