import * as z from 'zod';
import { type Access, endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import {
  leaderChangeBody,
  listedPersonBody,
  memberBody,
  personBody,
  teamLeaderChangeBody,
} from '#/lib/domain/invitations/invitations.schema.ts';
import { message } from '#/lib/words/message.ts';

const params = z.object({ id });
const ofCompany = ['Administrator'] as const satisfies Access;
const ofDepartment = ['Administrator', 'Department Leader'] as const satisfies Access;
const ofTeam = ['Administrator', 'Department Leader', 'Team Leader'] as const satisfies Access;

export const inviteAdministratorContract = endpoint({
  name: 'inviteAdministrator',
  method: 'POST',
  path: '/api/invite/company/{id}/create',
  access: ofCompany,
  summary: 'Invites a person to be an administrator; a newer invitation replaces an older one.',
  refuses: ['too_many_requests'],
  params,
  body: personBody,
  response: done(message('invitations.answers.sent')),
});

export const withdrawCompanyInvitationContract = endpoint({
  name: 'withdrawCompanyInvitation',
  method: 'POST',
  path: '/api/invite/company/{id}/delete',
  access: ofCompany,
  summary: 'Withdraws the open invitation of an administrator, or of a team leader outside every department.',
  params,
  body: listedPersonBody,
  response: done(message('invitations.answers.withdrawn')),
});

export const resendCompanyInvitationContract = endpoint({
  name: 'resendCompanyInvitation',
  method: 'POST',
  path: '/api/invite/company/{id}/resend',
  access: ofCompany,
  summary:
    'Resends the invitation of an administrator, a department leader, or a team leader outside every department, with a new link and a new expiry date.',
  refuses: ['too_many_requests'],
  params,
  body: listedPersonBody,
  response: done(message('specification.invitations.resent')),
});

export const inviteDepartmentLeaderContract = endpoint({
  name: 'inviteDepartmentLeader',
  method: 'POST',
  path: '/api/invite/company/{id}/department/create',
  access: ofCompany,
  summary: 'Invites a person to create and lead a department of their own.',
  refuses: ['too_many_requests'],
  params,
  body: personBody,
  response: done(message('invitations.answers.sent')),
});

export const withdrawDepartmentLeaderContract = endpoint({
  name: 'withdrawDepartmentLeader',
  method: 'POST',
  path: '/api/invite/company/{id}/department/delete',
  access: ofCompany,
  summary: 'Withdraws the open invitation of a department leader.',
  params,
  body: listedPersonBody,
  response: done(message('invitations.answers.withdrawn')),
});

export const inviteTeamLeaderContract = endpoint({
  name: 'inviteTeamLeader',
  method: 'POST',
  path: '/api/invite/department/{id}/create',
  access: ofDepartment,
  summary: 'Invites a person to create and lead a team in a department.',
  refuses: ['too_many_requests'],
  params,
  body: personBody,
  response: done(message('invitations.answers.sent')),
});

export const withdrawDepartmentInvitationContract = endpoint({
  name: 'withdrawDepartmentInvitation',
  method: 'POST',
  path: '/api/invite/department/{id}/delete',
  access: ofDepartment,
  summary: 'Withdraws an open invitation to lead a department or one of its teams.',
  params,
  body: listedPersonBody,
  response: done(message('invitations.answers.withdrawn')),
});

export const resendDepartmentInvitationContract = endpoint({
  name: 'resendDepartmentInvitation',
  method: 'POST',
  path: '/api/invite/department/{id}/resend',
  access: ofDepartment,
  summary: 'Resends an invitation to a department, with a new link and a new expiry date.',
  refuses: ['too_many_requests'],
  params,
  body: listedPersonBody,
  response: done(message('specification.invitations.resentToTeam')),
});

export const inviteNewDepartmentLeaderContract = endpoint({
  name: 'inviteNewDepartmentLeader',
  method: 'POST',
  path: '/api/invite/department/{id}/leader/change/create',
  access: ofDepartment,
  summary: 'Invites a person to take over a department; its leader changes when they join.',
  refuses: ['too_many_requests'],
  params,
  body: leaderChangeBody,
  response: done(message('invitations.answers.sent')),
});

export const inviteNewTeamLeaderContract = endpoint({
  name: 'inviteNewTeamLeader',
  method: 'POST',
  path: '/api/invite/team/{id}/leader/change/create',
  access: ofTeam,
  summary: 'Invites a person, or a colleague by id, to take over a team; its leader changes when they join.',
  refuses: ['too_many_requests'],
  params,
  body: teamLeaderChangeBody,
  response: done(message('invitations.answers.sent')),
});

export const inviteSecondaryLeaderContract = endpoint({
  name: 'inviteSecondaryLeader',
  method: 'POST',
  path: '/api/invite/team/{id}/leader/secondary/create',
  access: ofTeam,
  summary: 'Invites a person to be the secondary leader of a team that has none.',
  refuses: ['too_many_requests'],
  params,
  body: personBody,
  response: done(message('invitations.answers.sent')),
});

export const inviteNewSecondaryLeaderContract = endpoint({
  name: 'inviteNewSecondaryLeader',
  method: 'POST',
  path: '/api/invite/team/{id}/leader/secondary/change/create',
  access: ofTeam,
  summary: 'Invites a person to replace the secondary leader of a team.',
  refuses: ['too_many_requests'],
  params,
  body: leaderChangeBody,
  response: done(message('invitations.answers.sent')),
});

export const inviteMemberContract = endpoint({
  name: 'inviteMember',
  method: 'POST',
  path: '/api/invite/team/{id}/create',
  access: ofTeam,
  summary: 'Invites a person to a team; names are optional.',
  refuses: ['too_many_requests'],
  params,
  body: memberBody,
  response: done(message('invitations.answers.sent')),
});

export const withdrawTeamInvitationContract = endpoint({
  name: 'withdrawTeamInvitation',
  method: 'POST',
  path: '/api/invite/team/{id}/delete',
  access: ofTeam,
  summary: 'Withdraws an open invitation to a team, of a member or a new leader.',
  params,
  body: listedPersonBody,
  response: done(message('invitations.answers.withdrawn')),
});

export const resendTeamInvitationContract = endpoint({
  name: 'resendTeamInvitation',
  method: 'POST',
  path: '/api/invite/team/{id}/resend',
  access: ofTeam,
  summary: 'Resends an invitation to a team, with a new link and a new expiry date.',
  refuses: ['too_many_requests'],
  params,
  body: listedPersonBody,
  response: done(message('specification.invitations.resentToTeam')),
});

export const rotateShareLinkContract = endpoint({
  name: 'rotateShareLink',
  method: 'POST',
  path: '/api/invite/link/rotate',
  access: ofTeam,
  summary: 'Replaces a share link; the old one stops working immediately.',
  refuses: ['not_found'],
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['company_administrator', 'department_leader', 'team_leader']) }),
    z.object({ kind: z.literal('department_team_leader'), departmentId: id }),
    z.object({ kind: z.literal('team_member'), teamId: id }),
  ]),
  response: done(message('invitations.answers.linkReady'), { link: z.string() }),
});
