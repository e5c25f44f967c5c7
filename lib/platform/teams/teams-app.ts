import type { App, HttpRouteHandler } from '@microsoft/teams.apps';
import { log } from '#/lib/platform/log.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import {
  fetchTeamsToken,
  isTeamsService,
  TEAMS_TRY_MS,
  type TeamsApp,
  TeamsFailure,
  teamsCloud,
  usualTeamsService,
} from '#/lib/platform/teams/teams-cloud.ts';

/** Apps are kept between calls, because each has Microsoft's keys and a token to write with. */
const APPS_MAX = 50;
/** A token is renewed this long before it ends. */
const EARLY_MS = 300_000;

interface KeptApp {
  app: App;
  /** Answers 200 to what Teams has signed for this app, and 401 to everything else. */
  receive: HttpRouteHandler;
}

const keyOf = ({ tenantId, appId, secret }: TeamsApp) => JSON.stringify([tenantId, appId, secret]);
const keptApps = () => singleton('teams.apps', () => new Map<string, Promise<KeptApp>>());

/** Returns the library's app for a company's own app. Above the limit, the app used longest ago is dropped. */
export function keepApp(own: TeamsApp): Promise<KeptApp> {
  const apps = keptApps();
  const key = keyOf(own);
  const app = apps.get(key) ?? makeApp(own);
  apps.delete(key);
  apps.set(key, app);
  app.catch(() => apps.delete(key));
  const [oldest] = apps.keys();
  if (apps.size > APPS_MAX && oldest !== undefined) apps.delete(oldest);
  return app;
}

/** Drops an app's token, so that the next call gets a new one. */
export function renewApp(own: TeamsApp): void {
  keptApps().delete(keyOf(own));
}

async function makeApp(own: TeamsApp): Promise<KeptApp> {
  // Loaded when first needed, because it is large and most processes never use it.
  const library = await import('@microsoft/teams.apps');
  const { promise: receive, resolve } = Promise.withResolvers<HttpRouteHandler>();
  const app = new library.App({
    clientId: own.appId,
    // Empty, or the library would read one from the environment; its own way to get a token allows no stand-in.
    clientSecret: '',
    tenantId: own.tenantId,
    token: tokenSource(own),
    cloud: teamsCloud(),
    serviceUrl: usualTeamsService(),
    client: { timeout: TEAMS_TRY_MS, logger: silentLogger, middlewares: [ownHostsOnly] },
    httpServerAdapter: { registerRoute: (_method, _path, handler) => resolve(handler) },
    dangerouslyAllowUnauthenticatedRequests: false,
    telemetry: { agent365: false },
    logger: silentLogger,
  });
  // The library only verifies the sender; we handle the message.
  app.server.onRequest = async () => ({ status: 200 });
  await app.initialize();
  return { app, receive: await receive };
}

/** Returns a function that gives the app's token, renewed before it ends. */
function tokenSource(own: TeamsApp): () => Promise<string> {
  let current: ReturnType<typeof fetchTeamsToken> | undefined;
  return async () => {
    const last = await current?.catch(() => undefined);
    if (!last || last.endsAt - EARLY_MS < Date.now()) current = fetchTeamsToken(own);
    return (await current)?.token ?? '';
  };
}

/** Sends nothing to other hosts, and follows no redirects there. */
const ownHostsOnly = {
  invoke<R>({ config }: { config: { url?: string; maxRedirects?: number } }, next: () => Promise<R>): Promise<R> {
    if (!isTeamsService(config.url ?? '')) throw new TeamsFailure('foreign_service_url');
    config.maxRedirects = 0;
    return next();
  },
};

const silent = () => undefined;

/** The library's log lines contain what was sent. */
const silentLogger = {
  debug: silent,
  info: silent,
  warn: silent,
  error: () => log().warn('teams'),
  trace: silent,
  log: silent,
  child: () => silentLogger,
};
