import { type CheckInMailContent, linksOf } from '#/lib/domain/check-ins/emails/check-in.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The mail that says that a check-in is still open; the same link, and nothing that presses. */
export function checkInReminderMail(content: CheckInMailContent) {
  const { firstName, teamName, asksOwn } = content;
  const label = asksOwn ? 'Answer the check-in' : 'Rate the team';
  const waiting = asksOwn
    ? `The last ${teamName} check-in is still waiting for you. It takes under a minute, without signing in.`
    : `Your view of ${teamName} is still missing. It takes under a minute, without signing in.`;
  return {
    subject: asksOwn ? `Still open: your ${teamName} check-in` : `Still open: your view of ${teamName}`,
    ...layOutMail({
      preheader: `Open until ${content.closesAt}.`,
      heading: `Hello ${firstName}, there is still time`,
      paragraphs: [waiting, 'If you would rather not answer this time, that is fine: simply leave it.'],
      ...linksOf(content, label),
    }),
  };
}
