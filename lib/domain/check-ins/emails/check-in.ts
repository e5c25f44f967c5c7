import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { audienceNote } from '#/lib/domain/check-ins/constants.ts';
import { periodWordOf } from '#/lib/domain/check-ins/question-wording.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The mail that asks for a check-in; its link answers without signing in. */
export function checkInMail(input: {
  firstName: string;
  teamName: string;
  frequencyId: FrequencyId;
  closesAt: string;
  token: string;
  unsubscribeToken: string;
}) {
  const when = periodWordOf(input.frequencyId);
  return {
    subject: `How is work ${when}? Your ${input.teamName} check-in`,
    ...layOutMail({
      preheader: 'Three questions, under a minute.',
      heading: `Hello ${input.firstName}, how is work ${when}?`,
      paragraphs: ['Three short questions. It takes under a minute, without signing in.'],
      button: { label: 'Answer the check-in', url: `${env().APP_URL}/questionnaire/${input.token}` },
      footnotes: [`Open until ${input.closesAt}. The link is yours alone: please do not forward it.`, audienceNote],
      unsubscribe: {
        label: 'Get no more check-in mails',
        url: `${env().APP_URL}/unsubscribe/${input.unsubscribeToken}`,
      },
    }),
  };
}
