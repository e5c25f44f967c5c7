import { type Example, example } from '#/lib/api/endpoint.ts';
import { getChartContract } from '#/lib/domain/chart/contract.ts';

const blue = { mainColor: '#e8eefb', titleColor: '#2451b8' };
const person = { foto: null, additionalRolesCount: 0 };

export const chartExamples: readonly Example[] = [
  example(getChartContract, {
    query: { period: '1m', departmentId: 1 },
    answer: {
      shape: 'objects',
      companyName: 'Northwind Studio',
      period: { name: '1m', from: '2026-10-24', to: '2026-11-22' },
      asOf: null,
      counts: { admins: 0, departments: 1, teams: 1, members: 1 },
      admins: [],
      departments: [
        {
          id: 1,
          level: 2,
          departmentName: 'Engineering',
          link: 'https://app.unboxt.example/signUp/lnk_3.1.1.k3Jx',
          leader: {
            id: 5,
            name: 'David Lindqvist',
            email: 'david@northwind.example',
            role: 'Department Leader',
            workPosition: 'Director',
            initials: 'DL',
            ...person,
            status: true,
          },
          palette: 0,
          ...blue,
          figures: null,
        },
      ],
      teams: [
        {
          id: 2,
          level: 3,
          departamentId: 1,
          teamName: 'Mobile App',
          link: 'https://app.unboxt.example/signUp/lnk_4.2.1.v8Qs',
          leader: {
            id: 9,
            name: 'Inês Figueira',
            email: 'ines@northwind.example',
            role: 'Team Leader',
            workPosition: 'Team lead or supervisor',
            initials: 'IF',
            ...person,
            status: true,
          },
          secondaryLeader: null,
          membersCount: 1,
          ...blue,
          figures: null,
        },
      ],
      places: [],
      members: [
        {
          id: 44,
          teamId: 2,
          level: 4,
          name: 'Ana Lima',
          email: 'ana@northwind.example',
          role: 'Member',
          workPosition: 'Senior',
          initials: 'AL',
          ...person,
          ...blue,
          isNew: true,
        },
      ],
      membersIn: null,
    },
  }),
];
