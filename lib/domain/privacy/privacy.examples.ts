import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  eraseLeaverContract,
  getPrivacyContract,
  updatePrivacyContract,
} from '#/lib/domain/privacy/privacy.contract.ts';

export const privacyExamples: readonly Example[] = [
  example(getPrivacyContract, { answer: { minimumGroupSize: 5, isMoreCareful: false, peopleCount: 120 } }),
  example(updatePrivacyContract, {
    body: { minimumGroupSize: 4, isMoreCareful: true },
    answer: {
      minimumGroupSize: 4,
      isMoreCareful: true,
      message: 'Privacy setting saved. A higher number applies to new results immediately, a lower one from tonight.',
    },
  }),
  example(eraseLeaverContract, {
    params: { id: 17 },
    body: { name: 'Priya Sharma' },
    answer: { message: 'Priya Sharma’s personal data is erased.' },
  }),
];
