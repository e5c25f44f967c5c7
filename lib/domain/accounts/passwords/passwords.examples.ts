import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  checkResetTokenContract,
  reconfirmContract,
  requestResetContract,
  updatePasswordContract,
} from '#/lib/domain/accounts/passwords/passwords.contract.ts';

const ticket = 'tkt_RVOrQ31l';
const resetLink = 'rst_k5e.3PMrobPl';

export const passwordExamples: readonly Example[] = [
  example(reconfirmContract, { body: { email: 'admin@northlight.test' }, answer: { emailSent: true } }),
  example(requestResetContract, { body: { email: 'member@northlight.test' }, answer: { emailSent: true } }),
  example(checkResetTokenContract, {
    body: { token: resetLink },
    answer: { email: 'member@northlight.test' },
  }),
  example(updatePasswordContract, {
    body: { token: resetLink, password: 'quiet-lantern-17' },
    answer: { token: ticket },
  }),
];
