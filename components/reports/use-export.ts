'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type FollowedFile, followReport } from '#/components/reports/follow-report.ts';
import { savePdf } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';

/** A PDF goes to people by email, or comes to the browser. */
export type Delivery = 'send' | 'download';

interface Calls<Wanted, File> {
  begin: (wanted: Wanted) => Promise<File>;
  fetchAgain: (id: string) => Promise<File>;
  deliveryOf: (wanted: Wanted) => Delivery;
}

export interface Follower {
  /** Whether the dialog is open, which shows a failure itself. */
  isShown: boolean;
  onFinished: () => void;
}

/** Has a PDF made and follows it to its end, also when the dialog is closed meanwhile: a message says how it ended. */
export function useExport<Wanted, File extends FollowedFile>(
  { begin, fetchAgain, deliveryOf }: Calls<Wanted, File>,
  { isShown, onFinished }: Follower,
) {
  const [progress, setProgress] = useState<File | null>(null);
  const work = useMutation({
    mutationFn: (wanted: Wanted) =>
      followReport({
        begin: () => begin(wanted),
        fetchAgain,
        onProgress: setProgress,
        isDownload: deliveryOf(wanted) === 'download',
      }),
    onSuccess: (file, wanted) => {
      if (deliveryOf(wanted) === 'download') savePdf(file);
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
    /** What runs now; null while nothing does. */
    delivery: work.isPending ? deliveryOf(work.variables) : null,
    error: work.error?.message,
  };
}

export type ExportWork<Wanted> = Omit<ReturnType<typeof useExport<Wanted, FollowedFile>>, 'progress'> & {
  progress: FollowedFile | null;
};
