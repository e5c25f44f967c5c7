'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { SCREENSHOT_MEGABYTES_MAX, SCREENSHOTS_MAX } from '#/lib/domain/feedback/constants.ts';
import { removeFeedbackImageContract, setFeedbackImageContract } from '#/lib/domain/feedback/feedback.contract.ts';

export type Screenshot = Pick<Output<typeof setFeedbackImageContract>, 'url' | 'fileName'>;

/** The screenshots of a form: stored one after the other as they are added; the form then sends their names. */
export function useScreenshots() {
  const words = useTranslations('feedback.screenshots');
  const fields = useTranslations('feedback.fields');
  const fixed = useTranslations('specification.feedback');
  const [screenshots, setScreenshots] = useState<readonly Screenshot[]>([]);
  const [adding, setAdding] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  const add = async (files: readonly File[]) => {
    const room = SCREENSHOTS_MAX - screenshots.length;
    setError(files.length > room ? words('tooMany', { max: SCREENSHOTS_MAX }) : undefined);
    for (const image of files.slice(0, room)) {
      if (image.size > SCREENSHOT_MEGABYTES_MAX * 1024 * 1024) {
        setError(fields('largePicture', { max: SCREENSHOT_MEGABYTES_MAX }));
        continue;
      }
      setAdding(image.name);
      try {
        const { url, fileName } = await call(setFeedbackImageContract, { body: { image } });
        setScreenshots((before) => [...before, { url, fileName }]);
      } catch (failure) {
        setError(failure instanceof Error ? failure.message : String(failure));
      }
    }
    setAdding(null);
  };
  const remove = useMutation({
    mutationFn: ({ fileName }: Screenshot) => call(removeFeedbackImageContract, { body: { fileName } }),
    onSuccess: (_, { fileName }) => {
      setError(undefined);
      setScreenshots((before) => before.filter((one) => one.fileName !== fileName));
    },
    onError: () => showMessage({ kind: 'bad', text: fixed('imageNotRemoved') }),
  });
  return { screenshots, adding, error, add, remove: remove.mutate, clear: () => setScreenshots([]) };
}
