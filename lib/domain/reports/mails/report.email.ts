import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { ReportScope } from '#/lib/domain/reports/reports.schema.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface ReportMailContent {
  locale: Locale;
  firstName: string;
  askedBy: string;
  /** Whether the recipient requested it. */
  isOwn: boolean;
  scopes: readonly ReportScope[];
  /** Whether the recipient leads the only team of the report, and so has its dashboard. */
  leadsTeam: boolean;
  period: PeriodName;
}

/** Builds the email with a report, whose PDF is attached. */
export function reportMail(input: ReportMailContent) {
  const { locale, firstName, askedBy, isOwn, period } = input;
  const t = wordsFor(locale, 'reports.mail');
  const names = input.scopes.map(({ name }) => name);
  const [only = ''] = names;
  const about = names.length === 1 ? only : t('groups', { count: names.length });
  const request = { about, span: t(`span.${period}`) };
  const scopes = new Intl.ListFormat(formatLocales[locale]).format(names);
  return {
    subject: t('subject', { about, frame: t(`frame.${period}`) }),
    ...layOutMail({
      locale,
      preheader: t('preheader'),
      heading: t('heading', { name: firstName }),
      paragraphs: [
        isOwn ? t('own', request) : t('asked', { ...request, name: askedBy }),
        ...(names.length > 1 ? [t('covers', { scopes })] : []),
      ],
      button: { label: t('button'), url: `${env().APP_URL}${dashboardOf(input)}` },
      footnotes: [t('footnote')],
    }),
  };
}

/** Returns the dashboard of what the report is about, over the period of the report. */
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

/** Builds the email with an organisation chart, whose PDF is attached. */
export function chartMail(content: {
  locale: Locale;
  firstName: string;
  /** Null if the recipient requested it. */
  sender: string | null;
  /** The company, department or team that the chart shows. */
  part: string;
  date: LocalDate;
  /** The page where this person finds the chart. */
  page: string;
}) {
  const { locale, firstName: name, sender, part } = content;
  const t = wordsFor(locale, 'chart-export.mail');
  const date = formatDate(content.date, formatLocales[locale], { day: 'numeric', month: 'long', year: 'numeric' });
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
