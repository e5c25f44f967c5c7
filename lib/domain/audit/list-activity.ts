import * as z from 'zod';
import type { Prisma } from '#/generated/prisma/client.ts';
import { presentActivity, type ShownEntry, type SubjectNames } from '#/lib/domain/audit/activity.present.ts';
import type { ActivityFilter } from '#/lib/domain/audit/audit.contract.ts';
import { ACTIVITY_PAGE_SIZE, activityWords } from '#/lib/domain/audit/constants.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import type { KeyScope } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { holdsPerson, personPatterns } from '#/lib/platform/searched-words.ts';
import type { Said } from '#/lib/words/message.ts';

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

const directoryScope: KeyScope = 'directory:write';

/** Returns the names of all people and things that some entries mention, with one statement per kind. */
export async function listSubjectNames(
  { db, company }: UserCtx,
  entries: readonly ShownEntry[],
): Promise<SubjectNames> {
  const companyId = company.id;
  const spoken = new Set(entries.flatMap(spokenOf));
  const of = (kind: string) => {
    const ids = [...spoken]
      .filter((key) => key.startsWith(`${kind}:`))
      .map((key) => Number(key.slice(kind.length + 1)));
    return { companyId, id: { in: ids.filter(Number.isSafeInteger) } };
  };
  const [users, teams, departments, imports, invitations, pulses, corrections, keys, directoryKeys] = await Promise.all(
    [
      db.user.findMany({ where: of('user'), select: { id: true, firstName: true, lastName: true } }),
      db.team.findMany({ where: of('team'), select: { id: true, name: true } }),
      db.department.findMany({ where: of('department'), select: { id: true, name: true } }),
      db.peopleImport.findMany({ where: of('import'), select: { id: true, fileName: true } }),
      db.invitation.findMany({ where: of('invitation'), select: { id: true, team: true, department: true } }),
      db.pulse.findMany({ where: of('pulse'), select: { id: true, name: true } }),
      db.addressCorrection.findMany({ where: of('correction') }),
      db.apiKey.findMany({ where: of('key'), select: { id: true, name: true } }),
      entries.some(({ actorKind }) => actorKind === 'directory')
        ? db.apiKey.findMany({ where: { companyId, scopes: { has: directoryScope } }, select: { id: true }, take: 2 })
        : [],
    ],
  );
  return new Map<string, string | Said>([
    ...users.map(({ id, firstName, lastName }) => [`user:${id}`, `${firstName} ${lastName}`] as const),
    ...teams.map(({ id, name }) => [`team:${id}`, name] as const),
    ...departments.map(({ id, name }) => [`department:${id}`, name] as const),
    ...imports.map(({ id, fileName }) => [`import:${id}`, fileName] as const),
    ...pulses.map(({ id, name }) => [`pulse:${id}`, name] as const),
    ...keys.map(({ id, name }) => [`key:${id}`, name] as const),
    // The only key of a directory says no more than “the directory”.
    ...(directoryKeys.length === 1 ? directoryKeys : []).map(({ id }) => [`only-key:${id}`, ''] as const),
    ...corrections.map(
      ({ id, email, newEmail }) => [`correction:${id}`, ['audit.corrected', { email, newEmail }]] as const,
    ),
    ...invitations.map(({ id, team, department }) => [`invitation:${id}`, placeOf(team, department)] as const),
  ]);
}

function spokenOf({ actorId, keyId, subject, details }: ShownEntry): string[] {
  const { userId, correction } = (details ?? {}) as { userId?: unknown; correction?: unknown };
  return [
    subject ?? '',
    `user:${actorId}`,
    `key:${keyId}`,
    `user:${String(userId)}`,
    `correction:${String(correction)}`,
  ];
}

function placeOf(team: { name: string } | null, department: { name: string } | null): Said {
  if (team) return ['audit.subjects.team', { name: team.name }];
  return department ? ['audit.subjects.department', { name: department.name }] : ['audit.subjects.company'];
}
