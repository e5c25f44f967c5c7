import { setTimeout as sleep } from 'node:timers/promises';
import { pool } from '#/lib/platform/db.ts';
import { checkEnv, type Env, env } from '#/lib/platform/env.ts';
import { log } from '#/lib/platform/log.ts';
import packageJson from '#/package.json' with { type: 'json' };
import { giveUp, StartFailure } from '#/server/lifecycle.ts';
import { missingMigrations } from '#/server/missing-migrations.ts';

const DATABASE_PATIENCE_MS = 60_000;
const PAUSE_MS = 1000;

/** What waiting does not mend: a wrong password or user, no such database, a right that the role lacks. */
const settingCodes = new Set<unknown>(['28P01', '28000', '3D000', '42501']);

/** Returns what is wrong with the settings, one line per variable. */
export function settingProblems(): string[] {
  const checked = checkEnv(process.env);
  return 'problems' in checked ? checked.problems : [];
}

/** Returns what runs: the version in package.json, and the commit if it's known. */
export function release(): { version: string; commit: string } {
  return { version: packageJson.version, commit: env().COMMIT };
}

/** Returns the checked settings; wrong ones end the process with their names. */
export function requireSettings(): Env {
  const problems = settingProblems();
  if (problems.length > 0) giveUp(new StartFailure(['Settings that stop the start:', ...problems].join('\n  ')));
  return env();
}

/** Waits until the database answers: after a power cut it may be the last to be up again. */
export async function waitForDatabase(): Promise<void> {
  await untilAnswered(() => pool().query('SELECT 1'));
}

/** Waits until the database has every migration: jobs that run without one fail, and count as tried. */
export async function waitForMigrations(): Promise<void> {
  await untilAnswered(async () => {
    const missing = await missingMigrations();
    if (missing.length > 0) throw new Error(`it lacks ${missing.join(', ')}. Run: node scripts/migrate.mjs`);
  });
}

/**
 * Repeats a start step that needs the database while it fails, for up to a minute; then ends the process with a
 * message, or immediately if the database refuses the settings. A step that fails halfway must not harm the next try.
 */
export async function untilAnswered(step: () => Promise<unknown>, patienceMs = DATABASE_PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      await step();
      return;
    } catch (error) {
      const code: unknown = Object(error).code;
      const reason = error instanceof Error ? error.message || String(code) : String(error);
      const isRefused = settingCodes.has(code);
      if (isRefused || Date.now() > deadline)
        giveUp(new StartFailure(`The database of DATABASE_URL ${isRefused ? 'refuses' : 'is not ready'}: ${reason}`));
      log().warn({ reason }, 'waiting for the database');
      await sleep(PAUSE_MS);
    }
  }
}
