import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { PgBoss } from 'pg-boss';

/** Moves the product's clock by this much and lets the worker look, at once, whose check-ins are due. */
export async function letTimePass(milliseconds: number): Promise<void> {
  const file = process.env.CLOCK_FILE ?? '';
  const before = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  fs.writeFileSync(file, String(before + milliseconds));
  const boss = new PgBoss({
    connectionString: process.env.DATABASE_URL ?? '',
    schema: 'pgboss',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send('check-ins.sweep', {}, { singletonKey: randomUUID() });
  await boss.stop({ graceful: false });
}

/** The product's time of day as people in the zone read it, `HH:MM`, some minutes from now. */
export function clockReading(timeZone: string, inMinutes: number): string {
  const file = process.env.CLOCK_FILE ?? '';
  const offset = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  const instant = new Date(Date.now() + offset + inMinutes * 60_000);
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
}
