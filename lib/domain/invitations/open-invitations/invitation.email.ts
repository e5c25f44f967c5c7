import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** Where the invited address has an account: in the inviting company, in another one, or nowhere. */
export type Account = 'here' | 'elsewhere' | 'none';

/** What people are invited to by mail; a request by a link gets no invitation. */
type MailedKind = Exclude<InvitationKind, 'administrator_request'>;

interface MailedInvitation {
  kind: MailedKind;
  /** Whether the department or team exists already and is taken over. */
  isChange: boolean;
  companyName: string;
  /** Who invites, and to what, as in “… invites you …”. */
  inviter: string;
  offer: string;
  account: Account;
  expiresAt: Date;
  /** The company's: the reader's is unknown so far. */
  timeZone: string;
  token: string;
}

/** Returns the mail that invites a person; its button leads people of the company to sign in, others to sign up. */
export function invitationMail(invitation: MailedInvitation) {
  const { kind, isChange, account, token } = invitation;
  const [inviter, offer, company] = [invitation.inviter, invitation.offer, invitation.companyName].map(onOneLine);
  const sentence = `${inviter} invites you ${offer}`;
  const page = account === 'here' ? 'signIn' : 'signUp';
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: invitation.timeZone });
  return {
    subject: sentence,
    ...layOutMail({
      locale: 'en',
      preheader: `Join ${company} on unboXt.`,
      heading: `Join ${company}`,
      paragraphs: [`${sentence}.`, isChange ? afterTakingOver : whatNext[kind], ...aboutAccount(account, `${inviter}`)],
      // An account of another company cannot join: the mail has no button that leads nowhere.
      button: account === 'elsewhere' ? undefined : { label: 'Join', url: `${env().APP_URL}/${page}/${token}` },
      footnotes: [
        `This invitation is just for you and expires on ${until.format(invitation.expiresAt)}.`,
        'Not expecting this? You can ignore it.',
      ],
    }),
  };
}

const afterTakingOver = 'You’ll become the leader when you join. Nothing changes until then.';

const whatNext: Record<MailedKind, string> = {
  company_administrator:
    'Once you join, you can see and manage all departments and teams of the company, and invite others.',
  department_leader: 'Once you join, you’ll name your department and invite its team leaders.',
  team_leader: 'Once you join, you’ll name your team, choose when it checks in, and invite its members.',
  secondary_leader: 'Once you join, you’ll manage the team with its leader and can read its check-ins by name.',
  team_member:
    'unboXt regularly asks how work is going. It takes under a minute and helps your team talk about what matters. Your team’s leaders see your check-ins with your name; everyone else sees only groups.',
};

function aboutAccount(account: Account, inviter: string): string[] {
  if (account === 'here') return ['You already have an account. Sign in to join.'];
  if (account === 'none') return [];
  return [
    `This email has an unboXt account in another company, and an account can belong to only one company. Please ask ${inviter} to invite you with another email.`,
  ];
}

/** Puts a stored name on one line: a name must not add lines to a mail's text. */
function onOneLine(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** The answer to a share link that was used with the address of an account: only its owner learns about the account. */
export function knownAddressMail(used: {
  firstName: string;
  companyName: string;
  isColleague: boolean;
  token: string;
}) {
  const { firstName, companyName, isColleague, token } = used;
  const page = isColleague ? `signIn/${token}` : `signUp/${token}`;
  return {
    subject: 'You already have an unboXt account',
    ...layOutMail({
      locale: 'en',
      preheader: `Someone used your email to join ${companyName}.`,
      heading: `Hello ${firstName}`,
      paragraphs: [
        `Someone, probably you, used this email to join ${companyName} through a share link.`,
        isColleague
          ? 'You already have an account there. Sign in to join.'
          : 'This email has an account in another company, and an account can belong to only one company. To join, please use another email.',
      ],
      button: { label: isColleague ? 'Sign in to join' : 'Use another email', url: `${env().APP_URL}/${page}` },
      footnotes: ['If this wasn’t you, you can ignore this email. Nothing has changed.'],
    }),
  };
}
