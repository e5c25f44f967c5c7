import type { EventName } from '#/lib/domain/events/events.schema.ts';
import type { WebhookType } from '#/lib/domain/webhooks/constants.ts';

/** The webhook types of an event, by its name; programs hear nothing about all others. */
const typesOf: Partial<Record<EventName, WebhookType>> = {
  'account.remove': 'person.left',
  'action.start': 'step.started',
  'action.state': 'step.ended',
  'administrator.add': 'person.role_changed',
  'administrator.approve': 'person.role_changed',
  'administrator.remove': 'person.role_changed',
  'billing.plan': 'subscription.changed',
  'department.create': 'department.created',
  'department.delete': 'department.deleted',
  'department.leader': 'person.role_changed',
  'department.rename': 'department.updated',
  'directory.add': 'person.joined',
  'invitation.accept': 'person.joined',
  'key.pass-on': 'key.passed_on',
  'link.join': 'person.joined',
  'people.import-finish': 'import.applied',
  'person.erase': 'person.left',
  'person.restore': 'person.restored',
  'person.suspend': 'person.suspended',
  'pulse.activate': 'pulse.started',
  'pulse.close': 'pulse.ended',
  'pulse.deactivate': 'pulse.ended',
  'pulse.remove': 'pulse.ended',
  'team.create': 'team.created',
  'team.delete': 'team.deleted',
  'team.leader': 'person.role_changed',
  'team.member-move': 'person.team_changed',
  'team.member-remove': 'person.team_changed',
  'team.rename': 'team.updated',
  'team.schedule': 'team.updated',
  'team.secondary-add': 'person.role_changed',
  'team.secondary-remove': 'person.role_changed',
};

interface RecordedEvent {
  action: EventName;
  /** Kind and id of what was changed, as in `team:14`. */
  subject: string | null;
  actorId: number | null;
  details: Readonly<Record<string, unknown>>;
}

interface Webhook {
  type: WebhookType;
  data: Record<string, unknown>;
}

const isJoining = (type: WebhookType) => type === 'person.joined';

/**
 * Returns the webhooks of an event: the ids it is about, once for each person concerned. The type says which of these
 * values are sent.
 * @example webhooksOf({ action: 'team.rename', subject: 'team:14', actorId: 7, details: { name: 'A', before: 'B' } })
 *   // [{ type: 'team.updated', data: { teamId: 14, name: 'A', before: 'B' } }]
 */
export function webhooksOf({ action, subject, actorId, details }: RecordedEvent): Webhook[] {
  const type = typesOf[action];
  if (!type) return [];
  const [kind = '', id] = subject?.split(':') ?? [];
  const about = kind === 'user' ? 'person' : kind;
  const data = {
    ...details,
    [`${about}Id`]: Number(id),
    ...(isJoining(type) && actorId !== null ? { personId: actorId } : {}),
  };
  if (!type.startsWith('person.') || 'personId' in data) return [{ type, data }];
  const { userId, before } = details;
  // Who leads a place from now on, and who did before.
  const personIds = [userId, before].filter((one) => typeof one === 'number');
  return personIds.map((personId) => ({ type, data: { ...data, personId } }));
}
