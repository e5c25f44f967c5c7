import { type PeriodName, periods } from '#/lib/domain/calendar/period.ts';
import { listWords } from '#/lib/domain/metrics/plain-words.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The mail that brings a report; the PDF is attached to it. */
export function reportMail(input: {
  firstName: string;
  askedBy: string;
  /** Requested by the recipient. */
  isOwn: boolean;
  scopes: readonly string[];
  period: PeriodName;
}) {
  const { firstName, askedBy, isOwn, scopes, period } = input;
  const about = scopes.length === 1 ? (scopes[0] ?? '') : `${scopes.length} groups you lead`;
  const frame = periods.find(({ name }) => name === period)?.label.toLowerCase() ?? period;
  // Yesterday is a day and takes no article.
  const span = period === '1d' ? frame : `the ${frame}`;
  return {
    subject: `Your report on ${about}: ${frame}`,
    ...layOutMail({
      preheader: 'Motivation, performance and sentiment as a PDF.',
      heading: `Hello ${firstName}, here is your report`,
      paragraphs: [
        `${isOwn ? 'You' : askedBy} requested a report on ${about} for ${span}. You’ll find it attached as a PDF.`,
        ...(scopes.length > 1 ? [`It covers ${listWords(scopes)}.`] : []),
      ],
      button: { label: 'Open the dashboard', url: `${env().APP_URL}/dashboard` },
      footnotes: [
        'The report shows results of groups and no answers by name. Please share it only with people who are allowed to see it.',
      ],
    }),
  };
}
