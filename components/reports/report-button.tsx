'use client';

import { FileText } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useReport } from '#/components/reports/use-report.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';

const ReportDialog = dynamic(() => import('#/components/reports/report-dialog.tsx').then((file) => file.ReportDialog), {
  ssr: false,
});

interface ReportButtonProps {
  period: PeriodName;
  /** Its icon has to do where there is little room. */
  isNarrow?: boolean;
}

/** Opens the PDF report modal; a report being made is followed here, so that the modal can be closed. */
export function ReportButton({ period, isNarrow = false }: ReportButtonProps) {
  const t = useTranslations('reports.dialog');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const work = useReport({ isShown: isOpen, onFinished: close });
  const open = () => {
    if (work.error) work.forget();
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" icon={<FileText aria-hidden />} onClick={open} title={t('button')}>
        <span className={isNarrow ? '@max-[1000px]:sr-only' : undefined}>{t('button')}</span>
      </Button>
      {isOpen && <ReportDialog period={period} work={work} onClose={close} />}
    </>
  );
}
