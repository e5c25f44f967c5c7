import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { PgBoss } from 'pg-boss';

/** Moves the product's clock by this much and lets the worker look, at once, whose check-ins or which pulses are due. */
export async function letTimePass(
  milliseconds: number,
  sweep: 'check-ins.sweep' | 'pulses.sweep' = 'check-ins.sweep',
): Promise<void> {
  fs.writeFileSync(clockFile(), String(offsetMs() + milliseconds));
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

/** The product's now: journeys beside this one may have moved its clock. */
export function productNow(): Date {
  return new Date(Date.now() + offsetMs());
}

/** The product's time of day as people in the zone read it, `HH:MM`, some minutes from now. */
export function clockReading(timeZone: string, inMinutes: number): string {
  const instant = new Date(productNow().getTime() + inMinutes * 60_000);
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
}

/** A zone in which the product's day began hours ago and lasts for hours: a journey in it never meets midnight. */
export function daytimeZone(): string {
  const hour = productNow().getUTCHours();
  return hour >= 5 && hour < 17 ? 'Europe/London' : 'Pacific/Auckland';
}

const clockFile = () => process.env.CLOCK_FILE ?? '';

function offsetMs(): number {
  return fs.existsSync(clockFile()) ? Number(fs.readFileSync(clockFile(), 'utf8')) : 0;
}
