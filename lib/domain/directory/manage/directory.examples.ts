import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  continueDirectoryContract,
  getDirectoryContract,
  previewGroupContract,
  stopDirectoryContract,
  tieGroupContract,
  updateDirectoryContract,
} from '#/lib/domain/directory/manage/directory.contract.ts';

const id = '0198f2ab-6c1e-7d3a-9b40-2f1c5d7e8a90';

export const directoryExamples: readonly Example[] = [
  example(getDirectoryContract, {
    answer: {
      url: 'https://unboxt.example/scim/v2',
      keys: [{ id: 4, name: 'Northlight directory' }],
      lastSeenAt: '2026-11-20T11:24:15.806Z',
      lastError: { text: 'This name, id or address is taken.', at: '2026-11-19T08:02:11.204Z' },
      state: 'on',
      people: { linked: 38, others: 4, leaving: 0 },
      groups: [{ id, name: 'Mobile', members: 7, team: { id: 2, name: 'Mobile App' } }],
      groupsMakeTeams: false,
      changes: [
        {
          id: '4182',
          at: '2026-11-20T11:24:15.806Z',
          who: 'The directory',
          text: 'removed Noor Haddad from the team Mobile App',
        },
      ],
    },
  }),
  example(updateDirectoryContract, {
    body: { groupsMakeTeams: true },
    answer: { message: 'From now on, new groups create teams. Existing groups stay as they are.' },
  }),
  example(previewGroupContract, {
    params: { id },
    query: { teamId: 2 },
    answer: { joining: 1, people: [{ id: 31, name: 'Noor Haddad' }], already: 6, others: 2, formerTeam: null },
  }),
  example(tieGroupContract, {
    params: { id },
    body: { teamId: 2 },
    answer: { message: '1 person joined Mobile App. From now on, its members follow the group.' },
  }),
  example(continueDirectoryContract, { answer: { message: 'The directory continues.' } }),
  example(stopDirectoryContract, { answer: { message: 'The directory is stopped.' } }),
];
