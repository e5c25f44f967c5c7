import { X509Certificate } from 'node:crypto';
import { isPage } from '#/lib/domain/company-sign-in/connections/issuer.service.ts';
import {
  IssuerFailure,
  type IssuerFault,
  issuerWords,
} from '#/lib/domain/company-sign-in/connections/issuer-failure.ts';
import { XML_BYTES } from '#/lib/domain/company-sign-in/constants.ts';
import { CERTIFICATES_MAX, type SamlSettings } from '#/lib/domain/company-sign-in/saml/saml-settings.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { RefusedAddress } from '#/lib/platform/guarded/guarded-address.ts';
import { AnswerTooLarge, guardedFetch } from '#/lib/platform/guarded/guarded-fetch.ts';
import {
  allBelow,
  childrenOf,
  isElement,
  METADATA,
  PROTOCOL,
  parseXml,
  SIGNATURE,
  textOf,
} from '#/lib/platform/saml/saml-xml.ts';

interface Given {
  metadata?: string | undefined;
  metadataUrl?: string | undefined;
  emailAttribute?: string | null | undefined;
}

/**
 * Returns the settings that a connection stores of a SAML provider: from its metadata, pasted or loaded from a URL, or
 * else the stored ones. Throws `invalid` with what the metadata lack.
 */
export async function askProvider(
  ctx: UserCtx,
  { metadata, metadataUrl, emailAttribute }: Given,
  before: SamlSettings,
): Promise<{ settings: SamlSettings; issuer?: string }> {
  const settings = { ...before, ...(emailAttribute !== undefined && { emailAttribute }) };
  try {
    const xml = metadata ?? (metadataUrl === undefined ? null : await loadMetadata(metadataUrl));
    if (xml === null) return { settings };
    const { entityId, ...said } = readMetadata(xml, ctx.clock.now());
    return { issuer: entityId, settings: { ...settings, ...said } };
  } catch (error) {
    if (!(error instanceof IssuerFailure)) throw error;
    throw invalid(issuerWords(error.fault));
  }
}

async function loadMetadata(address: string): Promise<string> {
  const limits = { connectMs: 4000, wholeMs: 15_000, bytes: XML_BYTES };
  const answer = await guardedFetch(address, { limits }).catch((error: unknown) => {
    if (error instanceof AnswerTooLarge) throw new IssuerFailure('metadataLarge', error);
    const isRefused = error instanceof RefusedAddress && error.reason !== 'unresolved';
    throw new IssuerFailure(isRefused ? 'address' : 'metadataSilent', error);
  });
  if (answer.status !== 200) throw new IssuerFailure('metadataStatus');
  return answer.text;
}

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const RSA_BITS_MIN = 2048;

interface Metadata extends Pick<SamlSettings, 'signInUrl' | 'certificates'> {
  entityId: string;
}

/**
 * Reads a provider's metadata: its entity id, where people sign in, and its signing certificates that haven't expired,
 * up to the three that last longest. Throws `IssuerFailure` for a missing part.
 */
export function readMetadata(xml: string, now: Date): Metadata {
  const root = parseXml(xml.trim(), XML_BYTES);
  if (!root) throw new IssuerFailure(faultOfText(xml));
  const isList = isElement(root, METADATA, 'EntitiesDescriptor');
  if (!isList && !isElement(root, METADATA, 'EntityDescriptor')) throw new IssuerFailure('metadata');
  const entities = isList ? allBelow(root, 'EntityDescriptor', METADATA) : [root];
  const providers = entities.flatMap((entity) => {
    const descriptor = childrenOf(entity, METADATA, 'IDPSSODescriptor').find(speaksSaml2);
    return descriptor ? [{ entity, descriptor }] : [];
  });
  const [provider] = providers;
  const isService = entities.some((entity) => childrenOf(entity, METADATA, 'SPSSODescriptor').length > 0);
  if (!provider) throw new IssuerFailure(isService ? 'metadataService' : 'metadataProvider');
  if (providers.length > 1) throw new IssuerFailure('metadataSeveral');
  const entityId = (provider.entity.getAttribute('entityID') ?? '').trim();
  // Short enough for the issuer column, with the prefix of `samlIssuer`.
  if (!/^[!-~]{1,400}$/.test(entityId)) throw new IssuerFailure('metadataEntity');
  const signInUrl = childrenOf(provider.descriptor, METADATA, 'SingleSignOnService')
    .filter((service) => service.getAttribute('Binding') === REDIRECT)
    .map((service) => service.getAttribute('Location') ?? '')
    .find((address) => address.length <= 2000 && isPage(address));
  if (signInUrl === undefined) throw new IssuerFailure('metadataAddress');
  const certificates = certificatesOf(provider.descriptor, now);
  return { entityId, signInUrl, certificates };
}

function speaksSaml2(descriptor: Element): boolean {
  return (descriptor.getAttribute('protocolSupportEnumeration') ?? '').split(/\s+/).includes(PROTOCOL);
}

/** Returns why a text can't be read as XML. */
function faultOfText(text: string): IssuerFault {
  if (Buffer.byteLength(text) > XML_BYTES) return 'metadataLarge';
  return /^\s*<(?:!doctype\s+html|html)[\s>]/i.test(text) ? 'metadataPage' : 'metadataXml';
}

/**
 * Returns the usable certificates. Throws `IssuerFailure` if there is none that is readable, unexpired and strong
 * enough.
 */
function certificatesOf(descriptor: Element, now: Date): Metadata['certificates'] {
  const texts = childrenOf(descriptor, METADATA, 'KeyDescriptor')
    .filter((key) => ['', 'signing'].includes(key.getAttribute('use') ?? ''))
    .flatMap((key) => allBelow(key, 'X509Certificate', SIGNATURE).map(textOf));
  const certificates = [...new Set(texts.map((text) => text.replace(/\s+/g, '')))];
  if (certificates.length === 0) throw new IssuerFailure('metadataCertificate');
  const read = certificates.flatMap(readCertificate);
  if (read.length === 0) throw new IssuerFailure('metadataUnreadable');
  const lasting = read.filter(({ endsAt }) => Date.parse(endsAt) > now.getTime());
  if (lasting.length === 0) throw new IssuerFailure('metadataEnded');
  const fit = lasting.filter(({ isFit }) => isFit).map(({ text, endsAt }) => ({ text, endsAt }));
  if (fit.length === 0) throw new IssuerFailure('metadataKey');
  return fit.toSorted((one, other) => Date.parse(other.endsAt) - Date.parse(one.endsAt)).slice(0, CERTIFICATES_MAX);
}

/** Reads an RSA certificate, because the library only checks RSA signatures. */
function readCertificate(text: string) {
  try {
    const { publicKey, validTo } = new X509Certificate(Buffer.from(text, 'base64'));
    const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0;
    const isFit = publicKey.asymmetricKeyType === 'rsa' && bits >= RSA_BITS_MIN;
    return [{ text, endsAt: new Date(validTo).toISOString(), isFit }];
  } catch {
    return [];
  }
}
