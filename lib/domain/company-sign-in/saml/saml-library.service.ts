import { randomBytes } from 'node:crypto';
import type { SignInConnection } from '#/generated/prisma/client.ts';
import { samlAddresses, samlSettingsOf } from '#/lib/domain/company-sign-in/saml/saml-settings.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Returns a request that a browser takes to a provider, and the id that its answer must name. With `isAnew`, the
 * provider has the person sign in again. Throws `not_found` for a connection that isn't set up for SAML.
 */
export async function writeRequest(
  row: SignInConnection,
  { loginHint, isAnew = false }: { loginHint?: string; isAnew?: boolean } = {},
): Promise<{ url: string; requestId: string }> {
  const settings = samlSettingsOf(row);
  if (!settings?.signInUrl) throw notFound();
  const requestId = `_${randomBytes(20).toString('hex')}`;
  const { entityId, answerUrl } = samlAddresses(row.id);
  const { SAML } = await import('@node-saml/node-saml');
  const library = new SAML({
    entryPoint: settings.signInUrl,
    callbackUrl: answerUrl,
    issuer: entityId,
    idpCert: settings.certificates.map(({ text }) => text),
    generateUniqueId: () => requestId,
    // The provider decides how it identifies people and which proof it asks for.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    forceAuthn: isAnew,
  });
  const additionalParams: Record<string, string> = loginHint === undefined ? {} : { login_hint: loginHint };
  return { url: await library.getAuthorizeUrlAsync('', undefined, { additionalParams }), requestId };
}

/** Returns our metadata for one connection's provider, as XML. Throws `not_found`. */
export async function getSamlMetadata({ db }: Ctx, id: number): Promise<Response> {
  const row = await db.signInConnection.findFirst({ where: { id, kind: 'saml' } });
  if (!row) throw notFound();
  const { entityId, answerUrl } = samlAddresses(row.id);
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
  const xml = generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: answerUrl,
    identifierFormat: null,
    wantAssertionsSigned: true,
    // Equal at every call, so that metadata can be compared.
    generateUniqueId: () => `_unboxt-${row.id}`,
  });
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="unboxt-saml-${row.id}.xml"`,
    },
  });
}
