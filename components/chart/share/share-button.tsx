'use client';

import { Share2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import type { ChartPart } from '#/components/chart/chart-address.ts';
import { useChartExport } from '#/components/chart/share/use-chart-export.ts';
import { Button } from '#/components/ui/buttons/button.tsx';

const ShareDialog = dynamic(
  () => import('#/components/chart/share/share-dialog.tsx').then((file) => file.ShareDialog),
  { ssr: false },
);

/** Share Chart; while a PDF is made the button says so, and it is followed here so that the dialog can be closed. */
export function ShareButton({ part, disabled }: { part: ChartPart; disabled: boolean }) {
  const documented = useTranslations('specification.chart');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const work = useChartExport({ isShown: isOpen, onFinished: close });
  const isRunning = work.delivery !== null;
  return (
    <>
      <Button
        icon={<Share2 aria-hidden />}
        loading={isRunning}
        disabled={disabled || isRunning}
        onClick={() => {
          if (work.error) work.forget();
          setOpen(true);
        }}
      >
        {documented('share')}
      </Button>
      {isOpen && <ShareDialog part={part} work={work} onClose={close} />}
    </>
  );
}
