import * as z from 'zod';
import type { AuditEntry, Prisma } from '#/generated/prisma/client.ts';
import type { ActivityFilter } from '#/lib/domain/audit/audit.schema.ts';
import { ACTIVITY_PAGE_SIZE, activityWords } from '#/lib/domain/audit/constants.ts';
import { describeActivity } from '#/lib/domain/audit/describe-activity.ts';
import type { EventName } from '#/lib/domain/events/events.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { holdsPerson, personPatterns } from '#/lib/platform/searched-words.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';
import type { Said } from '#/lib/words/message.ts';

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
async function listSubjectNames({ db, company }: UserCtx, entries: readonly ShownEntry[]): Promise<SubjectNames> {
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
  return new Map<string, string | Said>([
    ...users.map(({ id, firstName, lastName }) => [`user:${id}`, `${firstName} ${lastName}`] as const),
    ...teams.map(({ id, name }) => [`team:${id}`, name] as const),
    ...departments.map(({ id, name }) => [`department:${id}`, name] as const),
    ...imports.map(({ id, fileName }) => [`import:${id}`, fileName] as const),
    ...pulses.map(({ id, name }) => [`pulse:${id}`, name] as const),
    ...corrections.map(
      ({ id, email, newEmail }) => [`correction:${id}`, ['audit.corrected', { email, newEmail }]] as const,
    ),
    ...invitations.map(({ id, team, department }) => [`invitation:${id}`, placeOf(team, department)] as const),
  ]);
}

function spokenOf({ actorId, subject, details }: ShownEntry): string[] {
  const { userId, correction } = (details ?? {}) as { userId?: unknown; correction?: unknown };
  return [subject ?? '', `user:${actorId}`, `user:${String(userId)}`, `correction:${String(correction)}`];
}

function placeOf(team: { name: string } | null, department: { name: string } | null): Said {
  if (team) return ['audit.subjects.team', { name: team.name }];
  return department ? ['audit.subjects.department', { name: department.name }] : ['audit.subjects.company'];
}

/** Names of the things that entries speak of, by kind and id as in `team:14`. */
type SubjectNames = ReadonlyMap<string, string | Said>;

type ShownEntry = Omit<AuditEntry, 'companyId' | 'requestId'>;

/** Returns an entry of the log as a sentence without its subject. */
function presentActivity(entry: ShownEntry, names: SubjectNames, locale: Locale) {
  const details = (entry.details ?? {}) as Record<string, unknown>;
  const facts = {
    subject: subjectOf(entry.subject, details, names),
    person: names.get(`user:${String(details.userId)}`) ?? ['audit.former'],
    addresses: names.get(`correction:${String(details.correction)}`) ?? '',
    details,
    isOk: entry.result === 'ok',
  };
  const activity = activityWords.get(entry.action);
  return {
    id: String(entry.id),
    at: entry.at.toISOString(),
    who: inWords(actorOf(entry, names), locale),
    role: entry.actorKind === 'user' ? entry.role : null,
    kind: activity?.kind ?? 'structure',
    text: activity
      ? describeActivity(entry.action as EventName, facts, locale)
      : inWords(['audit.unknown', { action: entry.action }], locale),
  };
}

function actorOf({ actorId, actorKind }: ShownEntry, names: SubjectNames): string | Said {
  if (actorId !== null) return names.get(`user:${actorId}`) ?? ['audit.former'];
  if (actorKind === 'operator') return ['audit.operator'];
  return actorKind === 'webhook' ? 'Stripe' : ['audit.someone'];
}

/** “the team Harbour”; of a thing that is gone, the name that was noted. */
function subjectOf(subject: string | null, details: Record<string, unknown>, names: SubjectNames): string | Said {
  const [kind = ''] = (subject ?? '').split(':');
  const foundName = names.get(subject ?? '');
  const name = foundName ?? (typeof details.name === 'string' ? details.name : '');
  switch (kind) {
    case 'user':
      return name || ['audit.former'];
    case 'company':
      return ['audit.subjects.company'];
    case 'invitation':
      return name || ['audit.subjects.company'];
    case 'department':
    case 'team':
    case 'pulse':
    case 'import':
      return [`audit.subjects.${kind}`, { name: name || 'none' }];
    default:
      return '';
  }
}
