// The web process: `node server/main.ts`. This file shows the order in which it starts, from top to bottom.
import { Server } from 'node:http';
import path from 'node:path';
import next from 'next';
import { closeDatabase, directUrl } from '#/lib/platform/db.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { log, logConsole } from '#/lib/platform/log.ts';
import { release, requireSettings, untilAnswered, waitForDatabase } from '#/server/boot.ts';
import { offerBuiltFiles, readBuiltFile } from '#/server/built-files.ts';
import { drain, isDraining } from '#/server/draining.ts';
import { loadContracts, loadQueues } from '#/server/feature-files.ts';
import { createGate } from '#/server/gate.ts';
import { headersWithoutRequest } from '#/server/headers.ts';
import { answerHealth, watchLive } from '#/server/health.ts';
import { closeHttp, createHttpServer, listen } from '#/server/http.ts';
import { reportReady, stopOnRequest } from '#/server/lifecycle.ts';
import { startLiveHub } from '#/server/live-hub.ts';
import { startMetrics } from '#/server/metrics/start-metrics.ts';
import { answerOneClick } from '#/server/one-click.ts';
import { createSockets, SOCKETS_PATH } from '#/server/sockets.ts';
import { createStaticFiles } from '#/server/static-files.ts';
import { routeUpgrades } from '#/server/upgrades.ts';

const root = path.join(import.meta.dirname, '..');
const builtFolder = path.join(root, '.next/static');

const { APP_URL, DRAIN_SECONDS, HOST, NODE_ENV, PORT, TRUSTED_PROXIES } = requireSettings();
const development = NODE_ENV !== 'production';

if (!development) logConsole();
const metrics = await startMetrics();
await waitForDatabase();
await loadQueues();
await untilAnswered(() => startJobs({ work: false }));
if (!development) await offerBuiltFiles(builtFolder);

const endpoints = await loadContracts();
const gate = createGate({
  appUrl: APP_URL,
  development,
  trustedProxies: TRUSTED_PROXIES,
  endpoints,
  answerProbe: answerHealth,
});

// Next adds its own listener for upgrades, which the gate couldn't precede. So Next gets a server that never listens,
// and only requests that have passed the gate are sent to it.
const behindGate = new Server();
const pages = next({ dev: development, dir: root, hostname: HOST, port: PORT, httpServer: behindGate });
await pages.prepare();
const answerPage = pages.getRequestHandler();
const answerFile = development ? undefined : createStaticFiles(builtFolder, path.join(root, 'public'), readBuiltFile);

const measureRequest = metrics?.createRequestMeasure(root);
const http = createHttpServer(
  (request, response) => {
    measureRequest?.(request, response);
    if (isDraining()) response.setHeader('Connection', 'close');
    if (!gate(request, response) || answerOneClick(request, response)) return;
    const otherwise = () => void answerPage(request, response);
    if (answerFile) answerFile(request, response, otherwise);
    else otherwise();
  },
  headersWithoutRequest({ appUrl: APP_URL }),
);

const sockets = createSockets();
metrics?.measureSockets(sockets.io);
const upgrades = new Map([[SOCKETS_PATH, sockets.upgrade]]);
if (development) upgrades.set('/_next/', (...upgrade) => behindGate.emit('upgrade', ...upgrade));
routeUpgrades(http, APP_URL, upgrades);
const hub = startLiveHub(directUrl(), sockets);
watchLive(hub);
await hub.ready;

stopOnRequest(
  async () => {
    await Promise.all([closeHttp(http), sockets.io.close()]);
    await hub.close();
    await pages.close();
    await stopJobs();
    await closeDatabase();
  },
  () => drain(DRAIN_SECONDS),
);

await listen(http, PORT, HOST);
log().info({ address: APP_URL, endpoints: endpoints.length, ...release() }, 'listening');
reportReady();
