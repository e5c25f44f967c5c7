import { peopleFile } from '#/bench/import/people-file.ts';
import { applyNextRows } from '#/lib/domain/people/import-changes/apply-next-rows.ts';
import { previewImport } from '#/lib/domain/people/imports/preview-import.ts';
import { startImport } from '#/lib/domain/people/imports/start-import.ts';
import { undoImport, undoNextChanges } from '#/lib/domain/people/imports/undo-import.ts';
import { newCtx, type UserActor, type UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import type { BulkOrganisation } from '#/prisma/seed/bulk/insert-organisation.ts';

const SAMPLE_MS = 50;

export interface ImportCost {
  previewMs: number;
  applyMs: number;
  undoMs: number;
  /** How much more memory it took than before. */
  extraMb: number;
}

/** Returns the context of a company's administrator, as in a call. */
export function administratorOf({ companyId, administratorId: userId }: BulkOrganisation): UserCtx {
  const actor = { kind: 'user', userId, role: 'Administrator', email: '' } as UserActor;
  return { ...newCtx(actor), company: { id: companyId, name: 'Bulk', minimumGroupSize: 5, locale: null } };
}

/** Previews, applies and undoes one file like the worker, in this process. */
export async function measureImport(company: BulkOrganisation, rows: number, word: string): Promise<ImportCost> {
  const ctx = administratorOf(company);
  const { rows: members } = await pool().query<{ email: string }>(
    'SELECT email FROM users WHERE company_id = $1 ORDER BY id LIMIT $2',
    [company.companyId, rows],
  );
  const file = peopleFile(
    rows,
    members.map(({ email }) => email),
    word,
  );
  const peak = watchMemory();
  const job = newCtx({ kind: 'job', name: 'bench' });
  const previewStart = performance.now();
  const { import: preview } = await previewImport(ctx, { file, move: 'false' });
  if (preview.counts.wrong > 0) throw new Error(JSON.stringify(preview.errors.slice(0, 3)));
  const applyStart = performance.now();
  await startImport(ctx, preview.id, { confirmation: 'Bulk', administrators: false, suspend: false });
  while (await applyNextRows(job, preview.id));
  const undoStart = performance.now();
  const extraMb = peak();
  await undoImport(ctx, preview.id);
  while (await undoNextChanges(job, preview.id));
  const end = performance.now();
  return { previewMs: applyStart - previewStart, applyMs: undoStart - applyStart, undoMs: end - undoStart, extraMb };
}

function watchMemory(): () => number {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return (most - before) / 2 ** 20;
  };
}
