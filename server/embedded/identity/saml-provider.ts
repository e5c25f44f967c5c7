import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import { makeCertificate } from '#/server/embedded/identity/certificate.ts';
import { html } from '#/server/embedded/identity/http-answers.ts';
import { type SamlFault, samlFaults, spoiledBy } from '#/server/embedded/identity/saml-faults.ts';
import { escapeXml, honestFacts, type SamlFacts, writeSamlResponse } from '#/server/embedded/identity/saml-response.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

/** How a provider behaves; tests change this. */
export interface SamlMood {
  /** What is wrong with its next answers. */
  fault: SamlFault | null;
  /** Replaces the correct facts. */
  facts: Partial<SamlFacts>;
}

interface ProviderSettings {
  url: string;
  /** The key it signs with, as PEM; by default its own. */
  key?: string;
  /** The products it answers to. */
  origins: () => readonly string[];
  mood: SamlMood;
  /** Returns the page for choosing a person; without it, the person of the mood agrees. */
  choose?: (parameters: URLSearchParams) => string;
  /** Returns what it says about a chosen person; null if unknown. */
  personOf: (login: string) => Partial<SamlFacts> | null;
}

const pairOf = (pem: string) => {
  const privateKey = createPrivateKey(pem);
  return { privateKey, publicKey: createPublicKey(privateKey) };
};
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Creates a provider of SAML 2.0: it receives requests by redirect, and answers by a form that the browser posts. */
export function createSamlProvider({ url, key, origins, mood, choose, personOf }: ProviderSettings) {
  const entityId = `${url}/saml/metadata`;
  const keys = key === undefined ? newKeys() : pairOf(key);
  const foreign = newKeys();
  const certificateUntil = (endsAt: Date) => makeCertificate(keys, endsAt);

  /** Answers SAML requests; returns false for everything else. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    if (pathname === '/saml/metadata') {
      response.writeHead(200, { 'content-type': 'application/samlmetadata+xml' }).end(metadata());
      return true;
    }
    if (pathname !== '/saml/sign-in' && pathname !== '/saml/approve') return false;
    const parameters = request.method === 'POST' ? new URLSearchParams(await textOf(request)) : searchParams;
    if (pathname === '/saml/sign-in' && choose) html(response, choose(parameters));
    else approve(response, parameters);
    return true;
  }

  function approve(response: ServerResponse, parameters: URLSearchParams): void {
    const question = readRequest(parameters.get('SAMLRequest') ?? '');
    const person = personOf(parameters.get('login') ?? '');
    const isKnown = origins().some((origin) => question?.answerUrl.startsWith(`${origin}/`));
    if (!question || !isKnown || !person) {
      refuse(response);
      return;
    }
    const fault = (parameters.get('fault') ?? '') || mood.fault;
    const { facts, signing } = spoiledBy(isFault(fault) ? fault : null);
    const xml = writeSamlResponse(
      { ...honestFacts(question, entityId), ...person, ...mood.facts, ...facts },
      {
        signature: 'sha256',
        digest: 'sha256',
        isSigned: true,
        ...signing,
        key: (signing?.foreign ? foreign : keys).privateKey,
      },
    );
    const value = Buffer.from(xml).toString('base64');
    html(
      response,
      `<form method="post" action="${escapeXml(question.answerUrl)}"><input type="hidden" name="SAMLResponse" value="${value}"><button>Continue</button></form>`,
    );
  }

  function metadata(certificates = [certificateUntil(new Date(Date.now() + 2 * YEAR_MS))]): string {
    const descriptors = certificates.map(
      (one) =>
        `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${one}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    );
    return `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${descriptors.join('')}<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${url}/saml/sign-in"></md:SingleSignOnService></md:IDPSSODescriptor></md:EntityDescriptor>`;
  }

  return { answer, entityId, metadata, certificateUntil, metadataUrl: entityId };
}

const isFault = (text: string | null): text is SamlFault => text !== null && Object.hasOwn(samlFaults, text);

async function textOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}

function refuse(response: ServerResponse): void {
  html(response, 'Refused: the request is of no product known here, or nobody has this address.', 400);
}

/** Returns a request in the form of a redirect, compressed and in base 64; null if it isn't one. */
function readRequest(text: string): { id: string; issuer: string; answerUrl: string } | null {
  try {
    const xml = inflateRawSync(Buffer.from(text, 'base64')).toString();
    const [id, answerUrl] = ['ID', 'AssertionConsumerServiceURL'].map(
      (name) => new RegExp(`<samlp:AuthnRequest[^>]* ${name}="([^"]+)"`).exec(xml)?.[1],
    );
    const issuer = /<saml:Issuer[^>]*>([^<]+)</.exec(xml)?.[1];
    return id && answerUrl && issuer ? { id, issuer, answerUrl } : null;
  } catch {
    return null;
  }
}
