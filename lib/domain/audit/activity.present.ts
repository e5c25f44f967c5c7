import type { AuditEntry } from '#/generated/prisma/client.ts';
import { activityWords } from '#/lib/domain/audit/constants.ts';
import { describeActivity } from '#/lib/domain/audit/describe-activity.ts';
import type { EventName } from '#/lib/domain/events/events.schema.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';
import type { Said } from '#/lib/words/message.ts';

/** Names of the things that entries mention, by kind and id as in `team:14`. */
export type SubjectNames = ReadonlyMap<string, string | Said>;

export type ShownEntry = Omit<AuditEntry, 'companyId' | 'requestId'>;

/** Returns an entry of the activity log for the API; `text` says what was done, to follow `who`. */
export function presentActivity(entry: ShownEntry, names: SubjectNames, locale: Locale) {
  const details = (entry.details ?? {}) as Record<string, unknown>;
  const facts = {
    subject: subjectOf(entry.subject, details, names),
    person: names.get(`user:${String(details.userId)}`) ?? ['audit.former'],
    addresses: names.get(`correction:${String(details.correction)}`) ?? '',
    details,
    isOk: entry.result === 'ok',
  };
  const activity = activityWords.get(entry.action);
  const isOnlyKey = entry.actorKind === 'directory' && names.has(`only-key:${entry.keyId}`);
  const key = entry.keyId === null || isOnlyKey ? undefined : (names.get(`key:${entry.keyId}`) ?? 'none');
  const unknown = inWords(['audit.unknown', { action: entry.action }], locale);
  return {
    id: String(entry.id),
    at: entry.at.toISOString(),
    who: inWords(actorOf(entry, names), locale),
    role: entry.actorKind === 'user' ? entry.role : null,
    kind: activity?.kind ?? 'structure',
    text: withKey(activity ? describeActivity(entry.action as EventName, facts, locale) : unknown, key, locale),
  };
}

/** Returns a text with the key that caused the entry, if any; rows outlive their keys. */
function withKey(text: string, key: string | Said | undefined, locale: Locale): string {
  return key === undefined ? text : inWords(['audit.byKey', { text, key }], locale);
}

function actorOf({ actorId, actorKind }: ShownEntry, names: SubjectNames): string | Said {
  if (actorId !== null) return names.get(`user:${actorId}`) ?? ['audit.former'];
  if (actorKind === 'operator') return ['audit.operator'];
  if (actorKind === 'directory') return ['audit.directory'];
  return actorKind === 'webhook' ? 'Stripe' : ['audit.someone'];
}

/**
 * Returns what an entry is about, such as “the team Harbour”; for something that no longer exists, by its stored name.
 */
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
