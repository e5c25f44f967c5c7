import fs from 'node:fs';
import path from 'node:path';
import { root } from './places.mjs';
import { startService } from './processes.mjs';
import { complain } from './terminal.mjs';

const WATCHED = ['lib', 'server', 'generated'];
/** Editors and generators write several files together. */
const SETTLE_MS = 200;

/** Runs the worker and restarts it after every change of its code; a broken one waits for the next change. */
export function startWatchedWorker(env) {
  let pid;
  let isRestarting = false;
  const launch = () =>
    startService('worker', ['server/worker.ts'], {
      env,
      onLaunch: (launched) => {
        pid = launched;
      },
      onEnd: (failure) => {
        pid = undefined;
        if (isRestarting) restart();
        else complain(`${failure.message} It starts again with the next change.`);
      },
    });
  function restart() {
    isRestarting = false;
    launch().catch(() => {});
  }
  onChange(() => {
    isRestarting = true;
    if (pid) process.kill(pid, 'SIGTERM');
    else restart();
  });
  return launch();
}

function onChange(act) {
  let timer;
  for (const folder of WATCHED) {
    fs.watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      // Types of the catalogues are rewritten whenever the pages start.
      if (!/\.(ts|tsx|mjs)$/.test(file ?? '') || /\.(test|d\.json)\./.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => act(), SETTLE_MS);
    });
  }
}
