// The job process: `node server/worker.ts`. Any number of them may share one database.
import { workInBackground } from '#/lib/platform/background.ts';
import { closeDatabase } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { log, logConsole } from '#/lib/platform/log.ts';
import { release, requireSettings, untilAnswered, waitForDatabase, waitForMigrations } from '#/server/boot.ts';
import { loadJobs } from '#/server/feature-files.ts';
import { reportReady, stopOnRequest } from '#/server/lifecycle.ts';
import { startMetrics } from '#/server/metrics/start-metrics.ts';

const { NODE_ENV } = requireSettings();
workInBackground();
if (NODE_ENV === 'production') logConsole();
await startMetrics();
await waitForDatabase();
await waitForMigrations();
await loadJobs();

stopOnRequest(async () => {
  await stopJobs();
  await closeDatabase();
});

if (env().MAINTENANCE) log().warn('waiting: MAINTENANCE is set, so nothing is worked on');
else {
  await untilAnswered(() => startJobs({ work: true }));
  log().info(release(), 'working');
}
reportReady();
