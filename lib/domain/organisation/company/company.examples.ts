import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  getCompanyContract,
  nudgeAdministratorContract,
  removeAdministratorContract,
  updateCompanyNameContract,
  updateReportingLinkContract,
} from '#/lib/domain/organisation/company/company.contract.ts';

const grace = {
  id: 5,
  firstName: 'Grace',
  lastName: 'Whitfield',
  email: 'grace.whitfield@northlight.test',
  status: true,
  isSuspended: false,
  isUndelivered: false,
  onboarding: true,
  completedAt: '2025-10-29T10:00:00.000Z',
  expiresAt: null,
};

const yara = {
  id: -131,
  firstName: 'Yara',
  lastName: 'Said',
  email: 'yara.said@northlight.test',
  status: false,
  isSuspended: false,
  isUndelivered: false,
  onboarding: false,
  completedAt: null,
  expiresAt: '2026-11-24T10:50:12.261Z',
};

const ines = {
  id: 3,
  firstName: 'Inês',
  lastName: 'Figueira',
  email: 'team.leader@northlight.test',
  status: true,
  isSuspended: false,
  isUndelivered: false,
  onboarding: true,
  completedAt: '2025-10-29T10:00:00.000Z',
  expiresAt: null,
};

const reportingLink = 'https://northlight.example/report';

export const companyExamples: readonly Example[] = [
  example(getCompanyContract, {
    query: { department: 1 },
    answer: {
      company: {
        id: 1,
        name: 'Northlight',
        companyLink: 'https://unboxt.example/signUp/lnk_0.1.1.vz7yo6A2',
        reportingLink,
        deletesAt: null,
        companyLinkExpiresAt: '2026-11-27T09:00:00.000Z',
        departmentLink: 'https://unboxt.example/signUp/lnk_1.1.1.gZIPAjFd',
        teamLeaderLink: 'https://unboxt.example/signUp/lnk_2.1.1.PYDmdoWo',
        admins: [yara, grace],
        leaders: [
          {
            ...ines,
            teamId: 2,
            teamName: 'Mobile App',
            departmentId: 1,
            departmentName: 'Engineering',
            secondaryLeaderName: 'Jonas Ritter',
          },
        ],
        departments: [
          {
            companyId: 1,
            id: 1,
            name: 'Engineering',
            leader: 'Tobias Lindner',
            email: 'department.leader@northlight.test',
            link: 'https://unboxt.example/signUp/lnk_3.1.1.BdMM0hfX',
            status: true,
            isSuspended: false,
            isUndelivered: false,
            onboarding: true,
            expiresAt: null,
            teamsCount: 4,
            membersCount: 35,
          },
        ],
        totals: { admins: 2, leaders: 1, departments: 1 },
      },
    },
  }),
  example(updateReportingLinkContract, { body: { link: reportingLink }, answer: { link: reportingLink } }),
  example(updateCompanyNameContract, { body: { name: 'Northlight' }, answer: { name: 'Northlight' } }),
  example(removeAdministratorContract, { params: { id: 1 }, body: { email: grace.email } }),
  example(nudgeAdministratorContract, {
    params: { id: 1 },
    body: { email: grace.email },
    answer: { remindedCount: 1 },
  }),
];
