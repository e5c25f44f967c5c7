'use client';

import { Download, Send } from 'lucide-react';
import { useState } from 'react';
import { ReportUserList } from '#/components/reports/report-user-list.tsx';
import type { ReportWork } from '#/components/reports/use-report.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { type PeriodName, periods } from '#/lib/domain/calendar/period.ts';

interface ReportDialogProps {
  /** What the dashboard behind shows. */
  period: PeriodName;
  work: ReportWork;
  onClose: () => void;
}

/** Whose reports, over which time frame, and whether they are sent or downloaded. Closing it does not stop the work. */
export function ReportDialog({ period: shownPeriod, work, onClose }: ReportDialogProps) {
  const [chosen, setChosen] = useState<number[]>([]);
  const [period, setPeriod] = useState<PeriodName>(shownPeriod);
  const isRunning = work.flag !== null;
  const isReady = chosen.length > 0;
  const start = (flag: 'send' | 'download') => {
    if (!isRunning) work.start({ flag, users: chosen, period });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="PDF report"
      description="The figures of the dashboards as pages to print or pass on. A report that is sent goes to each person chosen, about what they lead."
      footer={
        <>
          <Button
            variant="secondary"
            full
            icon={<Send aria-hidden />}
            disabled={isRunning ? work.flag === 'download' : !isReady}
            loading={work.flag === 'send'}
            onClick={() => start('send')}
          >
            Send
          </Button>
          <Button
            full
            icon={<Download aria-hidden />}
            disabled={isRunning ? work.flag === 'send' : !isReady}
            loading={work.flag === 'download'}
            onClick={() => start('download')}
          >
            Download
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
          <ReportProgress progress={work.progress} chosenCount={chosen.length} />
        ) : (
          <>
            <Field label="Time frame">
              {(control) => (
                <Select
                  {...control}
                  value={period}
                  options={periods.map(({ name, label }) => ({ value: name, label }))}
                  onChange={(event) => setPeriod(event.target.value as PeriodName)}
                />
              )}
            </Field>
            <ReportUserList chosen={chosen} onChange={setChosen} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function ReportProgress({ progress, chosenCount }: Pick<ReportWork, 'progress'> & { chosenCount: number }) {
  const [done, total] = [progress?.doneCount ?? 0, progress?.totalCount ?? chosenCount];
  return (
    <div className="flex flex-col gap-2">
      <output className="font-medium">
        {total > 1 ? `${total} reports are being made.` : 'The report is being made.'}
      </output>
      <ProgressBar
        label="Reports made"
        value={done}
        max={total}
        text={progress ? `${done} of ${total}` : 'Starting …'}
      />
      <p className="text-13 text-muted">You may close this: a message says when it is done.</p>
    </div>
  );
}
