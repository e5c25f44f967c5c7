import * as z from 'zod';

const id = z.number().int();
const count = z.number().int();
const nothing = z.strictObject({});
const nameOnly = z.strictObject({ name: z.string() });
const renamed = z.strictObject({ name: z.string(), before: z.string() });
const ofPerson = z.strictObject({ userId: id });
const ofPeople = z.strictObject({ people: count });
const byProvider = z.strictObject({ provider: z.string() });
const ofConnection = z.strictObject({ connectionId: id, name: z.string() });
const byChannel = z.strictObject({ kind: z.string() });
/** Without a reason if a switch in the settings did it. */
const stopped = z.strictObject({ reasonId: id.optional() });
/** The import that did it, instead of a person in the list. */
const byImport = { import: id.optional() };
const created = nameOnly.extend(byImport);
const newLeader = ofPerson.extend({ before: id.nullable(), ...byImport });
const invitationKind = z.strictObject({ kind: z.string() });
const sentInvitations = invitationKind.extend({ invitations: count });
const exported = z.strictObject({ flag: z.enum(['download', 'send']), people: count });
const imported = z.strictObject({ invited: count, changed: count, suspended: count });

/**
 * Every recorded event, with the facts that the activity log stores in addition to who, when and what it was done to.
 * They are ids, numbers, names of things and why a message was hidden. No answers, and no email addresses.
 */
