import { setTimeout as sleep } from 'node:timers/promises';
import { pool } from '#/lib/platform/db.ts';
import { checkEnv, type Env, env } from '#/lib/platform/env.ts';
import { log } from '#/lib/platform/log.ts';
import packageJson from '#/package.json' with { type: 'json' };
import { giveUp, StartFailure } from '#/server/lifecycle.ts';
import { missingMigrations } from '#/server/missing-migrations.ts';

const DATABASE_PATIENCE_MS = 60_000;
const PAUSE_MS = 1000;

/** Errors that waiting doesn't fix: a wrong password or user, no such database, a missing right of the role. */
const settingCodes = new Set<unknown>(['28P01', '28000', '3D000', '42501']);

/** Returns what is wrong with the settings, one line per variable. */
export function settingProblems(): string[] {
  const checked = checkEnv(process.env);
  return 'problems' in checked ? checked.problems : [];
}

/** Returns what is running: the version in package.json, and the commit if known. */
export function release(): { version: string; commit: string } {
  return { version: packageJson.version, commit: env().COMMIT };
}

/** Returns the checked settings; wrong ones end the process with their names. */
export function requireSettings(): Env {
  const problems = settingProblems();
  if (problems.length > 0) giveUp(new StartFailure(['Settings that stop the start:', ...problems].join('\n  ')));
  return env();
}

/** Waits until the database answers, because after a power cut it may start last. */
export async function waitForDatabase(): Promise<void> {
  await untilAnswered(() => pool().query('SELECT 1'));
}

/** Waits until the database has every migration, because jobs that run without one fail and count as attempts. */
export async function waitForMigrations(): Promise<void> {
  await untilAnswered(async () => {
    const missing = await missingMigrations();
    if (missing.length > 0) throw new Error(`it lacks ${missing.join(', ')}. Run: node scripts/migrate.mjs`);
  });
}

/**
 * Repeats a start step that needs the database while it fails, for up to a minute. Then it ends the process with a
 * message, or immediately if the database refuses the settings. A step that fails halfway must not harm the next
 * attempt.
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
