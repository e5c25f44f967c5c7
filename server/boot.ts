import { setTimeout as sleep } from 'node:timers/promises';
import { pool } from '#/lib/platform/db.ts';
import { checkEnv, type Env, env } from '#/lib/platform/env.ts';
import { log } from '#/lib/platform/log.ts';
import { giveUp } from '#/server/lifecycle.ts';

const DATABASE_PATIENCE_MS = 60_000;
const PAUSE_MS = 1000;

/** Returns the checked settings; wrong ones end the process with their names. */
export function requireSettings(): Env {
  const checked = checkEnv(process.env);
  if ('problems' in checked) giveUp(['Settings that stop the start:', ...checked.problems].join('\n  '));
  return env();
}

/** Waits until the database answers: after a power cut it may be the last to be up again. */
export async function waitForDatabase(): Promise<void> {
  await untilAnswered(() => pool().query('SELECT 1'));
}

/**
 * Repeats a step of the start that needs the database while it fails, for a minute; then ends the process with a
 * message. A step that fails halfway must not harm the next try.
 */
export async function untilAnswered(step: () => Promise<unknown>, patienceMs = DATABASE_PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      await step();
      return;
    } catch (error) {
      const reason = error instanceof Error ? error.message || String(Object(error).code) : String(error);
      if (Date.now() > deadline) giveUp(`The database of DATABASE_URL does not answer: ${reason}`);
      log().warn({ reason }, 'waiting for the database');
      await sleep(PAUSE_MS);
    }
  }
}
