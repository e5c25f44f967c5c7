import * as z from 'zod';
import type { AuditEntry, Prisma } from '#/generated/prisma/client.ts';
import type { ActivityFilter } from '#/lib/domain/audit/audit.schema.ts';
import { ACTIVITY_PAGE_SIZE, activityWords } from '#/lib/domain/audit/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { holdsPerson, personPatterns } from '#/lib/platform/searched-words.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { message } from '#/lib/words/message.ts';

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

/** Returns the names of all people and things that some entries mention, with one statement per kind of thing. */
async function listSubjectNames(
  { db, company, locale }: UserCtx,
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
  const [users, teams, departments, imports, invitations, pulses, corrections] = await Promise.all([
    db.user.findMany({ where: of('user'), select: { id: true, firstName: true, lastName: true } }),
    db.team.findMany({ where: of('team'), select: { id: true, name: true } }),
    db.department.findMany({ where: of('department'), select: { id: true, name: true } }),
    db.peopleImport.findMany({ where: of('import'), select: { id: true, fileName: true } }),
    db.invitation.findMany({ where: of('invitation'), select: { id: true, team: true, department: true } }),
    db.pulse.findMany({ where: of('pulse'), select: { id: true, name: true } }),
    db.addressCorrection.findMany({ where: of('correction') }),
  ]);
  return new Map([
    ...users.map(({ id, firstName, lastName }) => [`user:${id}`, `${firstName} ${lastName}`] as const),
    ...teams.map(({ id, name }) => [`team:${id}`, name] as const),
    ...departments.map(({ id, name }) => [`department:${id}`, name] as const),
    ...imports.map(({ id, fileName }) => [`import:${id}`, fileName] as const),
    ...pulses.map(({ id, name }) => [`pulse:${id}`, name] as const),
    ...corrections.map(
      ({ id, email, newEmail }) =>
        [`correction:${id}`, inWords(message('audit.corrected', { email, newEmail }), locale)] as const,
    ),
    ...invitations.map(({ id, team, department }) => [`invitation:${id}`, placeOf(team, department)] as const),
  ]);
}

function spokenOf({ actorId, subject, details }: ShownEntry): string[] {
  const { userId, correction } = (details ?? {}) as { userId?: unknown; correction?: unknown };
  return [subject ?? '', `user:${actorId}`, `user:${String(userId)}`, `correction:${String(correction)}`];
}

function placeOf(team: { name: string } | null, department: { name: string } | null): string {
  if (team) return `the team ${team.name}`;
  return department ? `the department ${department.name}` : 'the company';
}

/** Names of the things that entries speak of, by kind and id as in `team:14`. */
type SubjectNames = ReadonlyMap<string, string>;

type ShownEntry = Omit<AuditEntry, 'companyId' | 'requestId'>;

/** Returns an entry of the log as a sentence without its subject; of the details only those that the words name. */
function presentActivity(entry: ShownEntry, names: SubjectNames, locale: Locale) {
  const details = (entry.details ?? {}) as Record<string, unknown>;
  const words = activityWords.get(entry.action);
  const facts = {
    subject: subjectOf(entry.subject, details, names),
    person: names.get(`user:${String(details.userId)}`) ?? formerPerson,
    addresses: names.get(`correction:${String(details.correction)}`) ?? '',
    // A row holds what its event notes; `recordEvent` has checked it.
    details: details as never,
    isOk: entry.result === 'ok',
  };
  const operator = entry.actorKind === 'operator' ? inWords(message('audit.operator'), locale) : null;
  const nobody = operator ?? (entry.actorKind === 'webhook' ? 'Stripe' : 'Someone');
  return {
    id: String(entry.id),
    at: entry.at.toISOString(),
    who: entry.actorId === null ? nobody : (names.get(`user:${entry.actorId}`) ?? formerPerson),
    role: entry.actorKind === 'user' ? entry.role : null,
    kind: words?.kind ?? 'structure',
    text: (words?.say(facts) ?? `did “${entry.action}”`).trimEnd(),
  };
}

const formerPerson = 'someone who has left';

/** “the team Harbour”; of a thing that is gone, the name that was noted. */
function subjectOf(subject: string | null, details: Record<string, unknown>, names: SubjectNames): string {
  const [kind = ''] = (subject ?? '').split(':');
  const name = names.get(subject ?? '') ?? (typeof details.name === 'string' ? details.name : '');
  switch (kind) {
    case 'user':
      return name || formerPerson;
    case 'company':
      return 'the company';
    case 'department':
    case 'team':
      return name ? `the ${kind} ${name}` : `a ${kind} without a name`;
    case 'invitation':
      return name || 'the company';
    case 'pulse':
      return name ? `the pulse ${name}` : 'a pulse';
    case 'import':
      return name ? `the import of ${name}` : 'an import';
    default:
      return '';
  }
}
