import { expect, it } from 'vitest';
import { loadContracts } from '#/server/feature-files.ts';

const contracts = await loadContracts();
const marked = (mark: 'sentBy' | 'arrives') => contracts.filter((contract) => contract[mark] !== undefined);
const names = (mark: 'sentBy' | 'arrives') => marked(mark).map(({ name }) => name);

it('these calls are all that other products’ servers send, or browsers arrive at from elsewhere', () => {
  expect(names('sentBy')).toEqual(['receiveSlackInteraction', 'receiveStripeEvent', 'receiveTeamsActivity']);
  expect(names('arrives')).toEqual([
    'finishProviderSignIn',
    'arriveFromSaml',
    'finishCompanySignIn',
    'receiveSamlAnswer',
    'getSamlMetadata',
    'finishSlackConnect',
  ]);
});

it.each(marked('sentBy'))('$name leaves its bytes to its verb: the signature covers them', (contract) => {
  const { method, access, body, query, multipart, session } = contract;
  expect({ method, access, body, query, multipart, session }).toEqual({ method: 'POST', access: 'open' });
});

const [arrivals, metadata] = [marked('arrives').filter(({ raw }) => raw === 'redirect'), ['getSamlMetadata']];

it.each(arrivals)('$name is opened as a page, which redirects to another one', ({ name, method, access, body }) => {
  // SAML answers are posted by browsers from the provider's page; the verb checks their signature.
  const arriving = name === 'receiveSamlAnswer' ? 'POST' : 'GET';
  expect({ method, access, body }).toEqual({ method: arriving, access: 'open' });
});

it('no other call is opened as a page, apart from an administrator’s downloads', () => {
  const others = marked('arrives').filter((contract) => !arrivals.includes(contract));
  expect(others.map(({ name }) => name)).toEqual(metadata);
  expect(others.map(({ method, mutates }) => [method, mutates])).toEqual([['GET', undefined]]);
});
