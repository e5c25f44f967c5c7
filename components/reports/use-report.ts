'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/show-message.ts';
import { call } from '#/lib/api/call.ts';
import type { Input, Output } from '#/lib/api/endpoint.ts';
import { reportMessages } from '#/lib/domain/reports/constants.ts';
import { exportReportContract, fetchReportContract } from '#/lib/domain/reports/contract.ts';

type Report = Output<typeof exportReportContract>;
type Wanted = Input<typeof exportReportContract>['body'];

const POLL_MS = 700;
/** Two windows that ask for the same share one report, and a file is handed over once. */
const takenElsewhere = 'Another window has downloaded this file. Please ask for it again.';
const isOpen = ({ status }: Report) => status === 'waiting' || status === 'working';

interface Follower {
  /** Whether the dialog is open, which shows a failure itself. */
  isShown: boolean;
  onFinished: () => void;
}

/** Has a report made and follows it to its end, also when the dialog is closed meanwhile: a message says how it ended. */
export function useReport({ isShown, onFinished }: Follower) {
  const [progress, setProgress] = useState<Report | null>(null);
  const work = useMutation({
    mutationFn: async (wanted: Wanted) => {
      let report = await call(exportReportContract, { body: wanted });
      while (isOpen(report)) {
        setProgress(report);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        report = await call(fetchReportContract, { params: { id: report.id } });
      }
      if (report.status === 'failed') throw new Error('The report could not be made. Please try again.');
      if (report.flag === 'download' && report.buffer === null) throw new Error(takenElsewhere);
      return report;
    },
    onSuccess: (report) => {
      if (report.flag === 'download') save(report);
      showMessage({ kind: 'good', text: reportMessages[report.flag] });
      onFinished();
    },
    onError: ({ message: text }) => {
      if (!isShown) showMessage({ kind: 'bad', text });
    },
    onSettled: () => setProgress(null),
  });
  return {
    start: (wanted: Wanted) => work.mutate(wanted),
    forget: () => work.reset(),
    progress,
    flag: work.isPending ? work.variables.flag : null,
    error: work.error?.message,
  };
}

export type ReportWork = ReturnType<typeof useReport>;

function save({ buffer, fileName }: Report): void {
  const bytes = Uint8Array.from(atob(buffer ?? ''), (letter) => letter.charCodeAt(0));
  saveFile(new Blob([bytes], { type: 'application/pdf' }), fileName ?? 'report.pdf');
}
