import { createHash, createSign, type KeyObject, randomBytes } from 'node:crypto';

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const MINUTE_MS = 60_000;

/** What an answer says; a correct one is for the request it answers. */
export interface SamlFacts {
  responseIssuer: string;
  issuer: string;
  destination: string;
  recipient: string;
  /** In the response and in the confirmation; empty for none. */
  inResponseTo: string;
  confirmedFor: string;
  audiences: readonly string[];
  assertionId: string;
  status: string;
  nameId: string;
  nameIdFormat: string;
  /** When the person signed in; null for an answer that doesn't say. */
  authenticatedAt: Date | null;
  attributes: Record<string, string | readonly string[]>;
  /** When it begins and ends, and when the confirmation within it does. */
  notBefore: Date;
  notOnOrAfter: Date;
  confirmedUntil: Date;
}

/** How a response is signed, and what is changed in it afterwards. */
export interface SamlSigning {
  key: KeyObject;
  /** The hashes of the signature and of the digest. */
  signature: 'sha1' | 'sha256' | 'sha512';
  digest: 'sha1' | 'sha256';
  isSigned: boolean;
  /** Whether the answer is also signed, after the changes. */
  isWholeSigned?: boolean;
  /** Replaces the second transform, and the canonical form that is used. */
  transform?: string;
  canonical?: string;
  /** Changes the text within the assertion before it is signed, and the whole answer afterwards. */
  within?: (assertion: string) => string;
  rewrite?: (response: string, assertion: string) => string;
}

const hashes = {
  sha1: { signature: `${SIGNATURE}rsa-sha1`, digest: `${SIGNATURE}sha1` },
  sha256: { signature: `${MORE}rsa-sha256`, digest: 'http://www.w3.org/2001/04/xmlenc#sha256' },
  sha512: { signature: `${MORE}rsa-sha512`, digest: 'http://www.w3.org/2001/04/xmlenc#sha512' },
};

/** Returns a text as canonical XML writes it. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export const newSamlId = () => `_${randomBytes(16).toString('hex')}`;

/** Returns what an honest provider says about someone, for one request. */
export function honestFacts(request: { id: string; issuer: string; answerUrl: string }, entityId: string): SamlFacts {
  const now = Date.now();
  return {
    responseIssuer: entityId,
    issuer: entityId,
    destination: request.answerUrl,
    recipient: request.answerUrl,
    inResponseTo: request.id,
    confirmedFor: request.id,
    audiences: [request.issuer],
    assertionId: newSamlId(),
    status: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    nameId: '',
    nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    authenticatedAt: new Date(now),
    attributes: {},
    notBefore: new Date(now - MINUTE_MS),
    notOnOrAfter: new Date(now + 5 * MINUTE_MS),
    confirmedUntil: new Date(now + 5 * MINUTE_MS),
  };
}

/**
 * Returns a SAML response as exclusive canonical XML, so that its bytes can be signed; `signing` says what is signed,
 * and how it's spoilt for tests.
 */
export function writeSamlResponse(facts: SamlFacts, signing: SamlSigning): string {
  const { isSigned, isWholeSigned, within, rewrite } = signing;
  const text = writeAssertion(facts);
  const changed = within?.(text) ?? text;
  const assertion = isSigned ? sign(changed, facts.assertionId, signing) : changed;
  const answers = facts.inResponseTo === '' ? '' : ` InResponseTo="${escapeXml(facts.inResponseTo)}"`;
  const id = newSamlId();
  const response = `<samlp:Response xmlns:samlp="${PROTOCOL}" Destination="${escapeXml(facts.destination)}" ID="${id}"${answers} IssueInstant="${new Date().toISOString()}" Version="2.0"><saml:Issuer xmlns:saml="${ASSERTION}">${escapeXml(facts.responseIssuer)}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${facts.status}"></samlp:StatusCode></samlp:Status>${assertion}</samlp:Response>`;
  const answer = rewrite?.(response, assertion) ?? response;
  return isWholeSigned ? sign(answer, id, signing) : answer;
}

function writeAssertion(facts: SamlFacts): string {
  const answers = facts.confirmedFor === '' ? '' : ` InResponseTo="${escapeXml(facts.confirmedFor)}"`;
  const audiences = facts.audiences.map((one) => `<saml:Audience>${escapeXml(one)}</saml:Audience>`).join('');
  const attributes = Object.entries(facts.attributes).map(([name, value]) => {
    const values = [value].flat().map((one) => `<saml:AttributeValue>${escapeXml(one)}</saml:AttributeValue>`);
    return `<saml:Attribute Name="${escapeXml(name)}">${values.join('')}</saml:Attribute>`;
  });
  const instant = facts.authenticatedAt?.toISOString();
  const signIn =
    instant === undefined
      ? ''
      : `<saml:AuthnStatement AuthnInstant="${instant}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`;
  const statement =
    attributes.length === 0 ? '' : `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>`;
  return `<saml:Assertion xmlns:saml="${ASSERTION}" ID="${facts.assertionId}" IssueInstant="${new Date().toISOString()}" Version="2.0"><saml:Issuer>${escapeXml(facts.issuer)}</saml:Issuer><saml:Subject><saml:NameID Format="${facts.nameIdFormat}">${escapeXml(facts.nameId)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData${answers} NotOnOrAfter="${facts.confirmedUntil.toISOString()}" Recipient="${escapeXml(facts.recipient)}"></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${facts.notBefore.toISOString()}" NotOnOrAfter="${facts.notOnOrAfter.toISOString()}"><saml:AudienceRestriction>${audiences}</saml:AudienceRestriction></saml:Conditions>${signIn}${statement}</saml:Assertion>`;
}

/** Puts the signature of the element with that id after its issuer. */
function sign(text: string, id: string, signing: SamlSigning): string {
  const { signature, digest, transform = EXCLUSIVE, canonical = EXCLUSIVE } = signing;
  // Comments aren't part of what is signed.
  const content = text.replace(/<!--.*?-->/gs, '');
  const value = createHash(digest).update(content).digest('base64');
  const info = `<ds:SignedInfo xmlns:ds="${SIGNATURE}"><ds:CanonicalizationMethod Algorithm="${canonical}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="${hashes[signature].signature}"></ds:SignatureMethod><ds:Reference URI="#${id}"><ds:Transforms><ds:Transform Algorithm="${SIGNATURE}enveloped-signature"></ds:Transform><ds:Transform Algorithm="${transform}"></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="${hashes[digest].digest}"></ds:DigestMethod><ds:DigestValue>${value}</ds:DigestValue></ds:Reference></ds:SignedInfo>`;
  const signed = createSign(`RSA-${signature.toUpperCase()}`).update(info).sign(signing.key, 'base64');
  const inner = info.replace(` xmlns:ds="${SIGNATURE}"`, '');
  const element = `<ds:Signature xmlns:ds="${SIGNATURE}">${inner}<ds:SignatureValue>${signed}</ds:SignatureValue></ds:Signature>`;
  return text.replace('</saml:Issuer>', `</saml:Issuer>${element}`);
}
