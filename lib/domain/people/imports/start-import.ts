import type { output } from 'zod';
import type { PeopleImport } from '#/generated/prisma/client.ts';
import { takeSeats } from '#/lib/domain/billing/seats/seat.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { listNewcomers, takeInvitations } from '#/lib/domain/people/import-changes/import-place.service.ts';
import { nameKey } from '#/lib/domain/people/import-file/import-directory.ts';
import { planImport } from '#/lib/domain/people/import-file/import-plan.ts';
import type { ImportRow } from '#/lib/domain/people/import-file/import-row.ts';
import { readImportDirectory } from '#/lib/domain/people/import-file/read-import-directory.ts';
import { getImport } from '#/lib/domain/people/imports/get-import.ts';
import { canApply, confirmationReasons, suspendsMany } from '#/lib/domain/people/people.policy.ts';
import { type ImportCounts, importCounts, type startBody } from '#/lib/domain/people/people.schema.ts';
import { workOnImport } from '#/lib/domain/people/queues.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, isUniqueViolation, type Transaction } from '#/lib/platform/db.ts';
import { forbidden, invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Starts a previewed import. Throws `invalid` without the confirmation that its numbers call for, and `conflict` if it
 * has been started, another one is running or the preview is outdated. Throws `too_many_requests` if it would send more
 * invitations than are left today, `forbidden` for a key that would make administrators, and what `takeSeats` throws.
 */
export async function startImport(ctx: UserCtx, id: number, body: output<typeof startBody>) {
  const { counts: previewCounts } = await findPreview(ctx.db, ctx, id);
  requireConfirmation(ctx, importCounts.parse(previewCounts), body);
  const giveBack = await takeInvitations(ctx, importCounts.parse(previewCounts).invitations);
  await inTransaction(ctx.db, async (tx) => {
    const preview = await lockPreview(tx, ctx, id);
    const counts = importCounts.parse(preview.counts);
    await requireSamePlan(tx, preview, counts);
    const emails = await listNewcomers(tx, id);
    // The running import reserves their seats.
    await takeSeats(tx, ctx, { companyId: ctx.company.id, places: [], emails, invitedById: ctx.actor.userId });
    const now = ctx.clock.now();
    const suspended = body.suspend ? counts.suspended : 0;
    const start = { state: 'applying', workedAt: now, createdById: ctx.actor.userId } as const;
    await tx.peopleImport.update({
      where: { id },
      data: { ...start, suspendsPeople: body.suspend, counts: { ...counts, suspended } },
    });
    await enqueue(tx, workOnImport, { importId: id });
    const { changed, departments, teams, leaving, administrators } = counts;
    const details = {
      invited: counts.invited,
      changed,
      departments,
      teams,
      leaving,
      administrators,
      suspended,
      file: preview.fileName,
    };
    await recordEvent(tx, ctx, { action: 'people.import', subject: `import:${id}`, details });
  }).catch(async (error: unknown) => {
    await giveBack();
    throw isUniqueViolation(error) ? alreadyAtWork() : error;
  });
  return getImport(ctx, id);
}

/** Returns the `conflict` for a second import at the same time, which would make the first one's preview wrong. */
export function alreadyAtWork(): Problem {
  return new Problem('conflict', message('people.import.answers.busy'));
}

async function lockPreview(tx: Transaction, ctx: UserCtx, id: number): Promise<PeopleImport> {
  const companyId = ctx.company.id;
  await tx.$queryRaw`SELECT id FROM people_imports WHERE id = ${id} AND company_id = ${companyId} FOR UPDATE`;
  return findPreview(tx, ctx, id);
}

async function findPreview(db: Transaction, ctx: UserCtx, id: number): Promise<PeopleImport> {
  const preview = await db.peopleImport.findFirst({ where: { id, companyId: ctx.company.id } });
  if (!preview) throw notFound();
  if (preview.state !== 'previewed') throw new Problem('conflict', message('people.import.answers.startedBefore'));
  return preview;
}

function requireConfirmation(ctx: UserCtx, counts: ImportCounts, body: output<typeof startBody>): void {
  if (!canApply(counts, body.suspend)) throw invalid(message('people.import.nothing'));
  const isTyped = nameKey(body.confirmation) === nameKey(ctx.company.name);
  const isLarge = confirmationReasons(counts).length > 0 || (body.suspend && suspendsMany(counts));
  if (isLarge && !isTyped) {
    throw invalid(message('people.import.answers.typeName', { company: ctx.company.name }));
  }
  if (counts.administrators > 0 && ctx.actor.keyId) throw forbidden(message('keys.answers.noAdministrators'));
  if (counts.administrators > 0 && !body.administrators) {
    throw invalid(message('people.import.answers.confirmAdministrators'));
  }
}

/** Plans the valid rows again, so that the import only does what the preview showed. */
async function requireSamePlan(tx: Transaction, preview: PeopleImport, counts: ImportCounts): Promise<void> {
  const storedRows = await tx.peopleImportRow.findMany({
    where: { importId: preview.id, errors: { equals: [] } },
    orderBy: { line: 'asc' },
    select: { line: true, cells: true },
  });
  const rows = storedRows.map(({ line, cells }) => ({ ...(cells as unknown as ImportRow), line, errors: [] }));
  const directory = await readImportDirectory(tx, preview.companyId, rows);
  const { counts: now } = planImport(rows, directory, preview.movesPeople);
  // The total number of people doesn't matter.
  const fingerprint = ({ rows: all, wrong, people: _people, ...rest }: ImportCounts) =>
    JSON.stringify([all - wrong, rest]);
  if (fingerprint(importCounts.parse(now)) === fingerprint(counts)) return;
  throw new Problem('conflict', message('people.import.answers.stale'));
}
