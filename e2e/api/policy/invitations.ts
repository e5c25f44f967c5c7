import { bySecret, NO_ID, newAddress, type Policy, type PolicyRow, plain } from '#/e2e/api/policy/policy-row.ts';
import type { WorldCompany } from '#/e2e/api/world.ts';
import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';

const person = { firstName: 'Ada', lastName: 'Lovelace', phone: '', timeZoneId: 11 };

async function invitation({ company, team }: WorldCompany, email: string): Promise<string> {
  const target = { companyId: company.id, kind: 'team_member', teamId: team.id } as const;
  // Only one may be open per address and team.
  await prisma().invitation.updateMany({
    where: { ...target, email, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return mailedToken('inv_', (await buildInvitation(prisma(), { ...target, email })).id);
}

type At = 'company' | 'department' | 'team';
type Body = (of: WorldCompany) => Promise<unknown>;

/** Calls about a company, or about a department or team that every leader of the world has a right to. */
function about(at: At, body: Body): PolicyRow {
  return {
    own: { status: 200, send: async ({ own }) => ({ params: { id: own[at].id }, body: await body(own) }) },
    foreign: {
      status: 404,
      send: async ({ foreign }) => ({ params: { id: foreign[at].id }, body: await body(foreign) }),
    },
    unknown: { status: 404, send: async ({ own }) => ({ params: { id: NO_ID }, body: await body(own) }) },
  };
}

const newPerson = async () => ({ firstName: 'Grace', lastName: 'Hopper', email: newAddress() });

/**
 * Invites a successor of the caller, while no other invitation is open, because a leader may not withdraw other
 * people's invitations.
 */
const successor: Body = async ({ department, team }) => {
  await prisma().invitation.updateMany({
    where: { OR: [{ departmentId: department.id }, { teamId: team.id }], acceptedAt: null, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return { ...(await newPerson()), keep: true };
};

/** Returns the address of someone who is invited to the company, department or team. */
function waiting(kind: InvitationKind, at: At): Body {
  return async ({ company, department, team }) => {
    const departmentId = at === 'department' ? department.id : null;
    const target = { companyId: company.id, kind, departmentId, teamId: at === 'team' ? team.id : null };
    return { email: (await buildInvitation(prisma(), target)).email };
  };
}

const managePolicy: Policy = {
  inviteAdministrator: about('company', newPerson),
  inviteDepartmentLeader: about('company', newPerson),
  inviteTeamLeader: about('department', newPerson),
  inviteNewDepartmentLeader: about('department', successor),
  inviteMember: about('team', newPerson),
  inviteNewTeamLeader: about('team', successor),
  inviteSecondaryLeader: about('team', newPerson),
  inviteNewSecondaryLeader: about('team', successor),
  withdrawCompanyInvitation: about('company', waiting('company_administrator', 'company')),
  withdrawDepartmentLeader: about('company', waiting('department_leader', 'company')),
  withdrawDepartmentInvitation: about('department', waiting('team_leader', 'department')),
  withdrawTeamInvitation: about('team', waiting('team_member', 'team')),
  resendCompanyInvitation: about('company', waiting('company_administrator', 'company')),
  resendDepartmentInvitation: about('department', waiting('team_leader', 'department')),
  resendTeamInvitation: about('team', waiting('team_member', 'team')),
  rotateShareLink: {
    own: { status: 200, send: async ({ own }) => ({ body: { kind: 'team_member', teamId: own.team.id } }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ body: { kind: 'team_member', teamId: foreign.team.id } }) },
    unknown: { status: 404, send: plain({ body: { kind: 'team_member', teamId: NO_ID } }) },
  },
};

export const invitationsPolicy: Policy = {
  ...managePolicy,
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
