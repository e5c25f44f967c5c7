'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';

// Most visits create no report.
const FollowedReport = dynamic(
  () => import('#/components/reports/report-dialog.tsx').then((file) => file.FollowedReport),
  { ssr: false },
);

/** Returns the PDF report dialog, its button's words and what that does; closing the dialog doesn't stop a report. */
export function useReportDialog(period: PeriodName) {
  const t = useTranslations('reports.dialog');
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const close = useCallback(() => setState('closed'), []);
  const dialog = state !== 'unused' && <FollowedReport period={period} isOpen={state === 'open'} onClose={close} />;
  return { label: t('button'), open: () => setState('open'), dialog };
}
