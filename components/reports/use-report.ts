'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { followReport, type Report } from '#/components/reports/follow-report.ts';
import { savePdf } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { exportReportContract, fetchReportContract } from '#/lib/domain/reports/contract.ts';

/** Most files are there by then; for others the dialog shows how far they are. */
const SHOWN_AFTER_SECONDS = 4;

type Wanted = Input<typeof exportReportContract>['body'];

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
      const begin = () => call(exportReportContract, { body: { ...wanted, waitSeconds: SHOWN_AFTER_SECONDS } });
      const fetchAgain = (id: string) => call(fetchReportContract, { params: { id } });
      return followReport({ begin, fetchAgain, onProgress: setProgress, isDownload: wanted.flag === 'download' });
    },
    onSuccess: (report) => {
      if (report.flag === 'download') savePdf(report);
      showMessage({ kind: 'good', text: report.message });
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
