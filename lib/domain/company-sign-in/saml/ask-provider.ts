import { IssuerFailure, issuerWords } from '#/lib/domain/company-sign-in/connections/issuer-failure.ts';
import { XML_BYTES } from '#/lib/domain/company-sign-in/constants.ts';
import { readMetadata } from '#/lib/domain/company-sign-in/saml/read-metadata.ts';
import type { SamlSettings } from '#/lib/domain/company-sign-in/saml/saml-settings.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { RefusedAddress } from '#/lib/platform/guarded/guarded-address.ts';
import { AnswerTooLarge, guardedFetch } from '#/lib/platform/guarded/guarded-fetch.ts';

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
