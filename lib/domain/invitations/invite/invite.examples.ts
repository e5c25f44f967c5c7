import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  checkInvitationNoticeContract,
  joinInvitationContract,
} from '#/lib/domain/invitations/invite/invite.contract.ts';
import {
  inviteAdministratorContract,
  inviteDepartmentLeaderContract,
  inviteMemberContract,
  inviteNewDepartmentLeaderContract,
  inviteNewSecondaryLeaderContract,
  inviteNewTeamLeaderContract,
  inviteSecondaryLeaderContract,
  inviteTeamLeaderContract,
  resendCompanyInvitationContract,
  resendDepartmentInvitationContract,
  resendTeamInvitationContract,
  rotateShareLinkContract,
  withdrawCompanyInvitationContract,
  withdrawDepartmentInvitationContract,
  withdrawDepartmentLeaderContract,
  withdrawTeamInvitationContract,
} from '#/lib/domain/invitations/open-invitations/manage.contract.ts';

const company = { id: 1 };
const department = { id: 1 };
const team = { id: 2 };

const yara = { firstName: 'Yara', lastName: 'Said', email: 'yara.said@northlight.test' };
const frida = { firstName: 'Frida', lastName: 'Holm', email: 'frida.holm@northlight.test' };
const clara = { firstName: 'Clara', lastName: 'Monteiro', email: 'clara.monteiro@northlight.test' };
const token = 'inv_2n9.Hy5OLTgp';

export const invitationExamples: readonly Example[] = [
  example(checkInvitationNoticeContract, {
    params: { token },
    answer: { notification: 'Inês Figueira invites you to the team Mobile App at Northlight.' },
  }),
  example(joinInvitationContract, { params: { token }, answer: { team: 'Mobile App', waitsForApproval: false } }),
  example(rotateShareLinkContract, {
    body: { kind: 'team_member', teamId: 2 },
    answer: { link: 'https://unboxt.example/signUp/lnk_4.2.2.sfndC2rd' },
  }),
];

export const companyInvitationExamples: readonly Example[] = [
  example(inviteAdministratorContract, { params: company, body: yara }),
  example(inviteDepartmentLeaderContract, { params: company, body: frida }),
  example(resendCompanyInvitationContract, { params: company, body: { email: yara.email } }),
  example(withdrawCompanyInvitationContract, { params: company, body: { email: yara.email } }),
  example(withdrawDepartmentLeaderContract, { params: company, body: { email: frida.email } }),
];

export const departmentInvitationExamples: readonly Example[] = [
  example(inviteTeamLeaderContract, { params: department, body: frida }),
  example(inviteNewDepartmentLeaderContract, { params: department, body: { ...frida, keep: true } }),
  example(resendDepartmentInvitationContract, { params: department, body: { email: frida.email } }),
  example(withdrawDepartmentInvitationContract, { params: department, body: { email: frida.email } }),
];

export const teamInvitationExamples: readonly Example[] = [
  example(inviteMemberContract, { params: team, body: clara }),
  example(inviteNewTeamLeaderContract, { params: team, body: { userId: 44, keep: true } }),
  example(inviteSecondaryLeaderContract, { params: team, body: frida }),
  example(inviteNewSecondaryLeaderContract, { params: team, body: { ...frida, keep: false } }),
  example(resendTeamInvitationContract, { params: team, body: { email: clara.email } }),
  example(withdrawTeamInvitationContract, { params: team, body: { email: clara.email } }),
];
