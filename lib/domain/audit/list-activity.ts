import * as z from 'zod';
import type { Prisma } from '#/generated/prisma/client.ts';
import { presentActivity, type ShownEntry } from '#/lib/domain/audit/activity.present.ts';
import type { ActivityFilter } from '#/lib/domain/audit/audit.schema.ts';
import { ACTIVITY_PAGE_SIZE, activityWords } from '#/lib/domain/audit/constants.ts';
import { listSubjectNames } from '#/lib/domain/audit/list-subject-names.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { holdsPerson, personPatterns } from '#/lib/platform/searched-words.ts';

/**
 * Returns a page of the company's activity, newest first, or what came after an entry, oldest first. Sign-ins and
 * password changes are only the reader's own, and none for a key.
 */
export async function listActivity(ctx: UserCtx, { kind, person, from, to, before, after }: ActivityFilter) {
  const companyId = ctx.company.id;
  const isAny = kind === undefined || kind === 'changes';
  const actionWords = [...activityWords].filter(([, words]) => isAny || words.kind === kind);
  const showsOwn = kind !== 'changes' && !ctx.actor.keyId;
  const actions = (isPrivate: boolean) =>
    actionWords.filter(([, words]) => (words.isPrivate ?? false) === isPrivate).map(([action]) => action);
  const where: Prisma.AuditEntryWhereInput = {
    companyId,
    OR: [
      { action: { in: actions(false) } },
      ...(showsOwn ? [{ action: { in: actions(true) }, actorId: ctx.actor.userId }] : []),
    ],
    id: {
      ...(before === undefined ? {} : { lt: BigInt(before) }),
      ...(after === undefined ? {} : { gt: BigInt(after) }),
    },
    ...(from === undefined && to === undefined ? {} : { at: await spanOf(ctx, from, to) }),
    ...(person === '' ? {} : { actorId: { in: await idsOf(ctx, person) } }),
  };
  const entries: ShownEntry[] = await ctx.db.auditEntry.findMany({
    where,
    orderBy: { id: after === undefined ? 'desc' : 'asc' },
    take: ACTIVITY_PAGE_SIZE + 1,
  });
  const page = entries.slice(0, ACTIVITY_PAGE_SIZE);
  const names = await listSubjectNames(ctx, page);
  return {
    entries: page.map((entry) => presentActivity(entry, names, ctx.locale)),
    next: entries.length > page.length ? String(page.at(-1)?.id) : null,
  };
}

/** Returns the instants when some days begin and end for the company. */
async function spanOf({ db, company }: UserCtx, from?: LocalDate, to?: LocalDate): Promise<Prisma.DateTimeFilter> {
  const { timeZone } = await db.company.findUniqueOrThrow({ where: { id: company.id }, select: { timeZone: true } });
  return {
    ...(from === undefined ? {} : { gte: instantAt(from, '00:00', timeZone) }),
    ...(to === undefined ? {} : { lt: instantAt(addDays(to, 1), '00:00', timeZone) }),
  };
}

/** More people than anyone looks through; a longer part of the name gives fewer. */
const PEOPLE_MAX = 200;

const actors = {
  name: 'activity-actors',
  text: `SELECT id FROM users u WHERE company_id = $1 AND ${holdsPerson('u.', '$2')} ORDER BY id LIMIT ${PEOPLE_MAX}`,
};

async function idsOf({ company }: UserCtx, part: string): Promise<number[]> {
  const result = await pool().query({ ...actors, values: [company.id, personPatterns(part)] });
  return asRows(z.object({ id: z.number() }), result).map(({ id }) => id);
}
