'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { followReport } from '#/components/reports/follow-report.ts';
import { savePdf } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import type { Input, Output } from '#/lib/api/endpoint.ts';
import { exportChartContract, getChartExportContract } from '#/lib/domain/chart/contract.ts';

/** Small charts are there by then; of others the dialog shows how far they are. */
const shownAfterSeconds = 3;

type Wanted = Input<typeof exportChartContract>['body'] & { type: 'send' | 'download' };
export type ChartExport = Output<typeof getChartExportContract>;

interface Follower {
  /** Whether the dialog is open, which shows a failure itself. */
  isShown: boolean;
  onFinished: () => void;
}

/** Has the PDF made and follows it to its end, also when the dialog is closed meanwhile: a message says how it ended. */
export function useChartExport({ isShown, onFinished }: Follower) {
  const [progress, setProgress] = useState<ChartExport | null>(null);
  const work = useMutation({
    mutationFn: async (wanted: Wanted) => {
      const begin = () => call(exportChartContract, { body: { ...wanted, waitSeconds: shownAfterSeconds } });
      const fetchAgain = (id: string) => call(getChartExportContract, { params: { id } });
      return followReport({ begin, fetchAgain, onProgress: setProgress, isDownload: wanted.type === 'download' });
    },
    onSuccess: (file, { type }) => {
      if (type === 'download') savePdf(file);
      showMessage({ kind: 'good', text: file.message });
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
    type: work.isPending ? work.variables.type : null,
    error: work.error?.message,
  };
}

export type ChartExportWork = ReturnType<typeof useChartExport>;
