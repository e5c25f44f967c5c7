import * as z from 'zod';
import type { Prisma } from '#/generated/prisma/client.ts';
import { presentActivity, type ShownEntry } from '#/lib/domain/audit/activity.present.ts';
import type { ActivityFilter } from '#/lib/domain/audit/audit.schema.ts';
import { ACTIVITY_PAGE_SIZE, activityWords } from '#/lib/domain/audit/constants.ts';
import { listSubjectNames } from '#/lib/domain/audit/list-subject-names.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { holdsPerson, personPatterns } from '#/lib/platform/searched-words.ts';

/** Returns a page of the company's activity, newest first; of sign-ins and passwords only the reader's own, and none by a key. */
export async function listActivity(ctx: UserCtx, { kind, person, before }: ActivityFilter) {
  const companyId = ctx.company.id;
  const actionWords = [...activityWords].filter(([, words]) => kind === undefined || words.kind === kind);
  const actions = (isPrivate: boolean) =>
    actionWords.filter(([, words]) => (words.isPrivate ?? false) === isPrivate).map(([action]) => action);
  const where: Prisma.AuditEntryWhereInput = {
    companyId,
    OR: [
      { action: { in: actions(false) } },
      ...(ctx.actor.keyId ? [] : [{ action: { in: actions(true) }, actorId: ctx.actor.userId }]),
    ],
    ...(before === undefined ? {} : { id: { lt: BigInt(before) } }),
    ...(person === '' ? {} : { actorId: { in: await idsOf(ctx, person) } }),
  };
  const entries: ShownEntry[] = await ctx.db.auditEntry.findMany({
    where,
    orderBy: { id: 'desc' },
    take: ACTIVITY_PAGE_SIZE + 1,
  });
  const page = entries.slice(0, ACTIVITY_PAGE_SIZE);
  const names = await listSubjectNames(ctx, page);
  return {
    entries: page.map((entry) => presentActivity(entry, names, ctx.locale)),
    next: entries.length > page.length ? String(page.at(-1)?.id) : null,
  };
}

/** More people than anybody looks through: a longer part of the name narrows them down. */
const PEOPLE_MAX = 200;

const actors = {
  name: 'activity-actors',
  text: `SELECT id FROM users u WHERE company_id = $1 AND ${holdsPerson('u.', '$2')} ORDER BY id LIMIT ${PEOPLE_MAX}`,
};

async function idsOf({ company }: UserCtx, part: string): Promise<number[]> {
  const result = await pool().query({ ...actors, values: [company.id, personPatterns(part)] });
  return asRows(z.object({ id: z.number() }), result).map(({ id }) => id);
}
