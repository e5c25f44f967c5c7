'use client';

import { useMutation } from '@tanstack/react-query';
import { BellRing, CalendarClock, Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type CheckInReport, rowsOf } from '#/components/check-in-report/check-in-report.ts';
import { MissingPeople } from '#/components/check-in-report/missing-people.tsx';
import { NoReports } from '#/components/check-in-report/no-reports.tsx';
import { ReportDates } from '#/components/check-in-report/report-dates.tsx';
import { allRows, filterRows, ReportFilters } from '#/components/check-in-report/report-filters.tsx';
import { ReportSkeleton } from '#/components/check-in-report/report-skeleton.tsx';
import { summariseReport } from '#/components/check-in-report/report-summary.ts';
import { ReportNotes, ReportTable } from '#/components/check-in-report/report-table.tsx';
import { useCheckInReport } from '#/components/check-in-report/use-check-in-report.ts';
import { DashboardFailure } from '#/components/frame/pages/dashboard-failure.tsx';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { StaleArea } from '#/components/ui/feedback/stale-area.tsx';
import { useLastKnown } from '#/components/ui/feedback/use-last-known.ts';
import { call } from '#/lib/api/call.ts';
import { formatDay } from '#/lib/domain/calendar/date-words.ts';
import { nudgeTeamContract } from '#/lib/domain/check-ins/mails/nudge.contract.ts';

interface CheckInReportPanelProps {
  team: { id: number; membersCount: number };
  /** Null for the last check-in. */
  date: string | null;
  locale: string;
  onChoose: (date: string) => void;
}

/** Shows a team's answers of one day, by name, and navigation between days, to the team's leaders. */
export function CheckInReportPanel({ team, date, locale, onChoose }: CheckInReportPanelProps) {
  const { data, error, isPlaceholderData, refetch } = useCheckInReport(team.id, date);
  const lastReport = useLastKnown(data, team.id);
  const day = date ?? lastReport?.date ?? null;
  return (
    <div className="flex flex-col gap-4">
      {/* If a day fails to load, the navigation to other days stays. */}
      {(day !== null || error) && <ReportDates report={lastReport} date={day} locale={locale} onChoose={onChoose} />}
      {error && (
        <DashboardFailure error={error} what="report" hasFigures={data !== undefined} onRetry={() => void refetch()} />
      )}
      {!data && !error && <ReportSkeleton hasDates={day !== null} people={team.membersCount} />}
      {data && (
        <StaleArea isStale={isPlaceholderData}>
          <div className="flex flex-col gap-4">
            {data.date === null ? (
              <Card as="div">
                <NoReports report={data} locale={locale} />
              </Card>
            ) : (
              <ReportOfDay key={data.date} report={data} date={data.date} locale={locale} />
            )}
          </div>
        </StaleArea>
      )}
    </div>
  );
}

interface ReportProps {
  report: CheckInReport;
  locale: string;
}

/** Shows a day before the reader led the team: its published results, and since when the reader sees names. */
function EarlierDay({ report, locale }: ReportProps) {
  const t = useTranslations('team-dashboard.named');
  const { namedSince, participation: published } = report;
  const rate = published?.rate ?? null;
  return (
    <Card as="div">
      <EmptyState icon={<CalendarClock />} title={t('earlierDay')}>
        {namedSince !== null && t('earlierText', { day: formatDay(namedSince, locale) })}{' '}
        {rate !== null && t('earlierRate', { rate, span: published?.from === published?.to ? 'day' : 'week' })}
        {published?.hiddenReason === 'known_by_name' && t('earlierHidden')}
      </EmptyState>
    </Card>
  );
}

function ReportOfDay({ report, date, locale }: ReportProps & { date: string }) {
  const t = useTranslations('check-in-report.screen');
  const summary = useTranslations('check-in-report.summary');
  const results = useTranslations('figures.results');
  const [filter, setFilter] = useState(allRows);
  if (report.hiddenReason !== null) return <EarlierDay report={report} locale={locale} />;
  const wasDue = report.answers.some(({ status }) => status !== 'not_due');
  if (!wasDue) {
    return (
      <Card as="div">
        <EmptyState icon={<CalendarClock />} title={t('noCheckIn', { day: formatDay(date, locale) })}>
          {report.previousDate || report.nextDate
            ? t('nearest')
            : describeNextDue(report.nextDueDate, { t: results, locale })}
        </EmptyState>
      </Card>
    );
  }
  const rows = rowsOf(report);
  const shownRows = filterRows(rows, filter);
  return (
    <Card
      as="section"
      padded={false}
      title={formatDay(date, locale)}
      description={<span aria-live="polite">{summariseReport(report, { t: summary, locale })}</span>}
    >
      <div className="flex flex-col gap-3 px-5 pb-4 empty:hidden large:flex-row large:items-start large:[&>.filters:not(:only-child)]:mt-3">
        <ReportFilters rows={rows} filter={filter} onChange={setFilter} />
        <MissingPeople
          report={report}
          locale={locale}
          remind={<RemindAll key={date} teamId={report.team.id} date={date} />}
        />
      </div>
      {shownRows.length > 0 && <ReportTable teamId={report.team.id} rows={shownRows} all={rows} locale={locale} />}
      {rows.length > 0 && shownRows.length === 0 && <p className="px-5 pb-4 text-14 text-muted">{t('nobody')}</p>}
      <ReportNotes rows={rows} />
    </Card>
  );
}

/** A button that reminds everyone who hasn't answered a day's check-in. */
function RemindAll({ teamId, date }: { teamId: number; date: string }) {
  const t = useTranslations('team-dashboard.report');
  const nudge = useMutation({
    mutationFn: () => call(nudgeTeamContract, { params: { id: teamId }, body: { date } }),
    onSuccess: ({ remindedCount: count, message }) =>
      showMessage(count > 0 ? { kind: 'good', text: t('reminding', { count }) } : { kind: 'info', text: message }),
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      icon={nudge.isSuccess ? <Check aria-hidden /> : <BellRing aria-hidden />}
      loading={nudge.isPending}
      disabled={nudge.isSuccess}
      onClick={() => nudge.mutate()}
    >
      {t(nudge.isSuccess ? 'reminded' : 'remind')}
    </Button>
  );
}
