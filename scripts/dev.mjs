// `npm run dev`: the set-up of `npm start`; then pages are compiled on demand, and the worker follows changes.
import './steps/require-node.mjs';
import { ensureSeeded } from './steps/database.mjs';
import { startService, supervise } from './steps/processes.mjs';
import { announce } from './steps/product.mjs';
import { productEnv } from './steps/settings.mjs';
import { setUp } from './steps/setup.mjs';
import { startWatchedWorker } from './steps/watched-worker.mjs';

await supervise(async () => {
  const { settings, mail } = await setUp('npm run dev');
  await ensureSeeded(settings);
  const { server, worker } = productEnv(settings, 'development');
  await Promise.all([startService('server', ['server/main.ts'], { env: server }), startWatchedWorker(worker)]);
  await mail.ready;
  await announce(settings, mail.inboxUrl);
});
