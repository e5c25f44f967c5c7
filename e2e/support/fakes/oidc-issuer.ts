import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createIssuer, type IssuerMood } from '#/server/embedded/identity/issuer.ts';
import { createSamlProvider, type SamlMood } from '#/server/embedded/identity/saml-provider.ts';

export interface Issuer extends IssuerMood {
  url: string;
  clientId: string;
  clientSecret: string;
  /** The SAML provider of the same accounts, with its settings. */
  provider: ReturnType<typeof createSamlProvider>;
  saml: SamlMood;
  /** The product's settings for this issuer. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

const returnPaths = ['/api/auth/callback/oidc', '/api/auth/company/return'];

/** Starts an issuer that sends browsers back to a product. It knows one person at a time. */
export async function startIssuer(redirectOrigin: () => string): Promise<Issuer> {
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['unboxt-test', 'a-secret-of-the-stand-in'];
  const saml: SamlMood = { fault: null, facts: {} };
  const personOf = () => ({ nameId: String(issuer.person.email) });
  const provider = createSamlProvider({ url, origins: () => [redirectOrigin()], mood: saml, personOf });
  const issuer: Issuer = {
    url,
    provider,
    saml,
    clientId,
    clientSecret,
    settings: { OIDC_ISSUER: url, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: 'Acme ID' },
    person: {},
    userinfo: {},
    spoil: {},
    refusals: [],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const redirects = () => returnPaths.map((path) => redirectOrigin() + path);
  const answer = createIssuer({ url, clientId, clientSecret, redirects, mood: issuer });
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (!(await provider.answer(request, response))) await answer(request, response);
  };
  return issuer;
}
