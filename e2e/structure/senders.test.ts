import { expect, it } from 'vitest';
import { loadContracts } from '#/server/load-contracts.ts';

const contracts = await loadContracts();
const marked = (mark: 'sentBy' | 'arrives') => contracts.filter((contract) => contract[mark] !== undefined);
const names = (mark: 'sentBy' | 'arrives') => marked(mark).map(({ name }) => name);

it('what other products’ servers send, and where browsers arrive from elsewhere, are these calls', () => {
  expect(names('sentBy')).toEqual(['receiveSlackInteraction', 'receiveStripeEvent']);
  expect(names('arrives')).toEqual(['finishProviderSignIn', 'finishSlackConnect']);
});

it.each(marked('sentBy'))('$name leaves its bytes to its verb: a signature is over them', (contract) => {
  const { method, access, body, query, multipart, session } = contract;
  expect({ method, access, body, query, multipart, session }).toEqual({ method: 'POST', access: 'open' });
});

it.each(marked('arrives'))('$name is opened as a page, which leads on to another one', ({ method, access, raw }) => {
  expect({ method, access, raw }).toEqual({ method: 'GET', access: 'open', raw: 'redirect' });
});
