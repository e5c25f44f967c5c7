import * as z from 'zod';
import { env } from '#/lib/platform/env.ts';

export const TEAMS_TRY_MS = 4000;
/** Who signs what Teams sends. Source: Microsoft, Authenticate requests with the Bot Connector API. */
export const TEAMS_ISSUER = 'https://api.botframework.com';

/** A company's own app in its directory. */
export interface TeamsApp {
  tenantId: string;
  appId: string;
  secret: string;
}

/** Returns the app that the settings name, of an installation of one company; null without them. */
export function preparedTeamsApp(): TeamsApp | null {
  const { TEAMS_TENANT_ID: tenantId, TEAMS_APP_ID: appId, TEAMS_APP_SECRET: secret } = env();
  return tenantId && appId && secret ? { tenantId, appId, secret } : null;
}

/** Something that Microsoft hasn't done. */
export class TeamsFailure extends Error {
  /** Microsoft's own name for the reason, such as `invalid_client`; `unreachable` if it gave none. */
  readonly reason: string;
  /** The status of its answer; 0 without one. */
  readonly status: number;
  readonly retryAfterSeconds: number;

  constructor(reason: string, status = 0, retryAfterSeconds = 0) {
    super(`Microsoft Teams: ${reason}`);
    this.reason = reason;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns the URLs and scopes of Microsoft's cloud for bots, or a stand-in's. */
export function teamsCloud() {
  const standIn = env().TEAMS_CLOUD_URL?.replace(/\/$/, '');
  return {
    loginEndpoint: standIn ? `${standIn}/login` : 'https://login.microsoftonline.com',
    loginTenant: 'botframework.com',
    botScope: `${TEAMS_ISSUER}/.default`,
    tokenServiceUrl: standIn ?? 'https://token.botframework.com',
    openIdMetadataUrl: `${standIn ?? 'https://login.botframework.com'}/v1/.well-known/openidconfiguration`,
    tokenIssuer: TEAMS_ISSUER,
    graphScope: 'https://graph.microsoft.com/.default',
    agenticIdentityBotScope: 'https://botapi.skype.com/.default',
  };
}

/** Returns whether messages may be sent to a URL. Source: Microsoft, Bot Connector API, base URI. */
export function isTeamsService(address: string): boolean {
  const url = URL.parse(address);
  const standIn = env().TEAMS_CLOUD_URL;
  if (standIn) return url?.origin === new URL(standIn).origin;
  const isOfMicrosoft = /^(smba\.trafficmanager\.net|[\w.-]+\.(botframework|teams\.microsoft)\.com)$/.test(
    url?.host ?? '',
  );
  return url?.protocol === 'https:' && isOfMicrosoft && url.username === '' && url.password === '';
}

/** Returns the URL that messages go to before a directory has named one. */
export const usualTeamsService = () => {
  const standIn = env().TEAMS_CLOUD_URL;
  return standIn ? new URL('service', standIn).href : 'https://smba.trafficmanager.net/teams';
};

const grant = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });
const refusal = z.object({ error: z.string().regex(/^\w{1,60}$/) });

/** Returns an app's token for writing, and when it ends. Throws `TeamsFailure` with Microsoft's reason. */
export async function fetchTeamsToken({
  tenantId,
  appId,
  secret,
}: TeamsApp): Promise<{ token: string; endsAt: number }> {
  const { loginEndpoint, botScope: scope } = teamsCloud();
  const form = { grant_type: 'client_credentials', client_id: appId, client_secret: secret, scope };
  const url = `${loginEndpoint}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`;
  const options = { redirect: 'error', signal: AbortSignal.timeout(TEAMS_TRY_MS) } as const;
  const response = await fetch(url, { ...options, method: 'POST', body: new URLSearchParams(form) }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  const { data } = grant.safeParse(answer);
  if (response?.ok && data) return { token: data.access_token, endsAt: Date.now() + data.expires_in * 1000 };
  const retryAfter = Number(response?.headers.get('retry-after') ?? 0);
  throw new TeamsFailure(refusal.safeParse(answer).data?.error ?? 'unreachable', response?.status, retryAfter);
}
