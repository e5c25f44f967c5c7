import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { storeConnection } from '#/lib/domain/integrations/store-connection.ts';
import { requireRecentSignIn } from '#/lib/domain/sessions/require-recent-sign-in.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import { invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { fetchTeamsToken, preparedTeamsApp, type TeamsApp, TeamsFailure } from '#/lib/platform/teams/teams-cloud.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { message } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const VERSION = '1.0.0';
/** Characters of an app's short description. Source: Microsoft, app manifest schema. */
const SHORT_MAX = 80;

/** The company's own app: callers send all of its fields or none. */
type NamedApp = { [Name in keyof TeamsApp]?: TeamsApp[Name] | undefined };

/**
 * Connects an app in the company's directory, after a check with Microsoft: the company's own app, or the app of the
 * settings if the caller sends none. Throws `forbidden` without a recent sign-in, `invalid` for an incomplete app or
 * with Microsoft's refusal, `conflict` if another company has connected this directory.
 */
export async function connectTeams(ctx: UserCtx, body: NamedApp) {
  await requireRecentSignIn(ctx);
  const isNamed = Object.values(body).some((value) => value !== undefined);
  const app = isNamed ? null : preparedTeamsApp();
  const { tenantId: externalId, appId: botUserId, secret } = app ?? completeApp(body);
  const words = app ? preparedRefusals : refusals;
  try {
    await fetchTeamsToken({ tenantId: externalId, appId: botUserId, secret });
  } catch (error) {
    if (!(error instanceof TeamsFailure)) throw error;
    throw invalid(words.there(error.reason));
  }
  const workspace = { kind: 'teams', externalId, name: externalId, botUserId, token: app ? null : secret } as const;
  const { id: companyId } = ctx.company;
  const isStored = await storeConnection(ctx, { ...workspace, companyId, userId: ctx.actor.userId });
  if (!isStored) throw new Problem('conflict', words.taken);
  return getTeamsApp(ctx);
}

const refusals = {
  there: (reason: string) => message('integrations.answers.refusedThere', { reason }),
  taken: message('integrations.answers.taken'),
};
const preparedRefusals = {
  there: (reason: string) => message('integrations.answers.refusedPrepared', { reason }),
  taken: message('integrations.answers.takenPrepared'),
};

/** Returns a complete app, with ids in lower case. Throws `invalid` with what is missing. */
function completeApp({ tenantId, appId, secret }: NamedApp): TeamsApp {
  if (tenantId && appId && secret) return { tenantId: tenantId.toLowerCase(), appId: appId.toLowerCase(), secret };
  const [first = '', ...others] = Object.entries({ tenantId, appId, secret }).flatMap(([field, value]) =>
    value ? [] : [message('api.input.required', { title: field })],
  );
  throw invalid(first, ...others);
}

/** Returns the URL for Microsoft's messages, and the zipped app to upload in Teams. Throws `not_found`. */
export async function getTeamsApp({ db, company, locale }: UserCtx) {
  const row = await db.channelConnection.findUnique({
    where: { companyId_kind: { companyId: company.id, kind: 'teams' } },
  });
  if (!row) throw notFound();
  return {
    messagingUrl: `${env().APP_URL}/api/teams/${row.id}/messages`,
    package: Buffer.from(await zipApp(row.botUserId, locale)).toString('base64'),
  };
}

async function zipApp(appId: string, locale: Locale): Promise<Uint8Array> {
  const [color, outline] = await Promise.all([readIcon('icon-192.png'), readIcon('outline-32.png')]);
  const manifest = strToU8(JSON.stringify(manifestOf(appId, locale), null, 2));
  return zipSync({ 'manifest.json': manifest, 'color.png': color, 'outline.png': outline });
}

/** Returns an icon. They are stored as images, because a process that reads photos must not render SVG. */
function readIcon(file: string): Promise<Uint8Array> {
  return readFile(path.join(process.cwd(), 'public/icons', file));
}

/** Returns the manifest of a Teams app: a bot for personal chats, without any other right. */
function manifestOf(appId: string, locale: Locale) {
  const t = wordsFor(locale, 'integrations.teams.manifest');
  const { APP_URL, PRIVACY_URL, TERMS_URL } = env();
  return {
    $schema: 'https://developer.microsoft.com/json-schemas/teams/v1.19/MicrosoftTeams.schema.json',
    manifestVersion: '1.19',
    version: VERSION,
    id: appId,
    developer: {
      name: 'unboXt',
      websiteUrl: APP_URL,
      privacyUrl: PRIVACY_URL ?? `${APP_URL}/privacy`,
      termsOfUseUrl: TERMS_URL ?? `${APP_URL}/terms`,
    },
    name: { short: 'unboXt', full: 'unboXt' },
    description: { short: t('short').slice(0, SHORT_MAX), full: t('full') },
    icons: { color: 'color.png', outline: 'outline.png' },
    accentColor: '#FFFFFF',
    bots: [{ botId: appId, scopes: ['personal'], isNotificationOnly: false, supportsFiles: false }],
    permissions: ['identity', 'messageTeamMembers'],
    validDomains: [new URL(APP_URL).host],
  };
}
