import type { EventDetails, EventName } from '#/lib/domain/events/events.schema.ts';
import { describeSmallestGroup } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';

export const ACTIVITY_PAGE_SIZE = 50;

export const activityKinds = [
  { name: 'structure', label: 'Departments and teams' },
  { name: 'people', label: 'People and roles' },
  { name: 'invitations', label: 'Invitations and links' },
  { name: 'files', label: 'Imports and exports' },
  { name: 'pulses', label: 'Pulses and posts' },
  { name: 'billing', label: 'Membership' },
  { name: 'security', label: 'Accounts and sign-in' },
] as const;

export type ActivityKind = (typeof activityKinds)[number]['name'];

/** The parts of a sentence. */
export interface ActivityFacts<Name extends EventName = EventName> {
  /** The thing acted on, as in “the team Harbour”. */
  subject: string;
  /** The name of the person that the details speak of. */
  person: string;
  /** Rows of earlier versions may have fewer. */
  details: Partial<EventDetails<Name>>;
  /** The address that was corrected, and to which; empty once they are no longer kept. */
  addresses: string;
  isOk: boolean;
}

/** Returns the event in words, to be read after a name. */
type Say<Name extends EventName> = (facts: ActivityFacts<Name>) => string;
type Sayings = { [Name in EventName]: Say<Name> };

interface ActivityWords {
  kind: ActivityKind;
  /**
   * Shown to the person alone: the times of signing in or changing a password say nothing about the company's
   * structure, and much about how somebody works.
   */
  isPrivate?: true;
  /** Of a row's details: those of its event. */
  say: Say<never>;
}

const invitedAs: Readonly<Record<string, string>> = {
  company_administrator: 'as Administrator',
  department_leader: 'as department leader',
  team_leader: 'as team leader',
  secondary_leader: 'as secondary leader',
  team_member: 'as member',
  department_team_leader: 'for team leaders',
};
const as = ({ kind }: { kind?: string }) => invitedAs[kind ?? ''] ?? '';
const people = (count = 0) => countWords(count, 'person', 'people');
const smallestGroup = (minimumGroupSize = 0, isMoreCareful = false) =>
  describeSmallestGroup({ minimumGroupSize, isMoreCareful });
const was = ({ before }: { before?: string }) => (before ? ` (before: ${before})` : '');
const byImport = (details: { import?: number | undefined }) =>
  details.import === undefined ? '' : ' through an import';

const structure = {
  'company.register': () => 'registered the company',
  'company.describe': () => 'described the company',
  'company.rename': ({ details }) => `renamed the company to ${details.name}`,
  'company.privacy': ({ details }) =>
    `set the smallest group that has results to ${smallestGroup(details.minimumGroupSize, details.isMoreCareful)} (before: ${smallestGroup(details.before, details.wasMoreCareful)})`,
  'company.block': ({ details }) => `paused the company: ${details.reason}`,
  'company.unblock': () => 'let the company go on',
  'company.erase': () => 'deleted the company',
  'department.create': ({ subject, details }) => `created ${subject}${byImport(details)}`,
  'department.discard': ({ subject }) => `gave ${subject} up before it was finished`,
  'department.rename': ({ subject, details }) => `renamed ${subject}${was(details)}`,
  'department.delete': ({ subject }) => `deleted ${subject}`,
  'department.leader': ({ subject, person, details }) => `made ${person} the leader of ${subject}${byImport(details)}`,
  'team.create': ({ subject, details }) => `created ${subject}${byImport(details)}`,
  'team.discard': ({ subject }) => `gave ${subject} up before it was finished`,
  'team.rename': ({ subject, details }) => `renamed ${subject}${was(details)}`,
  'team.schedule': ({ subject }) => `changed when ${subject} checks in`,
  'team.nudge': ({ subject, details }) => `reminded ${people(details.people)} of ${subject} of their check-in`,
  'team.delete': ({ subject }) => `deleted ${subject}`,
  'team.leader': ({ subject, person, details }) => `made ${person} the leader of ${subject}${byImport(details)}`,
  'team.secondary-add': ({ subject, person }) => `made ${person} the secondary leader of ${subject}`,
  'team.secondary-remove': ({ subject }) => `took the secondary leader of ${subject} away`,
  'team.member-remove': ({ subject, person }) => `took ${person} out of ${subject}`,
  'team.member-move': ({ subject, person }) => `moved ${person} to ${subject}`,
} satisfies Partial<Sayings>;

