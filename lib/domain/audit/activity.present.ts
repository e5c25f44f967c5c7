import type { AuditEntry } from '#/generated/prisma/client.ts';
import { activityWords } from '#/lib/domain/audit/constants.ts';
import type { EventName } from '#/lib/domain/events/events.schema.ts';
import type { catalogues } from '#/lib/words/catalogues.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';
import type { Said, Values } from '#/lib/words/message.ts';

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

interface ActivityFacts {
  /** What was changed, such as “the team Harbour” or a person's name. */
  subject: string | Said;
  /** The name of the person that the details mention. */
  person: string | Said;
  /** The details of the row's event; rows of earlier versions may have fewer. */
  details: Readonly<Record<string, unknown>>;
  /** The old and the corrected email address; empty once they are no longer stored. */
  addresses: string | Said;
  isOk: boolean;
}

/** Returns what was done in words, to follow a name; only uses the details of its message. */
export function describeActivity(action: EventName, { details, isOk, ...facts }: ActivityFacts, locale: Locale) {
  return inWords([`audit.acts.${action}`, { ...facts, ok: answer(isOk), ...valuesOf(details) }], locale).trimEnd();
}

/** A paper, by the key of its texts. */
type PaperKind = keyof typeof catalogues.en.papers.kinds;
/** What a company keeps for a period of its choice, by the key of its texts. */
type KeptKind = keyof typeof catalogues.en.privacy.kept;

const text = (value: unknown, missing = '') => (typeof value === 'string' && value !== '' ? value : missing);
const count = (value: unknown) => (typeof value === 'number' ? value : 0);
const answer = (value: unknown) => (value === true ? 'yes' : 'no');

const size = (people: unknown, isMoreCareful: unknown): Said => [
  'audit.size',
  { size: count(people), careful: answer(isMoreCareful) },
];
const plan = (state: unknown): Said => ['audit.plan', { state: text(state, 'free') }];

function valuesOf(details: ActivityFacts['details']): Values {
  return {
    name: text(details.name),
    before: text(details.before, 'none'),
    size: size(details.minimumGroupSize, details.isMoreCareful),
    beforeSize: size(details.before, details.wasMoreCareful),
    data: typeof details.data === 'string' ? [`privacy.kept.${details.data as KeptKind}.name`] : '',
    paper: typeof details.paper === 'string' ? [`papers.kinds.${details.paper as PaperKind}.title`] : '',
    months: count(details.months),
    monthsBefore: count(details.monthsBefore),
    reason: text(details.reason),
    byImport: answer(details.import !== undefined),
    as: ['audit.as', { kind: text(details.kind, 'none') }],
    channel: text(details.kind, 'none'),
    isDefault: answer(details.isDefault),
    makesTeams: answer(details.groupsMakeTeams),
    allowsPulses: answer(details.allowsPulses),
    people: count(details.people),
    invitations: count(details.invitations),
    invited: count(details.invited),
    changed: count(details.changed),
    kept: count(details.kept),
    filtered: answer(details.isFiltered),
    draft: answer(details.isDraft),
    flag: text(details.flag, 'download'),
    state: text(details.state, 'ended'),
    plan: plan(details.state),
    beforePlan: plan(details.before),
    why: text(details.why, 'none').replace('-', ''),
    endedSessions: count(details.endedSessions),
    ended: count(details.ended),
    change: text(details.change, 'changed').replace('-', ''),
    field: text(details.field, 'none'),
    enforced: details.isChanged === true ? 'changed' : answer(details.isEnforced),
    until: { date: text(details.until, '2000-01-01') },
    suspended: answer(details.isSuspended),
    provider: text(details.provider, 'none'),
  };
}
