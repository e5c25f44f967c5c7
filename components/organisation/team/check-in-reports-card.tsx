'use client';

import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { NoReports } from '#/components/check-in-report/no-reports.tsx';
import { useCheckInReport } from '#/components/check-in-report/use-check-in-report.ts';
import { readerLocale } from '#/components/frame/time/reader-locale.ts';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { formatDate, formatDay } from '#/lib/domain/calendar/date-words.ts';

/** The number of days in the list; the report has links to all others. */
const SHOWN = 5;

/** On a phone, the day and its answers are one line. */
const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Shows the reports by date, with a link to the team's dashboard, for its leaders. */
export function CheckInReportsCard({ teamId }: { teamId: number }) {
  const t = useTranslations('organisation.reports');
  const { data, error } = useCheckInReport(teamId, null);
  const dashboard = `/dashboard/team?team=${teamId}`;
  // Dates are only written in the browser, so its language is available.
  const locale = readerLocale(useLocale(), typeof navigator === 'undefined' ? null : navigator.language);
  return (
    <Card
      title={t('title')}
      description={t('about')}
      actions={
        <LinkButton href={dashboard} variant="secondary" size="small">
          {t('dashboard')}
        </LinkButton>
      }
    >
      {!data && !error && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-24 w-full" />
        </LoadingArea>
      )}
      {error && !data && <p className="text-13 text-muted">{t('failure', { reason: error.message })}</p>}
      {data && data.dates.length === 0 && <NoReports report={data} locale={locale} />}
      {data && data.dates.length > 0 && (
        <ul className="flex flex-col">
          {data.dates
            .toReversed()
            .slice(0, SHOWN)
            .map(({ date, due, answered: answeredCount }) => (
              <li key={date} className="border-line border-b last:border-b-0">
                <Link
                  href={`${dashboard}&tab=report&date=${date}`}
                  className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 transition-colors hover:bg-hover"
                >
                  <span className="font-medium max-medium:hidden">{formatDay(date, locale)}</span>
                  <span className="font-medium medium:hidden">{formatDate(date, locale, shortDay)}</span>
                  <span className="ml-auto text-13 text-muted tabular-nums">
                    {t('answered', { answered: answeredCount, due })}
                  </span>
                  <ChevronRight aria-hidden className="size-4 text-muted" />
                </Link>
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}
