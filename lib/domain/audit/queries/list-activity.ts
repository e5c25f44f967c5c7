import * as z from 'zod';
import type { Prisma } from '#/generated/prisma/client.ts';
import { ACTIVITY_PAGE_SIZE, activityWords } from '#/lib/domain/audit/constants.ts';
import { presentActivity, type ShownEntry } from '#/lib/domain/audit/present.ts';
import type { ActivityFilter } from '#/lib/domain/audit/schema.ts';
import { listSubjectNames } from '#/lib/domain/audit/steps/list-subject-names.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { likePattern } from '#/lib/platform/like-pattern.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Returns a page of the company's activity, newest first; of sign-ins and passwords only the reader's own. */
export async function listActivity(ctx: UserCtx, { kind, person, before }: ActivityFilter) {
  const companyId = ctx.company.id;
  const actionWords = [...activityWords].filter(([, words]) => kind === undefined || words.kind === kind);
  const actions = (isPrivate: boolean) =>
    actionWords.filter(([, words]) => (words.isPrivate ?? false) === isPrivate).map(([action]) => action);
  const where: Prisma.AuditEntryWhereInput = {
    companyId,
    OR: [{ action: { in: actions(false) } }, { action: { in: actions(true) }, actorId: ctx.actor.userId }],
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
    entries: page.map((entry) => presentActivity(entry, names)),
    next: entries.length > page.length ? String(page.at(-1)?.id) : null,
  };
}

/** More people than anybody looks through: a longer part of the name narrows them down. */
const PEOPLE_MAX = 200;

async function idsOf({ db, company }: UserCtx, part: string): Promise<number[]> {
  const people = asRows(
    z.object({ id: z.number() }),
    await db.$queryRaw`
    SELECT id FROM users WHERE company_id = ${company.id}
      AND lower(first_name || ' ' || last_name || ' ' || email) LIKE ${likePattern(part)}
    ORDER BY id LIMIT ${PEOPLE_MAX}`,
  );
  return people.map(({ id }) => id);
}
