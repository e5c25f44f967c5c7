import type { AuditEntry } from '#/generated/prisma/client.ts';
import { activityWords } from '#/lib/domain/audit/constants.ts';

/** Names of the things that entries speak of, by kind and id as in `team:14`. */
export type SubjectNames = ReadonlyMap<string, string>;

export type ShownEntry = Pick<
  AuditEntry,
  'id' | 'at' | 'actorKind' | 'actorId' | 'role' | 'action' | 'subject' | 'result' | 'details'
>;

/** Returns an entry of the log as a sentence without its subject; of the details only those that the words name. */
export function presentActivity(entry: ShownEntry, names: SubjectNames) {
  const details = (entry.details ?? {}) as Record<string, unknown>;
  const words = activityWords.get(entry.action);
  const facts = {
    subject: subjectOf(entry.subject, details, names),
    person: names.get(`user:${String(details.userId)}`) ?? formerPerson,
    details,
    isOk: entry.result === 'ok',
  };
  return {
    id: String(entry.id),
    at: entry.at.toISOString(),
    who:
      entry.actorId === null
        ? entry.actorKind === 'webhook'
          ? 'Stripe'
          : 'Somebody'
        : (names.get(`user:${entry.actorId}`) ?? formerPerson),
    role: entry.actorKind === 'user' ? entry.role : null,
    kind: words?.kind ?? 'structure',
    text: (words?.say(facts) ?? `did “${entry.action}”`).trimEnd(),
  };
}

const formerPerson = 'somebody who has left';

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
