// The operator's commands: `node server/ops.ts doctor`, or `npm run ops -- doctor`. See docs/operator-commands.md.
import { createInterface } from 'node:readline/promises';
import { closeDatabase } from '#/lib/platform/db.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { log } from '#/lib/platform/log.ts';
import { loadQueues } from '#/server/feature-files.ts';
import { runCommand } from '#/server/ops/run-command.ts';

const code = await runCommand(process.argv.slice(2), {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  async ask(question) {
    if (!process.stdin.isTTY) return null;
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const text = await terminal.question(question);
    terminal.close();
    return text;
  },
  async prepare() {
    // Commands report failures themselves.
    log().level = 'silent';
    await loadQueues();
  },
  openQueue: () => startJobs({ work: false }),
});
await stopJobs().catch(() => undefined);
await closeDatabase().catch(() => undefined);
process.exit(code);
