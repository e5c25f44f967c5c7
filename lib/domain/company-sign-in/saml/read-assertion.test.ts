import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAssertion, type Trust } from '#/lib/domain/company-sign-in/saml/read-assertion.ts';
import { honestFacts, type SamlFacts, writeSamlResponse } from '#/server/embedded/identity/saml-response.ts';

const answerUrl = 'https://unboxt.example/api/auth/company/saml/7';
const trust: Trust = {
  entityId: 'https://id.acme.example/saml',
  spEntityId: `${answerUrl}/metadata`,
  answerUrl,
  requestId: '_asked',
  certificates: [],
  emailAttribute: null,
};
const nothing = createSecretKey('not used', 'utf8');
const SKEW_MS = 60_000;
const now = new Date();
const later = (ms: number) => new Date(now.getTime() + ms);

interface Change {
  facts?: Partial<SamlFacts>;
  within?: (assertion: string) => string;
  emailAttribute?: string;
}

/** Reads an assertion as if the library had already verified its signature. */
function read({ facts, within = (assertion) => assertion, emailAttribute }: Change = {}) {
  const honest = honestFacts({ id: '_asked', issuer: trust.spEntityId, answerUrl }, trust.entityId);
  const xml = writeSamlResponse(
    { ...honest, nameId: 'ada@acme.example', ...facts },
    {
      signature: 'sha256',
      digest: 'sha256',
      isSigned: false,
      key: nothing,
      rewrite: (_response, assertion) => within(assertion),
    },
  );
  return readAssertion(xml, { ...trust, emailAttribute: emailAttribute ?? null }, { now, skewMs: SKEW_MS });
}

const mail = { attributes: { mail: 'ada@acme.example' } };
const data = /<saml:SubjectConfirmationData[^>]*><\/saml:SubjectConfirmationData>/;
const attribute = /<saml:Attribute .*<\/saml:Attribute>/;
const long = (letters: number) => `${'a'.repeat(letters - '@acme.example'.length)}@acme.example`;

describe('a SAML assertion', () => {
  it.each([null, later(-3_600_000)])('returns when the person signed in there, or nothing: %s', (authenticatedAt) => {
    expect(read({ facts: { authenticatedAt } }).authenticatedAt).toEqual(authenticatedAt);
  });

  it('with an unreadable time doesn’t say when the person signed in', () => {
    const within = (assertion: string) => assertion.replace(/AuthnInstant="[^"]*"/, 'AuthnInstant="today"');
    expect(read({ within }).authenticatedAt).toBeNull();
  });

  it('is valid until its latest end, with the difference of the clocks', () => {
    const [early, late] = [later(60_000), later(300_000)];
    for (const ends of [
      { confirmedUntil: early, notOnOrAfter: late },
      { confirmedUntil: late, notOnOrAfter: early },
    ])
      expect(read({ facts: ends }).expiresAt).toEqual(later(300_000 + SKEW_MS));
  });

  it('can have names and addresses of the maximum length, and have expired a minute ago by our clock', () => {
    expect(read({ facts: { nameId: 'a'.repeat(255), ...mail }, emailAttribute: 'mail' }).subject).toHaveLength(255);
    expect(read({ facts: { nameId: long(254) } }).email).toHaveLength(254);
    expect(read({ facts: { confirmedUntil: later(1 - SKEW_MS) } })).toBeDefined();
  });

  it.each<[string, string, Change]>([
    ['is none', 'signature', { within: () => '<a/>' }],
    ['is one of another language', 'signature', { within: (xml) => xml.replace('SAML:2.0:assertion', 'SAML:1.0') }],
    ['has no subject', 'nameId', { within: (xml) => xml.replace(/<saml:Subject>.*<\/saml:Subject>/, '') }],
    ['names no one', 'nameId', { within: (xml) => xml.replace(/<saml:NameID .*<\/saml:NameID>/, '') }],
    ['names no one in words', 'nameId', { facts: { nameId: '', ...mail }, emailAttribute: 'mail' }],
    ['has too long a name', 'nameId', { facts: { nameId: 'a'.repeat(256), ...mail }, emailAttribute: 'mail' }],
    ['has too long an address', 'email', { facts: { nameId: long(255) } }],
    [
      'has two addresses, though the name is one as well',
      'email',
      { facts: { attributes: { mail: ['ada@acme.example', 'eve@acme.example'] } }, emailAttribute: 'mail' },
    ],
    [
      'has its attribute twice',
      'email',
      {
        facts: mail,
        emailAttribute: 'mail',
        within: (xml) => xml.replace(attribute, (one) => one.replace('ada@', 'eve@') + one),
      },
    ],
    ['confirms nothing', 'request', { within: (xml) => xml.replace(data, '') }],
    ['confirms twice in one', 'request', { within: (xml) => xml.replace(data, (one) => one + one) }],
    ['is confirmed without an end', 'time', { within: (xml) => xml.replace(/ NotOnOrAfter="[^"]*" Rec/, ' Rec') }],
    ['was confirmed until a minute ago', 'time', { facts: { confirmedUntil: later(-SKEW_MS) } }],
  ])('is refused if it %s', (_title, fault, change) => {
    expect(() => read(change)).toThrow(expect.objectContaining({ fault }));
  });
});
