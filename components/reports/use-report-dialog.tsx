'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useReport } from '#/components/reports/use-report.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';

const ReportDialog = dynamic(() => import('#/components/reports/report-dialog.tsx').then((file) => file.ReportDialog), {
  ssr: false,
});

/**
 * Returns the PDF report dialog, its button's words and what that does; a report's progress is followed here, so that
 * the dialog can be closed.
 */
export function useReportDialog(period: PeriodName) {
  const t = useTranslations('reports.dialog');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const work = useReport({ isShown: isOpen, onFinished: close });
  const open = () => {
    if (work.error) work.forget();
    setOpen(true);
  };
  return { label: t('button'), open, dialog: isOpen && <ReportDialog period={period} work={work} onClose={close} /> };
}
