import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  correctAddressContract,
  restorePeopleContract,
  restorePersonContract,
  suspendPeopleContract,
  suspendPersonContract,
} from '#/lib/domain/people/access/access.contract.ts';

const clara = {
  id: 41,
  firstName: 'Clara',
  lastName: 'Monteiro',
  email: 'clara.monteiro@northlight.test',
  roles: ['Member' as const],
  departments: [{ id: 1, name: 'Engineering' }],
  teams: [{ id: 2, name: 'Mobile App', departmentName: 'Engineering' }],
  expiresAt: null,
  mailRefusedAt: null,
};
const body = { people: [clara.email] };
const results = [{ email: clara.email, name: 'Clara Monteiro', isDone: true, reason: null }];

export const accessExamples: readonly Example[] = [
  example(suspendPersonContract, {
    params: { id: 41 },
    body: {},
    answer: { person: { ...clara, status: 'Suspended' } },
  }),
  example(restorePersonContract, { params: { id: 41 }, body: {}, answer: { person: { ...clara, status: 'Active' } } }),
  example(correctAddressContract, {
    body: { email: 'clara@northlihgt.test', newEmail: clara.email },
    answer: { message: `The invitation was sent to ${clara.email}.` },
  }),
  example(suspendPeopleContract, { body, answer: { doneCount: 1, results, message: '1 person was suspended.' } }),
  example(restorePeopleContract, { body, answer: { doneCount: 1, results, message: '1 person was restored.' } }),
];
