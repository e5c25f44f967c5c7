import * as z from 'zod';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * What a note is about. It's a round that may be over, or whose readers see how many have answered; a team with a new
 * person; or a company with results that the coaching corner hasn't read.
 */
export type NoteKind = 'round' | 'announcement' | 'newcomers' | 'evaluation';

interface NoteWork {
  kind: NoteKind;
  /** Notes per transaction. */
  most?: number;
  /** Returns the subjects that the next sweep must check again; none by default. */
  look: (tx: Transaction, subjectIds: number[]) => Promise<readonly number[] | undefined>;
}

const PORTION = 1000;
const note = z.object({ companyId: z.number(), subjectId: z.number() });

/**
 * Handles everything noted so far in portions. Each portion is one transaction that deletes its notes, so what fails is
 * handled again. Parallel processes take different notes.
 */
export async function workOffNotes(ctx: Ctx, { kind, most = PORTION, look }: NoteWork): Promise<void> {
  const [{ lastId } = { lastId: null }] = asRows(
    z.object({ lastId: z.bigint().nullable() }),
    await ctx.db.$queryRaw`SELECT max(id) AS "lastId" FROM sweep_notes WHERE kind = ${kind}`,
  );
  if (lastId === null) return;
  for (let count = most; count === most; ) {
    count = await inTransaction(ctx.db, async (tx) => {
      const notes = asRows(
        note,
        await tx.$queryRaw`
        WITH taken AS (
          SELECT kind, id FROM sweep_notes WHERE kind = ${kind} AND id <= ${lastId} ORDER BY id LIMIT ${most}
          FOR UPDATE SKIP LOCKED
        )
        DELETE FROM sweep_notes n USING taken WHERE n.kind = taken.kind AND n.id = taken.id
        RETURNING n.company_id AS "companyId", n.subject_id AS "subjectId"`,
      );
      const companies = new Map(notes.map(({ companyId, subjectId }) => [subjectId, companyId]));
      if (companies.size === 0) return 0;
      const openIds = new Set(await look(tx, [...companies.keys()]));
      const openNotes = [...companies].filter(([subjectId]) => openIds.has(subjectId));
      if (openNotes.length > 0) {
        const data = openNotes.map(([subjectId, companyId]) => ({ kind, companyId, subjectId }));
        await tx.sweepNote.createMany({ data });
      }
      return notes.length;
    });
  }
}
