import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  findCompanySignInContract,
  finishCompanySignInContract,
  getCompanySignInContract,
  startCompanySignInContract,
} from '#/lib/domain/company-sign-in/company-sign-in.contract.ts';
import {
  activateConnectionContract,
  enforceConnectionContract,
  makeConnectionContract,
  removeConnectionContract,
  testConnectionContract,
  turnConnectionOffContract,
  updateConnectionContract,
} from '#/lib/domain/company-sign-in/connections/connections.contract.ts';
import {
  addDomainContract,
  checkDomainContract,
  removeDomainContract,
} from '#/lib/domain/company-sign-in/domains/domains.contract.ts';
import {
  arriveFromSamlContract,
  getSamlMetadataContract,
  receiveSamlAnswerContract,
} from '#/lib/domain/company-sign-in/saml/saml.contract.ts';

const proof = { record: '_unboxt.northlight.test', value: 'unboxt-verify=5d1f8c0e9a7b4c6d8e2f1a3b5c7d9e0f' };
const client = { name: 'Northlight ID', issuer: 'https://id.northlight.test', clientId: 'unboxt' };
const params = { id: 1 };
const body = { email: 'admin@northlight.test' };
const url = 'https://id.northlight.test/authorize?client_id=unboxt';

export const companySignInExamples: readonly Example[] = [
  example(getCompanySignInContract, {
    answer: {
      domains: [
        { id: 1, domain: 'northlight.test', state: 'verified', checkedAt: '2026-11-20T11:24:15.806Z', ...proof },
      ],
      connections: [
        {
          ...client,
          id: 1,
          kind: 'oidc',
          saml: null,
          state: 'active',
          isTested: true,
          isOffered: true,
          isEnforced: false,
          excepted: [],
          createsPeople: false,
          test: null,
        },
      ],
      administrators: [{ id: 1, name: 'Amelia Hart', hasSecondFactor: true, isInDomains: true }],
      peopleInDomains: 42,
      returnUrl: 'https://unboxt.example/api/auth/company/return',
    },
  }),
  example(addDomainContract, { body: { domain: 'northlight.test' }, answer: { id: 1, ...proof } }),
  example(checkDomainContract, { params }),
  example(removeDomainContract, { params }),
  example(makeConnectionContract, { body: { ...client, kind: 'oidc', secret: 'Jk2xV9' }, answer: { id: 1 } }),
  example(updateConnectionContract, { params, body: { createsPeople: true } }),
  example(testConnectionContract, { params, answer: { url } }),
  example(activateConnectionContract, { params }),
  example(turnConnectionOffContract, { params }),
  example(enforceConnectionContract, { params, body: { isEnforced: true, exceptUserIds: [1, 2] } }),
  example(removeConnectionContract, { params }),
  example(findCompanySignInContract, { body, answer: { connection: { name: 'Northlight ID', isEnforced: false } } }),
  example(startCompanySignInContract, { body, answer: { url } }),
  example(finishCompanySignInContract, {
    query: { code: 'SplxlOBeZQQYbYS6WxSbIA', state: 'af0ifjsldkj' },
    answer: '/signIn?provider=done',
  }),
  example(receiveSamlAnswerContract, { params, answer: '/api/auth/company/arrive?code=csa_5d1f8c0e9a7b4c6d' }),
  example(arriveFromSamlContract, { query: { code: 'csa_5d1f8c0e9a7b4c6d' }, answer: '/signIn?provider=done' }),
  example(getSamlMetadataContract, {
    params,
    answer: '<EntityDescriptor entityID="https://unboxt.example/api/auth/company/saml/1/metadata">…</EntityDescriptor>',
  }),
];
