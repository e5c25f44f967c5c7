'use client';

import { Download, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { Delivery, ExportWork } from '#/components/reports/use-export.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';

interface ExportDialogProps {
  work: Omit<ExportWork<never>, 'start'>;
  words: { title: string; description: string; working: string; made: string };
  /** “3 of 8 pages” */
  progressText: (done: number, total: number) => string;
  /** A number of pages or reports, before the server has counted them. */
  expected: number;
  isReady: Record<Delivery, boolean>;
  /** How many people it's sent to. */
  recipients: number;
  /** What to do before it can be sent or downloaded. */
  missing?: string | undefined;
  onStart: (delivery: Delivery) => void;
  onClose: () => void;
  /** The options, while no PDF is being made. */
  children: ReactNode;
}

/** Asks how a PDF is delivered and shows its progress. Closing the dialog doesn't stop the work. */
export function ExportDialog({
  work,
  words,
  progressText,
  expected,
  isReady,
  recipients,
  missing,
  onStart,
  onClose,
  children,
}: ExportDialogProps) {
  const common = useTranslations('reports.export');
  const missingId = useId();
  const isRunning = work.delivery !== null;
  const button = (delivery: Delivery) => ({
    full: true,
    disabled: isRunning ? work.delivery !== delivery : !isReady[delivery],
    loading: work.delivery === delivery,
    'aria-describedby': missing && !isRunning ? missingId : undefined,
    onClick: () => {
      if (!isRunning) onStart(delivery);
    },
  });
  const [done, total] = [work.progress?.doneCount ?? 0, work.progress?.totalCount ?? expected];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      footer={
        <>
          {missing && !isRunning && (
            <p id={missingId} className="mr-auto text-13 text-muted max-medium:order-last medium:self-center">
              {missing}
            </p>
          )}
          <Button variant="secondary" icon={<Send aria-hidden />} {...button('send')}>
            {recipients > 0 ? common('sendTo', { count: recipients }) : common('send')}
          </Button>
          <Button icon={<Download aria-hidden />} {...button('download')}>
            {common('download')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Failure text={work.error} />
        {isRunning ? (
          <div className="flex flex-col gap-2">
            <output className="font-medium">{words.working}</output>
            <ProgressBar
              label={words.made}
              value={done}
              max={total}
              text={work.progress ? progressText(done, total) : common('starting')}
            />
            <p className="text-13 text-muted">{common('close')}</p>
          </div>
        ) : (
          children
        )}
      </div>
    </Dialog>
  );
}
