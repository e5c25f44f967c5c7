'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FollowedFile } from '#/components/reports/follow-report.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { loadPart } from '#/components/ui/use-lazy-component.ts';

/** A PDF is emailed to people, or downloaded. */
export type Delivery = 'send' | 'download';

interface Calls<Options, File> {
  begin: (options: Options) => Promise<File>;
  fetchAgain: (id: string) => Promise<File>;
  deliveryOf: (options: Options) => Delivery;
}

export interface Follower {
  /** Whether the dialog is open, which then shows a failure itself. */
  isShown: boolean;
  onFinished: () => void;
}

/** Makes a PDF and follows it to its end, even while the dialog is closed: a message says how it ended. */
export function useExport<Options, File extends FollowedFile>(
  { begin, fetchAgain, deliveryOf }: Calls<Options, File>,
  { isShown, onFinished }: Follower,
) {
  const [progress, setProgress] = useState<File | null>(null);
  const work = useMutation({
    mutationFn: async (options: Options) => {
      const isDownload = deliveryOf(options) === 'download';
      const [{ followReport }, { savePdf }] = await loadPart(() =>
        Promise.all([import('#/components/reports/follow-report.ts'), import('#/components/ui/download-file.ts')]),
      );
      const file = await followReport({ begin: () => begin(options), fetchAgain, onProgress: setProgress, isDownload });
      if (isDownload) savePdf(file);
      return file;
    },
    onSuccess: (file) => {
      showMessage({ kind: 'good', text: file.message });
      onFinished();
    },
    onError: ({ message: text }) => {
      if (!isShown) showMessage({ kind: 'bad', text });
    },
    onSettled: () => setProgress(null),
  });
  return {
    start: (options: Options) => work.mutate(options),
    forget: () => work.reset(),
    progress,
    /** The current work; null while there is none. */
    delivery: work.isPending ? deliveryOf(work.variables) : null,
    error: work.error?.message,
  };
}

export type ExportWork<Options> = Omit<ReturnType<typeof useExport<Options, FollowedFile>>, 'progress'> & {
  progress: FollowedFile | null;
};
