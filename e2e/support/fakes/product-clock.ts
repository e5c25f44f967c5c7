import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { PgBoss } from 'pg-boss';
import { systemClock } from '#/lib/platform/clock.ts';

/**
 * How far a journey may move the clock while others run. It's shorter than a ticket's two minutes, so that their
 * sign-ins survive it.
 */
export const LEAP_MS = 119_000;

/** Moves the product's clock forward, and makes the worker look for due work immediately. */
export async function letTimePass(
  milliseconds: number,
  sweep: 'check-ins.sweep' | 'pulses.sweep' | 'companies.sweep' = 'check-ins.sweep',
): Promise<void> {
  // Appended, so that two journeys can move the clock at the same time.
  fs.appendFileSync(process.env.CLOCK_FILE ?? '', `${milliseconds}\n`);
  const boss = new PgBoss({
    connectionString: process.env.DATABASE_URL ?? '',
    schema: 'pgboss',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send(sweep, {}, { singletonKey: randomUUID() });
  await boss.stop({ graceful: false });
}

/** Returns the product's current time, which other journeys may have moved. */
export function productNow(): Date {
  return systemClock.now();
}

/** Returns the product's time of day in a zone, `HH:MM`, `inMinutes` minutes from now. */
export function clockReading(timeZone: string, inMinutes: number): string {
  const instant = new Date(productNow().getTime() + inMinutes * 60_000);
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
}

/** Zones at most four hours apart, around the world. */
const zones = [
  'Pacific/Honolulu',
  'America/Denver',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Asia/Dubai',
  'Asia/Singapore',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;

/**
 * Returns a zone in which it's six to ten for the product: a journey never crosses midnight, and the worker doesn't
 * send a team's check-in of noon in the meantime.
 */
export function beforeNoonZone(): string {
  const zone = zones.find((one) => /^(0[6-9]|10)/.test(clockReading(one, 0)));
  if (!zone) throw new Error('No zone is before noon.');
  return zone;
}
