import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { formatInstant } from '#/lib/domain/calendar/date-words.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import type { Said } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Where the invited email address has an account: in the inviting company, in another one, or nowhere. */
export type Account = 'here' | 'elsewhere' | 'none';

/** What people are invited to by email; requests by link get no invitation. */
type MailedKind = Exclude<InvitationKind, 'administrator_request'>;

interface MailedInvitation {
  kind: MailedKind;
  /** Whether the department or team exists already and gets a new leader. */
  isChange: boolean;
  locale: Locale;
  companyName: string;
  inviter: string;
  /** Who invites to what. */
  offer: Said;
  account: Account;
  expiresAt: Date;
  /** The company's, because the reader's is unknown. */
  timeZone: string;
  token: string;
}

/** Builds the email that invites a person; its button leads people of the company to sign in, and others to sign up. */
export function invitationMail(invitation: MailedInvitation) {
  const { locale, kind, isChange, account, token } = invitation;
  const t = wordsFor(locale, 'invitations.mail');
  const [inviter = '', company = ''] = [invitation.inviter, invitation.companyName].map(onOneLine);
  const sentence = onOneLine(inWords(invitation.offer, locale));
  const page = account === 'here' ? 'signIn' : 'signUp';
  const { expiresAt, timeZone } = invitation;
  const day = formatInstant(expiresAt, formatLocales[locale], { dateStyle: 'long', timeZone });
  return {
    subject: sentence,
    ...layOutMail({
      locale,
      preheader: t('preheader', { company }),
      heading: t('heading', { company }),
      paragraphs: [
        inWords(['invitations.offers.sentence', { offer: sentence }], locale),
        isChange ? t('takingOver') : t(`next.${kind}`),
        ...(account === 'none' ? [] : [t(`account.${account}`, { inviter })]),
      ],
      // An account of another company can't join, so the email has no button.
      button: account === 'elsewhere' ? undefined : { label: t('button'), url: `${env().APP_URL}/${page}/${token}` },
      footnotes: [t('life', { day }), t('unexpected')],
    }),
  };
}

/** Returns a stored name on one line, because a name must not add lines to an email. */
function onOneLine(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/**
 * Builds the email to an account's owner whose email address was used with a share link; no one else hears of the
 * account.
 */
export function knownAddressMail(used: {
  locale: Locale;
  firstName: string;
  companyName: string;
  isColleague: boolean;
  token: string;
}) {
  const { locale, firstName, companyName: company, isColleague, token } = used;
  const t = wordsFor(locale, 'invitations.knownAddressMail');
  const holder = isColleague ? 'colleague' : 'stranger';
  const page = isColleague ? `signIn/${token}` : `signUp/${token}`;
  return {
    subject: t('subject'),
    ...layOutMail({
      locale,
      preheader: t('preheader', { company }),
      heading: t('heading', { name: firstName }),
      paragraphs: [t('what', { company }), t(`${holder}.next`)],
      button: { label: t(`${holder}.button`), url: `${env().APP_URL}/${page}` },
      footnotes: [t('unasked')],
    }),
  };
}
