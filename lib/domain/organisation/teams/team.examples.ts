import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  addSecondaryLeaderContract,
  deleteCompanyTeamContract,
  deleteDepartmentTeamContract,
  getDepartmentTeamContract,
  getTeamContract,
  listLeaderCandidatesContract,
  nudgeMemberContract,
  nudgeSecondaryLeaderContract,
  nudgeTeamLeaderContract,
  removeMemberContract,
  removeSecondaryLeaderContract,
  updateTeamContract,
  updateTeamNameContract,
} from '#/lib/domain/organisation/teams/team.contract.ts';

const params = { id: 2 };

const ana = {
  id: 44,
  firstName: 'Ana',
  lastName: 'Lima',
  email: 'ana.lima@northlight.test',
  status: true,
  isSuspended: false,
  isUndelivered: false,
  onboarding: true,
  completedAt: '2026-09-15T10:00:00.000Z',
  expiresAt: null,
};

const clara = {
  id: -152,
  firstName: 'Clara',
  lastName: 'Monteiro',
  email: 'clara.monteiro@northlight.test',
  status: false,
  isSuspended: false,
  isUndelivered: false,
  onboarding: false,
  completedAt: null,
  expiresAt: '2026-11-28T14:50:12.261Z',
};

const team = {
  ...params,
  name: 'Mobile App',
  departmentId: 1,
  departmentName: 'Engineering',
  leaderName: 'Inês Figueira',
  leaderEmail: 'team.leader@northlight.test',
  leaderOnboarding: true,
  leaderSuspended: false,
  secondaryLeaderOnboarding: false,
  secondaryLeaderSuspended: false,
  pendingLeader: null,
  pendingSecondary: null,
  secondaryLeaderName: 'Jonas Ritter',
  secondaryLeaderEmail: 'jonas.ritter@northlight.test',
  link: 'https://unboxt.example/signUp/lnk_4.2.1.d70H8yA0',
  members: [clara, ana],
  membersTotal: 12,
  surveysTimeSend: '09:30',
  checkinDay: 1,
  frequencyId: 1,
  workingDays: [1, 2, 3, 4, 5],
  asksOnJoining: true,
  may: { manage: true, changeLeaders: true, delete: true },
};

export const teamExamples: readonly Example[] = [
  example(getTeamContract, { params, answer: { team } }),
  example(updateTeamNameContract, { params, body: { name: 'Mobile App' }, answer: { name: 'Mobile App' } }),
  example(updateTeamContract, { params, body: { frequencyId: 2, checkinDay: 5, surveysTimeSend: '15:00' } }),
  example(removeMemberContract, { params, body: { email: ana.email } }),
  example(nudgeMemberContract, { params, body: { email: ana.email }, answer: { remindedCount: 1 } }),
  example(nudgeTeamLeaderContract, {
    params,
    answer: {
      remindedCount: 0,
      message: 'Inês Figueira has already been reminded in the last 24 hours. Try again tomorrow.',
    },
  }),
  example(nudgeSecondaryLeaderContract, { params, answer: { remindedCount: 1 } }),
  example(listLeaderCandidatesContract, {
    query: { team: 2, search: 'an' },
    answer: {
      users: [
        { id: 7, firstName: 'Aiko', lastName: 'Tanaka', email: 'aiko.tanaka@northlight.test' },
        { id: 44, firstName: 'Ana', lastName: 'Lima', email: ana.email },
      ],
    },
  }),
  example(addSecondaryLeaderContract, { params, body: { userId: 44 }, answer: { secondaryLeaderName: 'Ana Lima' } }),
  example(removeSecondaryLeaderContract, { params, answer: { member: ana } }),
  example(deleteCompanyTeamContract, { params }),
  example(getDepartmentTeamContract, { params, answer: { team } }),
  example(deleteDepartmentTeamContract, { params }),
];