const persons = {
  'administrator.add': ({ subject, details }) => `made ${subject} an Administrator${byImport(details)}`,
  'administrator.ask': () => 'asked by the share link to become an Administrator',
  'administrator.approve': ({ subject }) => `approved ${subject} as an Administrator`,
  'administrator.refuse': ({ subject }) => `refused to make ${subject} an Administrator`,
  'administrator.remove': ({ subject }) => `took the Administrator role from ${subject}`,
  'person.suspend': ({ subject, details }) => `suspended ${subject}${byImport(details)}`,
  'person.restore': ({ subject, details }) => `restored the access of ${subject}${byImport(details)}`,
  'person.nudge': ({ subject }) => `reminded ${subject} to finish onboarding`,
  'onboarding.finish': () => 'finished onboarding',
  'user.register': () => 'signed up',
  'account.remove': () => 'deleted their account',
  'account.erase-again': () => 'deleted an account again that a restored backup had brought back',
} satisfies Partial<Sayings>;

const invitations = {
  'invitation.create': ({ subject, details }) => `invited ${people(details.invitations)} to ${subject} ${as(details)}`,
  'invitation.resend': ({ subject, details }) => `sent an invitation to ${subject} ${as(details)} again`,
  'invitation.correct': ({ subject, details, addresses }) =>
    `corrected the address of an invitation to ${subject} ${as(details)}${addresses && ` ${addresses}`}`,
  'invitation.withdraw': ({ subject, details }) => `withdrew an invitation to ${subject} ${as(details)}`,
  'invitation.accept': ({ subject, details }) => `accepted an invitation to ${subject} ${as(details)}`,
  'link.join': ({ subject, details }) => `joined ${subject} ${as(details)} by a share link`,
  'link.rotate': ({ subject, details }) => `made the share link of ${subject} anew, ${as(details)}`,
} satisfies Partial<Sayings>;

const files = {
  'people.import': ({ subject, details }) =>
    `started ${subject}: ${people(details.invited)} to invite, ${people(details.changed)} to change`,
  'people.import-finish': ({ subject }) => `finished ${subject}`,
  'people.import-undo': ({ subject }) => `started to undo ${subject}`,
  'people.import-undone': ({ subject, details }) =>
    `undid ${subject}${details.kept ? `; ${countWords(details.kept, 'change')} could not be taken back` : ''}`,
  'team.export-answers': ({ subject, details }) =>
    `exported the check-ins of ${subject}${details.isFiltered ? ', one member’s' : ''}`,
  'report.export': ({ details }) =>
    `asked for a PDF report ${details.flag === 'send' ? 'to be sent' : 'to download'} for ${people(details.people)}`,
  'chart.export': ({ details }) =>
    details.flag === 'send'
      ? `sent the organisation chart to ${people(details.people)}`
      : 'downloaded the organisation chart',
  'company.export': () => 'exported the company’s structure and people',
  'people.export': ({ details }) => `exported the list of people${details.isFiltered ? ', filtered' : ''}`,
} satisfies Partial<Sayings>;

const pulses = {
  'pulse.create': ({ subject, details }) => `made ${subject}${details.isDraft ? ' as a draft' : ''}`,
  'pulse.update': ({ subject }) => `changed ${subject}`,
  'pulse.activate': ({ subject }) => `activated ${subject}`,
  'pulse.deactivate': ({ subject }) => `deactivated ${subject}`,
  'pulse.close': ({ subject }) => `ended the open round of ${subject}`,
  'pulse.nudge': ({ subject, details }) => `reminded ${people(details.people)} of ${subject}`,
  'pulse.remove': ({ subject }) => `deleted ${subject}`,
  'post.remove': ({ subject }) => `took a message of ${subject} back`,
  'post.hide': ({ subject, details }) => `hid a message of ${subject}: ${details.reason}`,
} satisfies Partial<Sayings>;

