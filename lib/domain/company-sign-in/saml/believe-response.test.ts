import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { believeResponse, isUnasked, requestOf, SKEW_MS } from '#/lib/domain/company-sign-in/saml/believe-response.ts';
import type { Trust } from '#/lib/domain/company-sign-in/saml/read-assertion.ts';
import { makeCertificate } from '#/server/embedded/identity/certificate.ts';
import { type SamlFault, spoiledBy } from '#/server/embedded/identity/saml-faults.ts';
import {
  honestFacts,
  type SamlFacts,
  type SamlSigning,
  writeSamlResponse,
} from '#/server/embedded/identity/saml-response.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const entityId = 'https://id.acme.example/saml';
const answerUrl = 'https://unboxt.example/api/auth/company/saml/7';
const endsAt = new Date(Date.now() + 3_600_000);
const certificate = { text: makeCertificate(keys, endsAt), endsAt: endsAt.toISOString() };
const trust: Trust = {
  entityId,
  spEntityId: `${answerUrl}/metadata`,
  answerUrl,
  requestId: '_asked',
  certificates: [certificate],
  emailAttribute: null,
};

interface Change {
  facts?: Partial<SamlFacts> | undefined;
  signing?: Partial<SamlSigning> | undefined;
}

function write({ facts, signing }: Change = {}): string {
  const honest = honestFacts({ id: '_asked', issuer: trust.spEntityId, answerUrl }, entityId);
  return writeSamlResponse(
    { ...honest, nameId: 'ada@acme.example', ...facts },
    { signature: 'sha256', digest: 'sha256', isSigned: true, key: keys.privateKey, ...signing },
  );
}

const believe = (change: Change = {}, more: Partial<Trust> = {}) =>
  believeResponse(write(change), { ...trust, ...more }, new Date());

describe('an answer is accepted', () => {
  it('with a valid signature, and names a person', async () => {
    const attributes = { givenName: 'Ada', sn: 'Berg', displayName: 'Ada Berg' };
    const authenticatedAt = new Date('2026-03-02T08:00:00Z');
    const facts = { attributes, assertionId: '_one', authenticatedAt };
    const until = new Date(Date.now() + 600_000);
    expect(await believe({ facts: { ...facts, notOnOrAfter: until } })).toEqual({
      assertionId: '_one',
      missingAttribute: null,
      expiresAt: new Date(until.getTime() + SKEW_MS),
      subject: 'ada@acme.example',
      email: 'ada@acme.example',
      authenticatedAt,
      givenName: 'Ada',
      familyName: 'Berg',
      name: 'Ada Berg',
    });
  });

  it('with SHA-512, and with the next certificate before the last one has expired', async () => {
    await expect(believe({ signing: { signature: 'sha512' } })).resolves.toBeDefined();
    const next = { ...certificate, text: makeCertificate(foreign, endsAt) };
    const signing = { key: foreign.privateKey };
    await expect(believe({ signing }, { certificates: [certificate, next] })).resolves.toBeDefined();
  });

  it('with a signature of the whole as well as the assertion’s', async () => {
    await expect(believe({ signing: { isWholeSigned: true } })).resolves.toBeDefined();
  });

  it('with a clock that is less than a minute off', async () => {
    const notBefore = new Date(Date.now() + SKEW_MS - 5000);
    await expect(believe({ facts: { notBefore } })).resolves.toBeDefined();
    const past = new Date(Date.now() - SKEW_MS + 5000);
    await expect(believe({ facts: { notOnOrAfter: past, confirmedUntil: past } })).resolves.toBeDefined();
  });

  it('with the address from the configured attribute, or else the name ID', async () => {
    const facts = {
      nameId: 'a1',
      attributes: { mail: 'ada@acme.example', many: ['a@acme.example', 'b@acme.example'] },
    };
    expect(await believe({ facts }, { emailAttribute: 'mail' })).toMatchObject({
      subject: 'a1',
      email: 'ada@acme.example',
    });
    expect(await believe({}, { emailAttribute: 'mail' })).toMatchObject({ email: 'ada@acme.example' });
    await expect(believe({ facts }, { emailAttribute: 'many' })).rejects.toMatchObject({ fault: 'email' });
  });

  it('with the full name that a comment interrupts', async () => {
    const within = (assertion: string) => assertion.replace('ada@acme.example', 'ada@acme.example<!-- -->.evil.test');
    expect(await believe({ signing: { within } })).toMatchObject({ email: 'ada@acme.example.evil.test' });
  });
});

