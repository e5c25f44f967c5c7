import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { faultOfCard } from '#/server/embedded/chat/card-rules.ts';
import type { Mood } from '#/server/embedded/chat/slack-api.ts';
import type { Answer } from '#/server/embedded/chat/slack-methods.ts';
import { type Card, newId, type Records, type TeamsPerson } from '#/server/embedded/chat/store.ts';

/** Who signs what Teams sends. */
const ISSUER = 'https://api.botframework.com';

/** How the token of an activity is made; tests change this. */
export interface TokenManner {
  isForged: boolean;
  audience?: string;
  issuer?: string;
  serviceUrl?: string;
  secondsLeft: number;
}

export const asTeams: TokenManner = { isForged: false, secondsLeft: 3600 };

/** Creates Microsoft's keys since this start: for signing, and for the product to verify with. */
export function createTokens() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forged = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const kid = newId('');
  const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid }] };

  return {
    keys,
    /** The token for sending an activity to an app. */
    forActivity(appId: string, serviceUrl: string, manner: TokenManner): string {
      const claims = {
        iss: manner.issuer ?? ISSUER,
        aud: manner.audience ?? appId,
        serviceurl: manner.serviceUrl ?? serviceUrl,
        // Additional claims in a directory's own tokens.
        ...(manner.issuer && { tid: manner.issuer.split('/').at(-2) }),
      };
      return jwt(manner.isForged ? forged : privateKey, kid, claims, manner.secondsLeft);
    },
    /** An app's token for writing. */
    forApp: (appId: string, tid: string) =>
      jwt(privateKey, kid, { aud: ISSUER, appid: appId, tid, jti: newId('') }, 3600),
  };
}

function jwt(key: KeyObject, kid: string, claims: object, secondsLeft: number): string {
  const now = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'RS256', typ: 'JWT', kid },
    { ...claims, nbf: now - 3600, iat: now - 3600, exp: now + secondsLeft },
  ];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

const BOT_SCOPE = 'https://api.botframework.com/.default';

export interface Call {
  method: string;
  path: string;
  authorization: string | undefined;
  body: string;
}

export const json = (status: number, body: object, headers: Record<string, string> = {}): Answer => ({
  status,
  body,
  headers,
});
export const refuse = (status: number, code: string) => json(status, { error: { code, message: code } });

/** Returns what Microsoft does when an app calls: a token for its secret, and its conversations. */
export function createConnector(
  { records: { teams }, save }: { records: Records; save: () => void },
  tokens: Pick<ReturnType<typeof createTokens>, 'forApp'>,
  mood: Mood,
) {
  const granted = new Map<string, string>();

  function grantToken(tenantId: string, body: string): Answer {
    const form = Object.fromEntries(new URLSearchParams(body));
    const directory = teams.directories[tenantId];
    if (form.grant_type !== 'client_credentials' || form.scope !== BOT_SCOPE)
      return json(400, { error: 'invalid_scope' });
    if (!directory) return json(400, { error: 'invalid_request' });
    if (form.client_id !== directory.appId) return json(400, { error: 'unauthorized_client' });
    if (form.client_secret !== directory.secret) return json(401, { error: 'invalid_client' });
    const token = tokens.forApp(directory.appId, tenantId);
    granted.set(token, tenantId);
    return json(200, { token_type: 'Bearer', access_token: token, expires_in: 3600 });
  }

  function converse({ method, path, authorization = '', body }: Call): Answer {
    const tenantId = granted.get(authorization.replace(/^Bearer /, '')) ?? '';
    if (!teams.directories[tenantId]) return refuse(401, 'Unauthorized');
    if (mood.busy && mood.busy.times > 0) {
      mood.busy.times -= 1;
      return json(429, {}, { 'retry-after': String(mood.busy.seconds) });
    }
    const [, id = '', kind, thing = ''] =
      /^\/v3\/conversations\/([^/]+)\/(activities|members)(?:\/([^/]+))?$/.exec(path) ?? [];
    const person = teams.people.find((one) => one.conversationId === decodeURIComponent(id));
    if (person?.tenantId !== tenantId) return refuse(404, 'ConversationNotFound');
    if (!person.hasApp) return refuse(403, 'BotNotInConversationRoster');
    if (kind === 'members' && method === 'GET' && decodeURIComponent(thing) === person.id)
      return json(200, memberOf(person));
    if (kind !== 'activities') return refuse(404, 'NotFound');
    const { type, summary, attachments } = JSON.parse(body || '{}');
    const [attachment] = attachments ?? [];
    const fault = faultOfCard(attachment?.content);
    const isCard = attachment?.contentType === 'application/vnd.microsoft.card.adaptive' && attachments.length === 1;
    if (type !== 'message' || typeof summary !== 'string' || !isCard || fault)
      return refuse(400, `BadSyntax: ${fault}`);
    if (method === 'POST' && thing === '') return post(person, attachment.content, summary);
    const old = teams.activities.find((one) => one.id === decodeURIComponent(thing));
    if (method !== 'PUT' || old?.conversationId !== person.conversationId) return refuse(404, 'ActivityNotFound');
    Object.assign(old, { card: attachment.content, shown: attachment.content, summary });
    save();
    return json(200, { id: old.id });
  }

  function post({ conversationId }: TeamsPerson, card: Card, summary: string): Answer {
    const id = newId('a:');
    teams.activities.push({ id, conversationId, card, shown: card, summary });
    save();
    return json(201, { id });
  }

  const memberOf = ({ id, aadObjectId, tenantId, email }: TeamsPerson) => ({
    id,
    aadObjectId,
    tenantId,
    email,
    name: email,
    userPrincipalName: email,
    objectId: aadObjectId,
  });

  return {
    grantToken,
    converse,
    /** Tokens of a directory become invalid. */
    revoke(tenantId: string) {
      for (const [token, owner] of granted) if (owner === tenantId) granted.delete(token);
    },
  };
}
