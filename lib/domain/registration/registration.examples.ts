import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  checkInvitationContract,
  checkPasswordTokenContract,
  getCaptchaContract,
  registerCompanyContract,
  registerInvitedContract,
  setPasswordContract,
  verifyCaptchaContract,
} from '#/lib/domain/registration/registration.contract.ts';

const pass = 'cap_sdEtgpWs';
const ticket = 'tkt_RVOrQ31l';
const passwordLink = 'pwd_k5e.HKDOTz9x';
const invitation = 'inv_2n9.Hy5OLTgp';
const clara = { firstName: 'Clara', lastName: 'Monteiro' };

export const signUpExamples: readonly Example[] = [
  example(getCaptchaContract, {
    answer: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 1000,
        expiresAt: 1795345452,
        keyLength: 32,
        keyPrefix: '2baee2d6bbfee5c8a54de03359eb5256',
        keySignature: 'd3674530960d63ac3a33941b3448eb25cb1716c8f149c89ba801a37ac4a40214',
        nonce: '1a55ea5cb3254bc14d6e12542bd6c0fa',
        salt: '3ca51ae4565d40c0656596da1d987599',
      },
      signature: 'fdbd269ba9d097963f291986509b3787018744973d34dd235ef0cab2e6bc0ab1',
    },
  }),
  example(verifyCaptchaContract, {
    body: { response: 'eyJhbGdvcml0aG0iOiJQQktERjIvU0hBLTI1NiIsImNvdW50ZXIiOjQ4MTN9' },
    answer: { token: pass },
  }),
  example(registerCompanyContract, {
    body: {
      companyName: 'Northlight',
      firstName: 'Helen',
      lastName: 'Ashworth',
      email: 'admin@northlight.test',
      timeZone: 'Europe/London',
      captcha: pass,
    },
    answer: { emailSent: true },
  }),
  example(checkPasswordTokenContract, {
    body: { token: passwordLink },
    answer: { email: 'admin@northlight.test' },
  }),
  example(setPasswordContract, {
    body: { token: passwordLink, password: 'calm-harbour-42' },
    answer: { token: ticket },
  }),
  example(checkInvitationContract, {
    body: { token: invitation },
    answer: {
      company: 'Northlight',
      email: 'clara.monteiro@northlight.test',
      ...clara,
      team: 'Mobile App',
      invitedBy: 'Inês Figueira',
      notification: 'Inês Figueira invites you to the team Mobile App at Northlight.',
    },
  }),
  example(registerInvitedContract, {
    body: { token: invitation, ...clara, timeZone: 'Europe/Lisbon' },
    answer: { emailSent: false, token: passwordLink },
  }),
];