/**
 * Which check refuses each fault. Without this check, the answer would pass, or another check would name another fault.
 */
const faults: Record<Exclude<SamlFault, 'the same assertion again'>, string> = {
  'not XML': 'xml',
  'cut off': 'xml',
  'no response': 'xml',
  'a DOCTYPE': 'xml',
  'too large': 'xml',
  cancelled: 'cancelled',
  'another destination': 'destination',
  'another recipient': 'destination',
  'a second recipient': 'destination',
  'another issuer of the response': 'entity',
  'a second issuer of the response': 'entity',
  'another issuer of the assertion': 'entity',
  'another audience': 'audience',
  'no audience': 'audience',
  'not asked for': 'request',
  'for another request': 'request',
  'confirmed for another request': 'request',
  'without a confirmation': 'request',
  'confirmed by a key': 'request',
  'too old': 'time',
  'not yet valid': 'time',
  'confirmed too long ago': 'time',
  'without an end': 'time',
  'conditions without an end': 'time',
  'without conditions': 'audience',
  'not signed': 'assertion',
  'signed twice': 'assertion',
  'signed by somebody else': 'signature',
  'signed with SHA-1': 'algorithm',
  'a digest of SHA-1': 'algorithm',
  'a transform by XSLT': 'algorithm',
  'another canonical form': 'algorithm',
  'changed after signing': 'signature',
  'a second assertion': 'assertion',
  'a second assertion after it': 'assertion',
  'wrapped in another': 'assertion',
  'signed as a whole': 'assertion',
  'changed, and signed as a whole': 'signature',
  'deep within': 'assertion',
  encrypted: 'assertion',
  'an encrypted one beside it': 'assertion',
  'a name that changes': 'nameId',
  'no address': 'email',
  'an address of other letters': 'email',
};

describe('an answer is refused', () => {
  it.each(Object.entries(faults) as [SamlFault, string][])('%s', async (name, fault) => {
    const { facts, signing: { foreign: isForeign, ...signing } = {} } = spoiledBy(name);
    const key = (isForeign ? foreign : keys).privateKey;
    await expect(believe({ facts, signing: { ...signing, key } })).rejects.toMatchObject({ fault });
  });

  it('if the name has letters of another script, even if the address doesn’t', async () => {
    const facts = { nameId: 'аda', attributes: { mail: 'ada@acme.example' } };
    await expect(believe({ facts }, { emailAttribute: 'mail' })).rejects.toMatchObject({ fault: 'nameId' });
  });

  it('with a clock that is more than a minute off', async () => {
    const notBefore = new Date(Date.now() + 65_000);
    await expect(believe({ facts: { notBefore } })).rejects.toMatchObject({ fault: 'time' });
    const past = new Date(Date.now() - 65_000);
    await expect(believe({ facts: { notOnOrAfter: past } })).rejects.toMatchObject({ fault: 'time' });
    await expect(believe({ facts: { confirmedUntil: past } })).rejects.toMatchObject({ fault: 'time' });
  });

  it('with a certificate that isn’t the connection’s, even if the answer contains its own', async () => {
    const certificates = [{ ...certificate, text: makeCertificate(foreign, endsAt) }];
    await expect(believe({}, { certificates })).rejects.toMatchObject({ fault: 'signature' });
  });
});

it('an answer says which request it answers', () => {
  expect(requestOf(write())).toBe('_asked');
  expect(requestOf(write({ facts: { inResponseTo: '' } }))).toBeNull();
  expect(requestOf('<p:Response InResponseTo="_asked" ID="_x"/>')).toBe('_asked');
  expect(requestOf('<a b="" InResponseTo="_asked"></a>')).toBeNull();
  expect(requestOf('no XML')).toBeNull();
});

it('an answer without a request is unrequested, and any other text isn’t an answer', () => {
  expect(isUnasked(write({ facts: { inResponseTo: '' } }))).toBe(true);
  expect(isUnasked('<Response ID="_x"/>')).toBe(true);
  expect(isUnasked(write())).toBe(false);
  expect(isUnasked('<a><Responses/></a>')).toBe(false);
});
