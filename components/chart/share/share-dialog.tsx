'use client';

import { Download, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ChartPart } from '#/components/chart/chart-address.ts';
import { RecipientList } from '#/components/chart/share/recipient-list.tsx';
import type { ChartExportWork } from '#/components/chart/share/use-chart-export.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';

interface ShareDialogProps {
  part: ChartPart;
  work: ChartExportWork;
  onClose: () => void;
}

const layouts = ['paged', 'sheet'] as const;

/** The chart as a PDF, downloaded or sent to people who may see all of it. Closing it does not stop the work. */
export function ShareDialog({ part, work, onClose }: ShareDialogProps) {
  const words = useTranslations('chart.share');
  const [layout, setLayout] = useState<(typeof layouts)[number]>('paged');
  const [to, setTo] = useState<number[]>([]);
  const isRunning = work.type !== null;
  const start = (type: 'send' | 'download') => {
    if (!isRunning) work.start({ ...part, type, layout, ...(type === 'send' && { to }) });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words('title')}
      description={words('description')}
      footer={
        <>
          <Button
            variant="secondary"
            full
            icon={<Send aria-hidden />}
            disabled={work.type === 'download' || to.length === 0}
            loading={work.type === 'send'}
            onClick={() => start('send')}
          >
            {words('send')}
          </Button>
          <Button
            full
            icon={<Download aria-hidden />}
            disabled={work.type === 'send'}
            loading={work.type === 'download'}
            onClick={() => start('download')}
          >
            {words('download')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {work.error && (
          <Alert state="bad" announce="now">
            {work.error}
          </Alert>
        )}
        {isRunning ? (
          <Progress progress={work.progress} />
        ) : (
          <>
            <RadioCards
              label={words('layout')}
              layout="pair"
              value={layout}
              onChange={setLayout}
              options={layouts.map((value) => ({
                value,
                label: words(value),
                description: words(`${value}Help`),
              }))}
            />
            <RecipientList part={part} chosen={to} onChange={setTo} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Progress({ progress }: Pick<ChartExportWork, 'progress'>) {
  const words = useTranslations('chart.share');
  const [done, total] = [progress?.doneCount ?? 0, progress?.totalCount ?? 1];
  return (
    <div className="flex flex-col gap-2">
      <output className="font-medium">{words('working')}</output>
      <ProgressBar
        label={words('made')}
        value={done}
        max={total}
        text={progress ? words('progress', { done, total }) : words('starting')}
      />
      <p className="text-13 text-muted">{words('close')}</p>
    </div>
  );
}
