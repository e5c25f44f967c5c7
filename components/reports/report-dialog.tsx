'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ExportDialog } from '#/components/reports/export-dialog.tsx';
import { ReportUserList, useReportUsers } from '#/components/reports/report-user-list.tsx';
import { useReport } from '#/components/reports/use-report.ts';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { type PeriodName, periods } from '#/lib/domain/calendar/period.ts';

interface FollowedReportProps {
  /** The period of the dashboard behind it. */
  period: PeriodName;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows the dialog of a report, and follows the report's progress even while the dialog is closed. */
export function FollowedReport({ period, isOpen, onClose }: FollowedReportProps) {
  const work = useReport({ isShown: isOpen, onFinished: onClose });
  const close = () => {
    if (work.error) work.forget();
    onClose();
  };
  return isOpen && <ReportDialog period={period} work={work} onClose={close} />;
}

interface ReportDialogProps extends Omit<FollowedReportProps, 'isOpen'> {
  work: ReturnType<typeof useReport>;
}

/** Shows whose reports, over which time frame, and whether they are sent or downloaded. */
function ReportDialog({ period: shownPeriod, work, onClose }: ReportDialogProps) {
  const t = useTranslations('reports.dialog');
  const people = useTranslations('reports.people');
  const labels = useTranslations('specification.periods');
  const [chosenIds, setUsers] = useState<number[] | null>(null);
  const [firstPage] = useReportUsers('').data?.pages ?? [];
  // The reader's own report is the first.
  const users = chosenIds ?? firstPage?.users.slice(0, 1).map(({ id }) => id) ?? [];
  const [period, setPeriod] = useState<PeriodName>(shownPeriod);
  const count = work.progress?.totalCount ?? users.length;
  const isReady = users.length > 0;
  return (
    <ExportDialog
      work={work}
      words={{
        title: t('title'),
        description: t('description'),
        working: t('working', { count }),
        made: t('made'),
      }}
      expected={users.length}
      progressText={(done, total) => t('progress', { done, total })}
      isReady={{ send: isReady, download: isReady }}
      recipients={users.length}
      missing={isReady || !firstPage ? undefined : people('choose')}
      onStart={(flag) => work.start({ flag, users, period })}
      onClose={onClose}
    >
      <Field label={t('period')}>
        {(control) => (
          <Select
            {...control}
            value={period}
            options={periods.map(({ name }) => ({ value: name, label: labels(name) }))}
            onChange={(event) => setPeriod(event.target.value as PeriodName)}
          />
        )}
      </Field>
      <ReportUserList selection={users} onChange={setUsers} />
    </ExportDialog>
  );
}
