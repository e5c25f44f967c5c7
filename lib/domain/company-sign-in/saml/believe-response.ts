import { IssuerFailure } from '#/lib/domain/company-sign-in/connections/issuer-failure.ts';
import { XML_BYTES } from '#/lib/domain/company-sign-in/constants.ts';
import { type Believed, readAssertion, type Trust } from '#/lib/domain/company-sign-in/saml/read-assertion.ts';
import {
  ASSERTION,
  allBelow,
  childrenOf,
  isElement,
  PROTOCOL,
  parseXml,
  SIGNATURE,
  textOf,
} from '#/lib/platform/saml/saml-xml.ts';

/** How far a provider's clock may differ from ours. */
export const SKEW_MS = 60_000;

/** The first element of an answer is within this many characters. */
const HEAD_LETTERS = 8192;

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/**
 * The accepted algorithms: SHA-256 or stronger that the library supports, and only the transforms of SAML 2.0 (Core,
 * 5.4.4).
 */
const believedAlgorithms: Record<string, readonly string[]> = {
  SignatureMethod: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  ],
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
  CanonicalizationMethod: ['http://www.w3.org/2001/10/xml-exc-c14n#'],
  Transform: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
};

/**
 * Returns the id of our request that a text claims to answer; null if it names none. Read without parsing, so that
 * strangers' texts cost little, and compared again after the check.
 */
export function requestOf(xml: string): string | null {
  const pattern = /<(?:[\w.-]{1,50}:)?Response(?=\s)[^>]*?\sInResponseTo\s?=\s?["']([\w.-]{1,100})["']/;
  return pattern.exec(xml.slice(0, HEAD_LETTERS))?.[1] ?? null;
}

/** Returns whether a text is an answer without a request: someone started at their provider instead of here. */
export function isUnasked(xml: string): boolean {
  const start = /<(?:[\w.-]{1,50}:)?Response(?=[\s>])[^>]*>/.exec(xml.slice(0, HEAD_LETTERS))?.[0];
  return start !== undefined && !start.includes('InResponseTo');
}

/**
 * Returns the person that a provider names in its answer. The library checks signature, audience and age; our own
 * checks before and after refuse what it would accept. The person is only read from the signed part. Throws
 * `IssuerFailure`.
 * Source: docs/security.md, Company sign-in.
 */
export async function believeResponse(xml: string, trust: Trust, now: Date): Promise<Believed> {
  const response = parseXml(xml, XML_BYTES);
  if (!response || !isElement(response, PROTOCOL, 'Response')) throw new IssuerFailure('xml');
  checkEnvelope(response, trust);
  checkSignatures(response);
  return readAssertion(await verify(xml, trust), trust, { now, skewMs: SKEW_MS });
}

function checkEnvelope(response: Element, { entityId, answerUrl, requestId }: Trust): void {
  const [status] = childrenOf(response, PROTOCOL, 'Status');
  const [code] = status ? childrenOf(status, PROTOCOL, 'StatusCode') : [];
  if (code?.getAttribute('Value') !== SUCCESS) throw new IssuerFailure('cancelled');
  if (response.getAttribute('Destination') !== answerUrl) throw new IssuerFailure('destination');
  if (response.getAttribute('InResponseTo') !== requestId) throw new IssuerFailure('request');
  const issuers = childrenOf(response, ASSERTION, 'Issuer').map(textOf);
  if (issuers.length !== 1 || issuers[0] !== entityId) throw new IssuerFailure('entity');
}

function checkSignatures(response: Element): void {
  const assertions = allBelow(response, 'Assertion');
  const [assertion] = assertions;
  const isAlone = assertions.length === 1 && allBelow(response, 'EncryptedAssertion').length === 0;
  if (!assertion || !isAlone || !childrenOf(response, ASSERTION, 'Assertion').includes(assertion))
    throw new IssuerFailure('assertion');
  if (childrenOf(assertion, SIGNATURE, 'Signature').length !== 1) throw new IssuerFailure('assertion');
  for (const [name, believed] of Object.entries(believedAlgorithms)) {
    const used = allBelow(response, name, SIGNATURE).map((element) => element.getAttribute('Algorithm') ?? '');
    if (used.some((algorithm) => !believed.includes(algorithm))) throw new IssuerFailure('algorithm');
  }
}

/** Returns the assertion exactly as signed. */
async function verify(xml: string, { spEntityId, answerUrl, certificates }: Trust): Promise<string> {
  const { SAML } = await import('@node-saml/node-saml');
  const library = new SAML({
    callbackUrl: answerUrl,
    issuer: spEntityId,
    audience: spEntityId,
    idpCert: certificates.map(({ text }) => text),
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: SKEW_MS,
  });
  const { profile } = await library
    .validatePostResponseAsync({ SAMLResponse: Buffer.from(xml).toString('base64') })
    .catch((error: unknown) => {
      throw new IssuerFailure(faultOf(String(error)), error);
    });
  const assertion = profile?.getAssertionXml?.();
  if (!assertion) throw new IssuerFailure('signature');
  return assertion;
}

/** Returns the fault by the library's error text, because it has no error codes. */
function faultOf(said: string): 'audience' | 'time' | 'signature' {
  if (/audience/i.test(said)) return 'audience';
  return /expired|not yet valid|NotOnOrAfter/i.test(said) ? 'time' : 'signature';
}
