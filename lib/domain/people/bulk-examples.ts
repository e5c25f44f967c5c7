import { type Example, example } from '#/lib/api/endpoint.ts';
import { movePeopleContract, remindPeopleContract, removePeopleContract } from '#/lib/domain/people/bulk-contract.ts';

const afonso = { email: 'afonso.carvalho@northlight.test', name: 'Afonso Carvalho' };
const clara = { email: 'clara.monteiro@northlight.test', name: 'Clara Monteiro' };
const people = [afonso.email, clara.email];

export const bulkExamples: readonly Example[] = [
  example(remindPeopleContract, {
    body: { people },
    answer: {
      doneCount: 1,
      results: [
        { ...afonso, isDone: false, reason: 'Afonso Carvalho has finished setting up already.' },
        { ...clara, isDone: true, reason: null },
      ],
      message: '1 person was reminded.',
    },
  }),
  example(movePeopleContract, {
    body: { people, teamId: 3, leave: true },
    answer: {
      doneCount: 1,
      results: [
        { ...afonso, isDone: true, reason: null },
        {
          ...clara,
          isDone: false,
          reason: 'Has not joined yet. Withdraw the invitation and invite them to the other team.',
        },
      ],
      message: '1 person was moved.',
    },
  }),
  example(removePeopleContract, {
    body: { people, teamId: 2 },
    answer: {
      doneCount: 2,
      results: [
        { ...afonso, isDone: true, reason: null },
        { ...clara, isDone: true, reason: null },
      ],
      message: '2 people were removed.',
    },
  }),
];
