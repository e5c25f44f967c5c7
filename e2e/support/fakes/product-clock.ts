import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { PgBoss } from 'pg-boss';
import { systemClock } from '#/lib/platform/clock.ts';

/**
 * The leap of a journey that runs beside others. Their sign-ins cross it, so it's shorter than the life of a ticket,
 * which is two minutes.
 */
export const LEAP_MS = 119_000;

/** Moves the product's clock by this much and lets the worker look immediately for what is due. */
export async function letTimePass(
  milliseconds: number,
  sweep: 'check-ins.sweep' | 'pulses.sweep' | 'companies.sweep' = 'check-ins.sweep',
): Promise<void> {
  // Journeys that leap at the same time both add a line.
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

/** The product's now: journeys that run at the same time may have moved its clock. */
export function productNow(): Date {
  return systemClock.now();
}

/** The product's time of day as people in the zone read it, `HH:MM`, after that many minutes from now. */
export function clockReading(timeZone: string, inMinutes: number): string {
  const instant = new Date(productNow().getTime() + inMinutes * 60_000);
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
}

/** A zone in which the product's day began hours ago and lasts for hours, so a journey in it never crosses midnight. */
export function daytimeZone(): string {
  const hour = productNow().getUTCHours();
  return hour >= 5 && hour < 17 ? 'Europe/London' : 'Pacific/Auckland';
}
