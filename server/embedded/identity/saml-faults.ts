import type { SamlFacts, SamlSigning } from '#/server/embedded/identity/saml-response.ts';

interface Spoiled {
  facts?: Partial<SamlFacts>;
  /** With `foreign`, it is signed with another key. */
  signing?: Partial<SamlSigning> & { foreign?: true };
}

const ELSEWHERE = 'https://elsewhere.example/saml';
const old = () => new Date(Date.now() - 10 * 60_000);
const other = (assertion: string) =>
  assertion
    .replace(/ID="_[0-9a-f]+"/, 'ID="_other"')
    .replace(/<ds:Signature[ >].*?<\/ds:Signature>/s, '')
    .replace(/>[^<>]*@/, '>evil@');
const intoList = (response: string, xml: string) => response.replace('<saml:Assertion', `${xml}<saml:Assertion`);

const encrypted =
  '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"></saml:EncryptedAssertion>';
const withoutEnd = (name: string) => (assertion: string) =>
  assertion.replace(new RegExp(`(<saml:${name}(?: [^>]*)?) NotOnOrAfter="[^"]*"`), '$1');

/** Every way an answer can be wrong, by its name on the stand-in's page. */
export const samlFaults = {
  'not XML': { signing: { rewrite: () => 'this is no XML' } },
  'cut off': { signing: { rewrite: (response) => response.slice(0, -5) } },
  'no response': { signing: { rewrite: (_response, assertion) => assertion } },
  'a DOCTYPE': { signing: { rewrite: (response) => `<!DOCTYPE r [<!ENTITY e "x">]>${response}` } },
  'too large': { signing: { rewrite: (response) => `${response}<!--${'x'.repeat(300 * 1024)}-->` } },
  cancelled: { facts: { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' } },
  'another destination': { facts: { destination: ELSEWHERE } },
  'another recipient': { facts: { recipient: ELSEWHERE } },
  'a second recipient': {
    signing: {
      within: (assertion) =>
        assertion.replace(
          /<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/s,
          (one) => one + one.replace(/Recipient="[^"]*"/, `Recipient="${ELSEWHERE}"`),
        ),
    },
  },
  'another issuer of the response': { facts: { responseIssuer: ELSEWHERE } },
  'a second issuer of the response': {
    signing: {
      rewrite: (response) =>
        response.replace(/<saml:Issuer .*?<\/saml:Issuer>/s, (one) => one + one.replace(/>[^<]+</, `>${ELSEWHERE}<`)),
    },
  },
  'another issuer of the assertion': { facts: { issuer: ELSEWHERE } },
  'another audience': { facts: { audiences: [ELSEWHERE] } },
  'no audience': { facts: { audiences: [] } },
  'not asked for': { facts: { inResponseTo: '', confirmedFor: '' } },
  'for another request': { facts: { inResponseTo: '_made-up' } },
  'confirmed for another request': { facts: { confirmedFor: '_made-up' } },
  'without a confirmation': {
    signing: {
      within: (assertion) => assertion.replace(/<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/s, ''),
    },
  },
  'confirmed by a key': { signing: { within: (assertion) => assertion.replace('cm:bearer', 'cm:holder-of-key') } },
  'too old': { facts: { notOnOrAfter: old() } },
  'not yet valid': { facts: { notBefore: new Date(Date.now() + 10 * 60_000) } },
  'confirmed too long ago': { facts: { confirmedUntil: old() } },
  'without an end': { signing: { within: withoutEnd('SubjectConfirmationData') } },
  'conditions without an end': { signing: { within: withoutEnd('Conditions') } },
  'without conditions': {
    signing: { within: (assertion) => assertion.replace(/<saml:Conditions .*<\/saml:Conditions>/s, '') },
  },
  'not signed': { signing: { isSigned: false } },
  'signed twice': {
    signing: { rewrite: (response) => response.replace(/<ds:Signature[ >].*<\/ds:Signature>/s, (one) => one + one) },
  },
  'signed by somebody else': { signing: { foreign: true } },
  'signed with SHA-1': { signing: { signature: 'sha1' } },
  'a digest of SHA-1': { signing: { digest: 'sha1' } },
  'a transform by XSLT': { signing: { transform: 'http://www.w3.org/TR/1999/REC-xslt-19991116' } },
  'another canonical form': { signing: { canonical: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315' } },
  'changed after signing': { signing: { rewrite: (response) => response.replace(/>[^<>]*@/, '>evil@') } },
  'a second assertion': { signing: { rewrite: (response, assertion) => intoList(response, other(assertion)) } },
  'a second assertion after it': {
    signing: {
      rewrite: (response, assertion) => response.replace('</samlp:Response>', `${other(assertion)}</samlp:Response>`),
    },
  },
  'wrapped in another': {
    signing: {
      rewrite: (response, assertion) =>
        response.replace(
          assertion,
          other(assertion).replace('</saml:Issuer>', `</saml:Issuer><samlp:Extensions>${assertion}</samlp:Extensions>`),
        ),
    },
  },
  'signed as a whole': {
    // The signature of the assertion is on the response, where it covers nothing of it.
    signing: {
      rewrite: (response, assertion) => {
        const signature = /<ds:Signature[ >].*<\/ds:Signature>/s.exec(assertion)?.[0] ?? '';
        return response.replace(signature, '').replace('<samlp:Status>', `${signature}<samlp:Status>`);
      },
    },
  },
  'changed, and signed as a whole': {
    signing: { rewrite: (response) => response.replace(/>[^<>]*@/, '>evil@'), isWholeSigned: true },
  },
  'deep within': {
    signing: {
      rewrite: (response, assertion) =>
        response.replace(assertion, `<samlp:Extensions>${assertion}</samlp:Extensions>`),
    },
  },
  encrypted: { signing: { rewrite: (response, assertion) => response.replace(assertion, encrypted) } },
  'an encrypted one beside it': { signing: { rewrite: (response) => intoList(response, encrypted) } },
  'a name that changes': { facts: { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' } },
  'no address': { facts: { nameId: 'somebody' } },
  'an address of other letters': { facts: { nameId: 'аda@example.com' } },
  'the same assertion again': { facts: { assertionId: '_once' } },
} as const satisfies Record<string, Spoiled>;

export type SamlFault = keyof typeof samlFaults;

/** Returns what a fault changes. */
export function spoiledBy(fault: SamlFault | null): Spoiled {
  return fault === null ? {} : samlFaults[fault];
}
