import { readFileSync } from 'node:fs';
import { lastDayMs } from '#/lib/domain/companies/deletion/deletion.constants.ts';
import { eraseCompany } from '#/lib/domain/companies/erasure/erase-company.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { eraseAgain, listLeaderless } from '#/lib/domain/privacy/erase-again.ts';
import {
  type NotedCompany,
  type NotedErasure,
  readCompanyErasures,
  readErasures,
} from '#/lib/domain/privacy/note-erasure.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { dropWaitingMails } from '#/lib/platform/operating/waiting-jobs.ts';
import type { Call, Command } from '#/server/ops/command.ts';
import { haveIdsMovedOn, moveIdsOn } from '#/server/ops/restore/ids.ts';
import { mailAnswers, secondOf } from '#/server/ops/restore/next-mails.ts';

export const restoreReplay: Command = {
  name: 'restore-replay',
  usage: '[<log file>]',
  summary:
    'Run it after a restore, before you let anyone in: moves ids past those in emailed links, and again erases the people and companies that the log names.',
  values: [0, 1],
  isChange: true,
  worksInMaintenance: true,
  options: {
    'drop-mails': {
      type: 'boolean',
      about: 'Remove the emails that waited in the backup, which have been sent since.',
    },
    'end-sessions': {
      type: 'boolean',
      about: 'End all sessions: those that ended after the backup are open again.',
    },
  },
  run: async (call) => {
    const { values, flag } = call;
    const [file] = values;
    const log = file === undefined ? undefined : readLog(file);
    return {
      lines: [
        await moveIds(call),
        ...(log === undefined ? [] : await eraseCompanies(call, readCompanyErasures(log))),
        ...(log === undefined ? [] : await eraseAll(call, readErasures(log))),
        ...(await putOffDeletions(call)),
        ...(flag('drop-mails') ? [await dropMails(call)] : []),
        ...(flag('end-sessions') ? [await endSessions(call)] : []),
      ],
    };
  },
};

function readLog(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Problem('not_found', `${file} can’t be read: ${Object(error).code ?? error}`);
  }
}

/** Moves ids beyond emailed links, and says so. A dry run only says it, because sequences can't be rolled back. */
async function moveIds({ isDryRun }: Call): Promise<string> {
  if (await haveIdsMovedOn()) return 'Ids have already been moved.';
  if (isDryRun) return 'A dry run doesn’t move ids.';
  return `${countWords(await moveIdsOn(), 'kind of id was', 'kinds of ids were')} moved past all emailed links.`;
}

/** Erases companies that came back. One that got the id of an erased one was registered at another time. */
async function eraseCompanies({ ctx, isDryRun }: Call, notes: readonly NotedCompany[]): Promise<string[]> {
  const lines: string[] = [];
  for (const note of notes) {
    const { companyId, createdAt } = note;
    if ((await ctx.db.company.count({ where: { id: companyId, createdAt } })) === 0) continue;
    if (!isDryRun) await eraseCompany(ctx, note, 'replay');
    lines.push(`Company ${companyId} had come back with everything in it, and is deleted again.`);
  }
  return lines;
}

/**
 * Postpones deletions: a company about to be deleted in the backup may have been kept since, so administrators are
 * asked again.
 */
async function putOffDeletions({ ctx, change }: Call): Promise<string[]> {
  const until = new Date(ctx.clock.now().getTime() + 2 * lastDayMs);
  const count = await change(
    (tx) => tx.$executeRaw`
      UPDATE companies SET deletes_at = greatest(deletes_at, ${until}), deletion_warned_at = NULL
      WHERE deletes_at IS NOT NULL AND blocked_at IS NULL`,
  );
  if (count === 0) return [];
  return [
    `${countWords(count, 'company that waits', 'companies that wait')} to be deleted: not before ${secondOf(until)}.`,
  ];
}

async function eraseAll({ ctx, change }: Call, erasures: readonly NotedErasure[]): Promise<string[]> {
  let count = 0;
  for (const erasure of erasures) if (await change((tx) => eraseAgain(tx, ctx, erasure))) count++;
  const leaderless = await listLeaderless(ctx.db, [...new Set(erasures.map(({ companyId }) => companyId))]);
  return [
    `Of ${countWords(erasures.length, 'erasure', 'erasures')} in the log, ${count} had come back and ${count === 1 ? 'is' : 'are'} done again.`,
    ...leaderless.map((id) => `Company ${id} has no Administrator who can sign in: admin create`),
  ];
}

async function dropMails({ change }: Call): Promise<string> {
  const count = await change((tx) => dropWaitingMails(tx, mailAnswers));
  return `${countWords(count, 'email that waited was', 'emails that waited were')} removed.`;
}

async function endSessions({ ctx, change }: Call): Promise<string> {
  const { count } = await change((tx) =>
    tx.session.updateMany({
      where: { revokedAt: null },
      data: { revokedAt: ctx.clock.now(), revokedReason: 'database restored' },
    }),
  );
  return `${countWords(count, 'session')} ended: everyone signs in again.`;
}
