import { expect, it } from 'vitest';
import { eventDetails } from '#/lib/domain/events/events.schema.ts';
import { webhooksOf } from '#/lib/domain/events/webhook-of-event.ts';
import { webhookTypes } from '#/lib/domain/webhooks/webhooks.schema.ts';

type Event = Parameters<typeof webhooksOf>[0];

const sentOf = (event: Partial<Event> & Pick<Event, 'action'>) =>
  webhooksOf({ subject: null, actorId: 9, details: {}, ...event }).map(({ type, data }) => [
    type,
    webhookTypes[type].parse(data),
  ]);

it.each<[Partial<Event> & Pick<Event, 'action'>, unknown]>([
  [
    { action: 'team.rename', subject: 'team:14', details: { name: 'A', before: 'B' } },
    [['team.updated', { teamId: 14 }]],
  ],
  [{ action: 'account.remove', subject: 'user:7' }, [['person.left', { personId: 7 }]]],
  [
    { action: 'invitation.accept', subject: 'invitation:5', details: { kind: 'team_member' } },
    [['person.joined', { personId: 9, invitationId: 5 }]],
  ],
  [{ action: 'directory.add', subject: 'user:7', actorId: null }, [['person.joined', { personId: 7 }]]],
  [{ action: 'link.join', subject: 'team:3' }, [['person.joined', { personId: 9, teamId: 3 }]]],
  [
    { action: 'department.leader', subject: 'department:2', details: { userId: 7, before: 8 } },
    [
      ['person.role_changed', { personId: 7, departmentId: 2 }],
      ['person.role_changed', { personId: 8, departmentId: 2 }],
    ],
  ],
  [
    { action: 'team.leader', subject: 'team:3', details: { userId: 7, before: null } },
    [['person.role_changed', { personId: 7, teamId: 3 }]],
  ],
  [
    { action: 'team.member-move', subject: 'team:3', details: { userId: 7 } },
    [['person.team_changed', { personId: 7, teamId: 3 }]],
  ],
  [{ action: 'administrator.add', subject: 'user:7' }, [['person.role_changed', { personId: 7 }]]],
  [
    { action: 'people.import-finish', subject: 'import:4', details: { invited: 3, changed: 2, suspended: 1 } },
    [['import.applied', { importId: 4, invited: 3, changed: 2, suspended: 1 }]],
  ],
  [
    { action: 'action.state', subject: 'team:3', details: { state: 'kept' } },
    [['step.ended', { teamId: 3, state: 'kept' }]],
  ],
  [{ action: 'session.sign-in', subject: 'user:7' }, []],
  [{ action: 'post.hide', subject: 'team:3', details: { reason: 'rude' } }, []],
])('%j', (event, webhooks) => expect(sentOf(event)).toEqual(webhooks));

it('a webhook only contains numbers, days, and words from a list', () => {
  for (const [type, schema] of Object.entries(webhookTypes))
    for (const field of Object.keys(schema.shape))
      expect(`${type}: ${field}`).toMatch(/Id$|: (invited|changed|suspended|untilDay|localDate|state|plan)$/);
});

it('no webhook reports sign-ins, answers or anything that people wrote', () => {
  const actions = (Object.keys(eventDetails) as Event['action'][]).filter(
    (action) => webhooksOf({ action, subject: 'user:1', actorId: 1, details: { userId: 1 } }).length > 0,
  );
  expect(
    actions.filter((action) => /^(session|password|second-factor|identity|assessment|post|feedback)/.test(action)),
  ).toEqual([]);
  expect(actions.length).toBeGreaterThan(25);
});
