import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { periodWordOf } from '#/lib/domain/check-ins/question-wording.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

export interface CheckInMailContent {
  firstName: string;
  teamName: string;
  frequencyId: FrequencyId;
  /** What it asks about, as `askedSpan` words it. */
  span: string;
  /** False for a leader who is asked for ratings of the members only. */
  asksOwn: boolean;
  /** Who sees the answers, as `wordAudience` words it. */
  audience: string;
  /** In words, where the person is. */
  closesAt: string;
  token: string;
  unsubscribeToken: string;
}

/** The mail that asks for a check-in; its link answers without signing in. */
export function checkInMail(content: CheckInMailContent) {
  const { firstName, teamName, frequencyId, asksOwn, span: when } = content;
  const verb = when === periodWordOf(frequencyId) ? 'is' : 'was';
  if (!asksOwn)
    return {
      subject: `How much did ${teamName} get done ${when}?`,
      ...layOutMail({
        preheader: 'Your view of the team, under a minute.',
        heading: `Hello ${firstName}, how much did the team get done ${when}?`,
        paragraphs: [
          `You lead ${teamName}. Say how much each member got done. It takes under a minute, without signing in.`,
        ],
        ...linksOf(content, 'Rate the team'),
      }),
    };
  return {
    subject: `How ${verb} work ${when}? Your ${teamName} check-in`,
    ...layOutMail({
      preheader: 'A few short questions, under a minute.',
      heading: `Hello ${firstName}, how ${verb} work ${when}?`,
      paragraphs: [`Your ${teamName} check-in: a few short questions. It takes under a minute, without signing in.`],
      ...linksOf(content, 'Answer the check-in'),
    }),
  };
}

/** What a check-in's mail and its reminders end with: the link, until when it works, and how to get no more of them. */
export function linksOf({ token, closesAt, audience, unsubscribeToken }: CheckInMailContent, label: string) {
  return {
    button: { label, url: `${env().APP_URL}/questionnaire/${token}` },
    footnotes: [`Open until ${closesAt}. The link is yours alone: please do not forward it.`, audience],
    unsubscribe: { label: 'Get no more check-in mails', url: `${env().APP_URL}/unsubscribe/${unsubscribeToken}` },
  };
}