export const eventDetails = {
  'company.register': nothing,
  'company.describe': nothing,
  'company.rename': nameOnly,
  /** Without a name if it was removed. */
  'company.reporting': z.strictObject({ change: z.enum(['set', 'removed']), name: z.string() }),
  'company.privacy': z.strictObject({
    minimumGroupSize: count,
    isMoreCareful: z.boolean(),
    before: count,
    wasMoreCareful: z.boolean(),
  }),
  /** For how many months data is kept from now on and was kept before (0 for no end), and since when. */
  'company.retention': z.strictObject({ data: z.string(), months: count, monthsBefore: count, startsOn: z.string() }),
  /** Until when the company can still be kept, as a day. */
  'company.delete': z.strictObject({ until: z.string() }),
  'company.keep': nothing,
  /** What the operator does with the whole company. */
  'company.block': z.strictObject({ reason: z.string() }),
  'company.unblock': nothing,
  'company.export': nothing,
  /** The row has no company, because it has been deleted. */
  'company.erase': z.strictObject({ createdAt: z.string() }),
  'department.create': created,
  'department.discard': nameOnly,
  'department.rename': renamed,
  'department.delete': nameOnly.extend({ teams: count }),
  'department.leader': newLeader,
  'team.create': created,
  'team.discard': nameOnly,
  'team.rename': renamed,
  'team.schedule': z.strictObject({
    frequencyId: id.optional(),
    checkinDay: count.optional(),
    surveysTimeSend: z.string().optional(),
    workingDays: z.string().optional(),
    asksOnJoining: z.boolean().optional(),
  }),
  'team.nudge': ofPeople,
  'team.delete': nameOnly.extend({ members: count }),
  'team.leader': newLeader,
  'team.secondary-add': ofPerson.extend({ before: id.nullable() }),
  'team.secondary-remove': z.strictObject({ userId: id.nullable(), withdrawn: z.boolean() }),
  'team.member-remove': ofPerson,
  'team.member-move': ofPerson,
  'administrator.add': z.strictObject(byImport),
  'administrator.ask': nothing,
  'administrator.approve': nothing,
  'administrator.refuse': nothing,
  'administrator.remove': nothing,
  'person.suspend': z.strictObject(byImport),
  'person.restore': z.strictObject(byImport),
  'person.nudge': nothing,
  'person.erase': nothing,
  'onboarding.finish': nothing,
  'user.register': nothing,
  'user.request-confirmation': nothing,
  'account.remove': nothing,
  'account.download': nothing,
  'account.erase-again': nothing,
  'invitation.create': sentInvitations,
  'invitation.resend': sentInvitations,
  /** The email addresses are in a separate row, which erasure clears. */
  'invitation.correct': invitationKind.extend({ correction: id }),
  'invitation.withdraw': invitationKind.extend({ invitation: id }),
  'invitation.accept': invitationKind,
  'link.join': invitationKind,
  'link.rotate': invitationKind,
  'people.import': imported.extend({
    departments: count,
    teams: count,
    leaving: count,
    administrators: count,
    file: z.string(),
  }),
  'people.import-finish': imported,
  'people.import-undo': z.strictObject({ file: z.string() }),
  'people.import-undone': z.strictObject({ kept: count }),
  'people.export': z.strictObject({ isFiltered: z.boolean() }),
  'paper.read': z.strictObject({ paper: z.string() }),
  'team.export-answers': z.strictObject({ period: z.string(), isFiltered: z.boolean() }),
  'report.export': exported.extend({ period: z.string() }),
  'chart.export': exported,
  'pulse.create': z.strictObject({ isDraft: z.boolean() }),
  'pulse.update': nothing,
  'pulse.activate': nothing,
  'pulse.deactivate': nothing,
  'pulse.close': nothing,
  'pulse.nudge': ofPeople,
  'pulse.remove': nameOnly,
  'action.start': z.strictObject({ topic: z.string(), isPosted: z.boolean() }),
  'action.change': nothing,
  'action.share': nameOnly,
  'action.state': z.strictObject({ state: z.string() }),
  'post.remove': nothing,
  'post.hide': z.strictObject({ reason: z.string() }),
  'billing.checkout': nothing,
  'billing.portal': nothing,
  'billing.plan': z.strictObject({ plan: z.string(), state: z.string(), before: z.string() }),
  'channel.connect': byChannel,
  'channel.update': byChannel.extend({ isDefault: z.boolean() }),
  'channel.pulses': byChannel.extend({ allowsPulses: z.boolean() }),
  'channel.disconnect': byChannel,
  /** What the directory did with a person, a group or itself; groups are named, people are the subject. */
  'directory.add': nothing,
  'directory.person': z.strictObject({
    change: z.enum(['link', 'update', 'delete']),
    field: z.enum(['name', 'address', 'both', 'id']).optional(),
  }),
  'directory.group': nameOnly.extend({ change: z.enum(['create', 'rename', 'delete']) }),
  'directory.pause': ofPeople,
  /** What administrators decide about it. */
  'directory.tie': nameOnly.extend({ change: z.enum(['tie', 'untie']) }),
  'directory.settings': z.strictObject({ groupsMakeTeams: z.boolean() }),
  'directory.continue': nothing,
  'directory.stop': nothing,
  'key.create': nameOnly,
  'key.revoke': nameOnly,
  'key.pass-on': nameOnly.extend({ userId: id }),
  /** With the host of its URL. */
  'webhook.create': nameOnly,
  'webhook.update': nameOnly,
  'webhook.renew': nameOnly,
  'webhook.again': nameOnly,
  'webhook.remove': nameOnly,
  'sign-in.domain-add': nameOnly,
  'sign-in.domain': nameOnly,
  'sign-in.domain-remove': nameOnly,
  'sign-in.connection': ofConnection.extend({ change: z.string() }),
  'sign-in.test': ofConnection,
  'sign-in.enforce': ofConnection.extend({
    isEnforced: z.boolean(),
    /** Whether it was enforced before, and others are exempt now. */
    isChanged: z.boolean().optional(),
    exceptUserIds: z.array(id),
  }),
  'preview.start': ofPerson,
  'preview.end': ofPerson.extend({ why: z.string() }),
  'second-factor.set-up': nothing,
  'second-factor.on': nothing,
  'second-factor.off': nothing,
  'second-factor.renew-codes': nothing,
  'second-factor.reset': z.strictObject({ endedSessions: count }),
  'session.sign-in': z.strictObject({ isSuspended: z.boolean().optional() }),
  'session.second-factor': nothing,
  'session.provider': byProvider,
  'session.sign-out': nothing,
  'session.end': nothing,
  'session.end-others': z.strictObject({ ended: count }),
  'password.set': nothing,
  'password.change': z.strictObject({ endedSessions: count }),
  'password.reset': z.strictObject({ endedSessions: count }),
  'password.request-reset': nothing,
  'password.check': nothing,
  'identity.connect': byProvider,
  'identity.remove': byProvider,
  'check-in-mails.stop': stopped,
  'check-in-mails.resume': nothing,
  'brief-mails.stop': stopped,
  'brief-mails.resume': nothing,
  'assessment.complete': nothing,
  'assessment.remove': nothing,
  'tour.complete': nothing,
  'feedback.send': nothing,
  'suggestion.send': nothing,
} satisfies Record<string, z.ZodObject>;

export type EventName = keyof typeof eventDetails;
export type EventDetails<Name extends EventName> = z.input<(typeof eventDetails)[Name]>;