/** The states of a plan, as the log names them. */
const planWords: Readonly<Record<string, string>> = {
  free: 'free',
  active: 'unlimited yearly',
  cancels: 'unlimited yearly, cancelled',
  past_due: 'unlimited yearly, payment failed',
  ended: 'free, as the unlimited one ended',
};
const planOf = (state = 'free') => planWords[state] ?? 'free';

const billing = {
  'billing.checkout': () => 'opened the page for paying the unlimited yearly plan',
  'billing.portal': () => 'opened the page for managing the subscription',
  'billing.plan': ({ details }) => `changed the plan to ${planOf(details.state)} (before: ${planOf(details.before)})`,
} satisfies Partial<Sayings>;

/** Why a preview ended, when not because the leader left it. */
const previewEnds: Readonly<Record<string, string>> = {
  expired: '; its time was up',
  newer: ' for another preview',
  'signed-out': ' by signing out',
  'not-allowed': ', which was no longer possible',
};

const security = {
  'preview.start': ({ subject, person }) => `began to look at ${subject} as ${person} sees it`,
  'preview.end': ({ subject, person, details }) =>
    `stopped looking at ${subject} as ${person} sees it${previewEnds[details.why ?? ''] ?? ''}`,
  'second-factor.on': () => 'turned the second factor on',
  'second-factor.off': () => 'turned the second factor off',
  'second-factor.reset': ({ subject, details }) =>
    `turned the second factor of ${subject} off and ended ${countWords(details.endedSessions ?? 0, 'session')}`,
} satisfies Partial<Sayings>;

const ownOnly = {
  'session.sign-in': ({ isOk, details }) =>
    isOk ? 'signed in' : `tried to sign in ${details.isSuspended ? 'while suspended' : 'with a wrong password'}`,
  'session.second-factor': ({ isOk }) => (isOk ? 'entered the second factor' : 'gave a wrong second factor'),
  'session.sign-out': () => 'signed out',
  'session.end': () => 'ended a session',
  'session.end-others': ({ details }) => `ended ${countWords(details.ended ?? 0, 'other session')}`,
  'password.set': () => 'chose a password',
  'password.change': () => 'changed the password',
  'password.reset': () => 'reset the password',
  'password.request-reset': () => 'asked to reset the password',
  'user.request-confirmation': () => 'asked for the confirmation mail again',
  'password.check': () => 'gave a wrong password',
  'second-factor.set-up': () => 'began to set the second factor up',
  'second-factor.renew-codes': () => 'made new recovery codes',
  'session.provider': ({ isOk, details }) => {
    const { provider = 'a provider' } = details;
    return isOk ? `signed in with ${provider}` : `could not sign in with ${provider}`;
  },
  'identity.connect': ({ isOk }) => (isOk ? 'connected a sign-in of another service' : 'could not connect a sign-in'),
  'identity.remove': () => 'removed a sign-in of another service',
  'check-in-mails.stop': () => 'stopped the check-in mails',
  'check-in-mails.resume': () => 'turned check-in emails back on',
  'brief-mails.stop': () => 'stopped the mails of the Monday brief',
  'brief-mails.resume': () => 'asked for the mails of the Monday brief again',
  'assessment.complete': () => 'finished the personality assessment',
  'assessment.remove': () => 'deleted the personality assessment, to take it anew',
  'tour.complete': () => 'ended the guided tour',
  'feedback.send': () => 'sent feedback',
  'suggestion.send': () => 'sent a suggestion',
} satisfies Partial<Sayings>;

function ofKind<Part extends Partial<Sayings>>(kind: ActivityKind, words: Part, isPrivate?: true) {
  const ofEach = Object.entries(words).map(([action, say]) => [
    action,
    { kind, say, ...(isPrivate ? { isPrivate } : {}) },
  ]);
  return Object.fromEntries(ofEach) as Record<keyof Part, ActivityWords>;
}

const words: Record<EventName, ActivityWords> = {
  ...ofKind('structure', structure),
  ...ofKind('people', persons),
  ...ofKind('invitations', invitations),
  ...ofKind('files', files),
  ...ofKind('pulses', pulses),
  ...ofKind('billing', billing),
  ...ofKind('security', security),
  ...ofKind('security', ownOnly, true),
};

/** The words of every event that is recorded, by its name. */
export const activityWords: ReadonlyMap<string, ActivityWords> = new Map(Object.entries(words));
