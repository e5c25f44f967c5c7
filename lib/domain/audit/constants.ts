import type { EventName } from '#/lib/domain/events/events.schema.ts';

export const ACTIVITY_PAGE_SIZE = 50;

export const activityKinds = [
  'structure',
  'people',
  'invitations',
  'files',
  'pulses',
  'billing',
  'integrations',
  'security',
] as const;

export type ActivityKind = (typeof activityKinds)[number];

/** What a list can be limited to: one kind, or all that isn't only shown to the person. */
export const activityChoices = ['changes', ...activityKinds] as const;

const events = {
  structure: [
    'company.register',
    'company.describe',
    'company.rename',
    'company.reporting',
    'company.privacy',
    'company.retention',
    'company.delete',
    'company.keep',
    'company.block',
    'company.unblock',
    'company.erase',
    'department.create',
    'department.discard',
    'department.rename',
    'department.delete',
    'department.leader',
    'team.create',
    'team.discard',
    'team.rename',
    'team.schedule',
    'team.nudge',
    'team.delete',
    'team.leader',
    'team.secondary-add',
    'team.secondary-remove',
    'team.member-remove',
    'team.member-move',
  ],
  people: [
    'administrator.add',
    'administrator.ask',
    'administrator.approve',
    'administrator.refuse',
    'administrator.remove',
    'person.suspend',
    'person.restore',
    'person.nudge',
    'person.erase',
    'onboarding.finish',
    'user.register',
    'account.remove',
    'account.erase-again',
  ],
  invitations: [
    'invitation.create',
    'invitation.resend',
    'invitation.correct',
    'invitation.withdraw',
    'invitation.accept',
    'link.join',
    'link.rotate',
  ],
  files: [
    'people.import',
    'people.import-finish',
    'people.import-undo',
    'people.import-undone',
    'team.export-answers',
    'report.export',
    'chart.export',
    'paper.read',
    'company.export',
    'people.export',
  ],
  pulses: [
    'pulse.create',
    'pulse.update',
    'pulse.activate',
    'pulse.deactivate',
    'pulse.close',
    'pulse.nudge',
    'pulse.remove',
    'action.start',
    'action.change',
    'action.state',
    'action.share',
    'post.remove',
    'post.hide',
  ],
  billing: ['billing.checkout', 'billing.portal', 'billing.plan'],
  integrations: [
    'channel.connect',
    'channel.update',
    'channel.pulses',
    'channel.disconnect',
    'directory.add',
    'directory.person',
    'directory.group',
    'directory.pause',
    'directory.tie',
    'directory.settings',
    'directory.continue',
    'directory.stop',
    'key.create',
    'key.revoke',
    'key.pass-on',
    'webhook.create',
    'webhook.update',
    'webhook.renew',
    'webhook.again',
    'webhook.remove',
    'sign-in.domain-add',
    'sign-in.domain',
    'sign-in.domain-remove',
    'sign-in.connection',
    'sign-in.test',
    'sign-in.enforce',
  ],
  security: ['preview.start', 'preview.end', 'second-factor.on', 'second-factor.off', 'second-factor.reset'],
} as const satisfies Record<ActivityKind, readonly EventName[]>;

/**
 * Only shown to the person: when someone signs in or changes their password says nothing about the company's structure,
 * but a lot about how they work.
 */
const ownEvents = [
  'session.sign-in',
  'session.second-factor',
  'session.sign-out',
  'session.end',
  'session.end-others',
  'password.set',
  'password.change',
  'password.reset',
  'password.request-reset',
  'user.request-confirmation',
  'password.check',
  'second-factor.set-up',
  'second-factor.renew-codes',
  'session.provider',
  'identity.connect',
  'identity.remove',
  'check-in-mails.stop',
  'check-in-mails.resume',
  'brief-mails.stop',
  'brief-mails.resume',
  'assessment.complete',
  'assessment.remove',
  'account.download',
  'tour.complete',
  'feedback.send',
  'suggestion.send',
] as const satisfies readonly EventName[];

interface Activity {
  kind: ActivityKind;
  isPrivate?: true;
}

const activities = [
  ...activityKinds.flatMap((kind) => events[kind].map((action) => [action, { kind }] as const)),
  ...ownEvents.map((action) => [action, { kind: 'security', isPrivate: true }] as const),
];

/** Every recorded event, by its name. */
export const activityWords: ReadonlyMap<string, Activity> = new Map<string, Activity>(activities);
