import type pg from 'pg';
import * as z from 'zod';
import { findLostFactors } from '#/lib/domain/accounts/second-factor/lost-factor.service.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { withOwnConnection } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { checks } from '#/server/ops/checks.ts';
import type { Command } from '#/server/ops/command.ts';
import { inColumns } from '#/server/ops/help.ts';
import { lookAtKeys } from '#/server/ops/restore/foreign-keys.ts';
import { haveIdsMovedOn } from '#/server/ops/restore/ids.ts';
import { describeNextMails, secondOf } from '#/server/ops/restore/next-mails.ts';

interface Verdict {
  mark: 'ok' | 'note' | 'failed';
  name: string;
  words: string;
}

interface Look {
  name: string;
  /** Returns what is fine; a sentence after “note:” needs a person's decision. */
  look: (client: pg.Client, ctx: Ctx) => Promise<string>;
  remedy: string;
}

const NOTE = 'note: ';
const AGAIN = 'Restore the backup again, into an empty database, and read what pg_restore says.';

const looks: readonly Look[] = [
  {
    name: 'AUTH_SECRET',
    look: lookAtSecret,
    remedy: 'Set AUTH_SECRET to the one kept with the backup, or put that behind the new one: new,old.',
  },
  { name: 'job queue', look: lookAtQueueTables, remedy: AGAIN },
  { name: 'rows', look: countRows, remedy: AGAIN },
  { name: 'newest', look: lookAtNewest, remedy: AGAIN },
  { name: 'foreign keys', look: lookAtKeys, remedy: AGAIN },
  {
    name: 'ids',
    look: async () =>
      (await haveIdsMovedOn())
        ? 'are past all emailed links'
        : `${NOTE}links emailed after the backup would open other people’s rows. Before you let anyone in: restore-replay`,
    remedy: 'Run: restore-replay',
  },
  {
    name: 'next hour',
    look: async (_, ctx) => {
      const mails = await describeNextMails(ctx);
      if (mails.length === 0) return 'nothing would be emailed';
      return `${NOTE}a worker would email, at most: ${mails.join('; ')}. To remove what waits in queues: restore-replay --drop-mails`;
    },
    remedy: AGAIN,
  },
];

export const restoreCheck: Command = {
  name: 'restore-check',
  usage: '',
  summary: 'Says whether a restored database is whole, how old it is, and what a worker would email. Changes nothing.',
  values: [0, 0],
  looksItself: true,
  run: async ({ ctx }) => {
    const verdicts: Verdict[] = [];
    for (const { name, look, remedy } of checks.filter((check) => ['database', 'migrations'].includes(check.name))) {
      if (verdicts.every(({ mark }) => mark === 'ok')) verdicts.push(await verdictOf(name, remedy, look));
    }
    if (verdicts.every(({ mark }) => mark === 'ok')) verdicts.push(...(await lookAtAll(ctx)));
    const columns = inColumns(verdicts.map(({ name, words }) => [name, words] as const));
    return {
      isFailure: verdicts.some(({ mark }) => mark === 'failed'),
      lines: verdicts.map(({ mark }, index) => `${mark.padEnd(6)}${columns[index]}`),
    };
  },
};

function lookAtAll(ctx: Ctx): Promise<Verdict[]> {
  return withOwnConnection(async (client) => {
    const verdicts: Verdict[] = [];
    for (const { name, look, remedy } of looks) verdicts.push(await verdictOf(name, remedy, () => look(client, ctx)));
    return verdicts;
  });
}

async function verdictOf(name: string, remedy: string, look: () => Promise<string>): Promise<Verdict> {
  try {
    const words = await look();
    const isNote = words.startsWith(NOTE);
    return { mark: isNote ? 'note' : 'ok', name, words: isNote ? words.slice(NOTE.length) : words };
  } catch (error) {
    const { message, code } = Object(error) as { message?: string; code?: string };
    return { mark: 'failed', name, words: `${(message || code || String(error)).replace(/\.$/, '')}. ${remedy}` };
  }
}

async function lookAtSecret(_: pg.Client, { db }: Ctx): Promise<string> {
  const { total, lost } = await findLostFactors(db);
  if (lost.length > 0) throw new Error(`It doesn’t open ${lost.length} of ${countWords(total, 'second factor')}`);
  if (total === 0)
    return `${NOTE}no one has a second factor, so this can’t show whether it’s the backup’s secret. A link in an old email can`;
  return `opens ${countWords(total, 'second factor')}`;
}

async function lookAtQueueTables(client: pg.Client): Promise<string> {
  const [count] = asRows(
    z.object({ queues: z.number(), jobs: z.number() }),
    await client.query(
      'SELECT (SELECT count(*)::int FROM pgboss.queue) AS queues, (SELECT count(*)::int FROM pgboss.job) AS jobs',
    ),
  );
  return `${countWords(count?.queues ?? 0, 'queue')}, ${countWords(count?.jobs ?? 0, 'job')}`;
}

const counts = z.object({
  companies: z.number(),
  people: z.number(),
  teams: z.number(),
  checkIns: z.number(),
  answers: z.number(),
});

async function countRows(client: pg.Client): Promise<string> {
  const [count] = asRows(
    counts,
    await client.query(`
      SELECT (SELECT count(*) FROM companies)::int AS companies,
        (SELECT count(*) FROM users WHERE blocked_at IS NULL)::int AS people,
        (SELECT count(*) FROM teams)::int AS teams, (SELECT count(*) FROM check_ins)::int AS "checkIns",
        (SELECT count(*) FROM check_in_answers)::int AS answers`),
  );
  if (!count?.companies) return `${NOTE}no company: the backup was empty, or this is another database`;
  return [
    countWords(count.companies, 'company', 'companies'),
    countWords(count.people, 'person who is active', 'people who are active'),
    countWords(count.teams, 'team'),
    countWords(count.checkIns, 'check-in'),
    countWords(count.answers, 'answer'),
  ].join(', ');
}

async function lookAtNewest(client: pg.Client, { clock }: Ctx): Promise<string> {
  const [newest] = asRows(
    z.object({ answer: z.date().nullable(), event: z.date().nullable() }),
    await client.query(
      'SELECT (SELECT max(answered_at) FROM check_ins) AS answer, (SELECT max(at) FROM audit_entries) AS event',
    ),
  );
  const now = clock.now();
  return [
    describeAge('answer', newest?.answer ?? null, now),
    describeAge('line of the activity log', newest?.event ?? null, now),
  ].join('; ');
}

const MINUTE_MS = 60_000;

function describeAge(what: string, instant: Date | null, now: Date): string {
  if (!instant) return `no ${what}`;
  const minutes = Math.max(0, Math.floor((now.getTime() - instant.getTime()) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const age =
    minutes < 120
      ? countWords(minutes, 'minute')
      : hours < 48
        ? countWords(hours, 'hour')
        : countWords(Math.floor(hours / 24), 'day');
  return `${what} of ${secondOf(instant)}, ${age} ago`;
}
