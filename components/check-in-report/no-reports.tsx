import { CalendarClock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CheckInReport } from '#/components/check-in-report/check-in-report.ts';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { formatDay } from '#/lib/domain/calendar/date-words.ts';

interface NoReportsProps {
  report: Pick<CheckInReport, 'namedSince' | 'nextDueDate'>;
  locale: string;
}

/** Shows why no day has names: the team hasn't checked in, or only before its leader could see names. */
export function NoReports({ report: { namedSince, nextDueDate }, locale }: NoReportsProps) {
  const t = useTranslations('team-dashboard.noReports');
  const results = useTranslations('figures.results');
  return (
    <EmptyState icon={<CalendarClock />} title={t(namedSince === null ? 'none' : 'noneByName')}>
      {namedSince !== null && t('since', { day: formatDay(namedSince, locale) })}{' '}
      {describeNextDue(nextDueDate, { t: results, locale })} {t('here')}
    </EmptyState>
  );
}
