import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  deleteCompanyDepartmentContract,
  deleteDepartmentContract,
  getDepartmentContract,
  listDashboardDepartmentsContract,
  listDepartmentsContract,
  nudgeDepartmentLeaderContract,
  setDepartmentLeaderContract,
  updateDepartmentNameContract,
} from '#/lib/domain/organisation/departments/department.contract.ts';

const engineering = { id: 1, name: 'Engineering' };
const customers = { id: 3, name: 'Customers' };

export const departmentExamples: readonly Example[] = [
  example(listDashboardDepartmentsContract, { answer: { departments: [customers, engineering] } }),
  example(listDepartmentsContract, { answer: { departaments: [{ id: 0, name: 'Other' }, customers, engineering] } }),
  example(getDepartmentContract, {
    params: { id: 1 },
    answer: {
      department: {
        ...engineering,
        leader: 'Tobias Lindner',
        leaderEmail: 'department.leader@northlight.test',
        leaderOnboarding: true,
        leaderSuspended: false,
        pendingLeader: null,
        teamscount: 4,
        link: 'https://unboxt.example/signUp/lnk_3.1.1.BdMM0hfX',
        teams: [
          {
            id: -140,
            name: '',
            membersCount: 0,
            leader: 'Frida Holm',
            secondaryLeaderName: null,
            email: 'frida.holm@northlight.test',
            status: false,
            isSuspended: false,
            isUndelivered: false,
            onboardingCompleted: false,
            expiresAt: '2026-11-27T13:50:12.261Z',
          },
          {
            id: 2,
            name: 'Mobile App',
            membersCount: 11,
            leader: 'Inês Figueira',
            secondaryLeaderName: 'Jonas Ritter',
            email: 'team.leader@northlight.test',
            status: true,
            isSuspended: false,
            isUndelivered: false,
            onboardingCompleted: true,
            expiresAt: null,
          },
        ],
        total: 5,
      },
    },
  }),
  example(updateDepartmentNameContract, {
    params: { id: 1 },
    body: { name: 'Engineering' },
    answer: { name: 'Engineering' },
  }),
  example(setDepartmentLeaderContract, {
    params: { id: 1 },
    body: { userId: 7 },
    answer: { leader: 'Aiko Tanaka' },
  }),
  example(nudgeDepartmentLeaderContract, { params: { id: 3 }, body: {}, answer: { remindedCount: 1 } }),
  example(deleteDepartmentContract, { params: { id: 3 } }),
  example(deleteCompanyDepartmentContract, { params: { id: 3 } }),
];
