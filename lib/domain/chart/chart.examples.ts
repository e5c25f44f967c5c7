import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  exportChartContract,
  getChartContract,
  getChartExportContract,
  listChartRecipientsContract,
} from '#/lib/domain/chart/chart.contract.ts';
import { chartExportMessages } from '#/lib/domain/chart/constants.ts';

const blue = { mainColor: '#e8eefb', titleColor: '#2451b8' };
const person = { foto: null, additionalRolesCount: 0 };

const exported = {
  id: '019a9c1f-0d2b-7c3e-9f4a-5b6c7d8e9f0a',
  type: 'download' as const,
  status: 'done' as const,
  doneCount: 1,
  totalCount: 1,
  buffer: 'JVBERi0xLjc=',
  fileName: 'unboXt-organisation-chart-Engineering-2026-11-23.pdf',
  message: chartExportMessages.download,
};

export const chartExamples: readonly Example[] = [
  example(getChartContract, {
    query: { period: '1m', departmentId: 1 },
    answer: {
      shape: 'objects',
      companyName: 'Northwind Studio',
      period: { name: '1m', from: '2026-10-24', to: '2026-11-22' },
      asOf: null,
      figures: null,
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
  example(listChartRecipientsContract, {
    query: { departmentId: 1 },
    answer: {
      users: [{ id: 1, name: 'Amara Okafor', email: 'amara@northwind.example', role: 'Administrator' }],
      total: 1,
    },
  }),
  example(exportChartContract, { body: { type: 'download', departmentId: 1 }, answer: exported }),
  example(getChartExportContract, { params: { id: exported.id }, answer: exported }),
];
