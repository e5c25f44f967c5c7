import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type PeriodName, periodOf } from '#/lib/domain/calendar/period.ts';
import { listWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { LOCALE } from '#/lib/domain/reports/drawing/pieces.ts';
import type { ReportScope } from '#/lib/domain/reports/reports.schema.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface ReportMailContent {
  firstName: string;
  askedBy: string;
  /** Requested by the recipient. */
  isOwn: boolean;
  scopes: readonly ReportScope[];
  /** Whether the recipient leads a single team of the report, and so has its own dashboard. */
  leadsTeam: boolean;
  period: PeriodName;
}

/** The mail that brings a report; the PDF is attached to it. */
export function reportMail(input: ReportMailContent) {
  const { firstName, askedBy, isOwn, period } = input;
  const scopes = input.scopes.map(({ name }) => name);
  const about = scopes.length === 1 ? (scopes[0] ?? '') : `${scopes.length} groups you lead`;
  const { label, isDay } = periodOf(period);
  const frame = label.toLowerCase();
  // Yesterday is a day and takes no article.
  const span = isDay ? frame : `the ${frame}`;
  return {
    subject: `Your report on ${about}: ${frame}`,
    ...layOutMail({
      locale: 'en',
      preheader: 'Motivation, performance and sentiment as a PDF.',
      heading: `Hello ${firstName}, here is your report`,
      paragraphs: [
        `${isOwn ? 'You' : askedBy} requested a report on ${about} for ${span}. You’ll find it attached as a PDF.`,
        ...(scopes.length > 1 ? [`It covers ${listWords(scopes)}.`] : []),
      ],
      button: { label: 'Open the dashboard', url: `${env().APP_URL}${dashboardOf(input)}` },
      footnotes: [
        'The report shows results of groups and no answers by name. Please share it only with people who are allowed to see it.',
      ],
    }),
  };
}

/** Where what the report is about is shown, over the same time frame. */
function dashboardOf({
  scopes,
  period,
  leadsTeam,
}: Pick<ReportMailContent, 'scopes' | 'period' | 'leadsTeam'>): string {
  const [scope] = scopes;
  if (!scope || scopes.length > 1 || scope.kind === 'company') return `/dashboard?period=${period}`;
  if (scope.kind === 'department') return `/dashboard?period=${period}&department=${scope.id}`;
  return leadsTeam
    ? `/dashboard/team?team=${scope.id}&period=${period}`
    : `/dashboard?tab=teams&team=${scope.id}&period=${period}`;
}

/** The mail that brings an organisation chart; the PDF is attached to it. */
export function chartMail(content: {
  locale: Locale;
  firstName: string;
  /** Null where the recipient requested it. */
  sender: string | null;
  /** The company, department or team that it shows. */
  part: string;
  date: LocalDate;
  /** Where this person finds the chart. */
  page: string;
}) {
  const { locale, firstName: name, sender, part } = content;
  const t = wordsFor(locale, 'chart-export.mail');
  const date = formatDate(content.date, LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
  return {
    subject: t('subject', { part }),
    ...layOutMail({
      locale,
      preheader: t('preheader', { part }),
      heading: t('heading', { name }),
      paragraphs: [sender === null ? t('own', { part, date }) : t('sent', { sender, part, date })],
      button: { label: t('button'), url: `${env().APP_URL}${content.page}` },
      footnotes: [t('footnote')],
    }),
  };
}
