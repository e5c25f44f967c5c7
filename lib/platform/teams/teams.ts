import type { App } from '@microsoft/teams.apps';
import { env } from '#/lib/platform/env.ts';
import { keepApp, renewApp } from '#/lib/platform/teams/teams-app.ts';
import {
  isTeamsService,
  TEAMS_ISSUER,
  type TeamsApp,
  TeamsFailure,
  usualTeamsService,
} from '#/lib/platform/teams/teams-cloud.ts';

const UNAUTHORIZED = 401;

type TeamsApi = App['api'];

/**
 * Calls Teams as a company's app, once, for up to four seconds; again with a new token if the last one is no longer
 * valid. Throws `TeamsFailure` if Teams didn't do what was asked. Never show its answers in a message, because they
 * may name people.
 */
export async function callTeams<T>(
  own: TeamsApp & { serviceUrl: string | null },
  work: (api: TeamsApi) => Promise<T>,
  isAgain = false,
): Promise<T> {
  // A stand-in is called instead of the URL that the directory gave.
  const isKnown = own.serviceUrl !== null && env().TEAMS_CLOUD_URL === undefined;
  const serviceUrl = isKnown ? (own.serviceUrl ?? '') : usualTeamsService();
  const { app } = await keepApp(own);
  try {
    return await work(app.api.clone({ serviceUrl }));
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.status !== UNAUTHORIZED || isAgain) throw failure ?? error;
    // The token is no longer valid; a new one may be.
    renewApp(own);
    return callTeams(own, work, true);
  }
}

/** Returns what Teams said about a call that it refused or didn't answer; null for our own errors. */
function failureOf(error: unknown): TeamsFailure | null {
  if (error instanceof TeamsFailure) return error;
  const { isAxiosError, response } = Object(error);
  if (!isAxiosError) return null;
  const code: unknown = response?.data?.error?.code;
  const reason = typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : 'unreachable';
  return new TeamsFailure(reason, response?.status ?? 0, Number(response?.headers?.['retry-after'] ?? 0));
}

/**
 * Returns whether Teams has signed this for a company's app and for the URL it names. The library would also accept
 * tokens of any directory's people without checking that URL; here, only Teams itself is trusted.
 */
export async function isSentByTeams(own: TeamsApp, headers: Headers, body: { serviceUrl: string }): Promise<boolean> {
  const authorization = headers.get('authorization') ?? '';
  if (issuerOf(authorization) !== TEAMS_ISSUER || !isTeamsService(body.serviceUrl)) return false;
  const { receive } = await keepApp(own);
  return (await receive({ headers: { authorization }, body })).status === 200;
}

/** Returns who claims to have signed a token. */
function issuerOf(authorization: string): unknown {
  try {
    const [, claims = ''] = authorization.replace(/^Bearer /, '').split('.');
    return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')).iss;
  } catch {
    return undefined;
  }
}
