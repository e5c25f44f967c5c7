'use client';

import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ImagePlus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Spinner } from '#/components/ui/feedback/spinner.tsx';
import { FieldMessage } from '#/components/ui/fields/field-message.tsx';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { SCREENSHOT_MEGABYTES_MAX, SCREENSHOTS_MAX } from '#/lib/domain/feedback/constants.ts';
import { removeFeedbackImageContract, setFeedbackImageContract } from '#/lib/domain/feedback/feedback.contract.ts';

/** Takes pictures for feedback: the browser's file field covers the box and takes clicks, keys and drops. */
export function ScreenshotsField({ screenshots, adding, error, add, remove }: ReturnType<typeof useScreenshots>) {
  const t = useTranslations('feedback.screenshots');
  const [isOver, setOver] = useState(false);
  const messageId = useId();
  const isFull = screenshots.length >= SCREENSHOTS_MAX;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-medium text-14">{t('label')}</legend>
      {screenshots.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {screenshots.map((screenshot, index) => (
            <li key={screenshot.fileName} className="relative">
              <span
                style={{ background: `center / cover url(${JSON.stringify(screenshot.url)})` }}
                className="block h-24 w-32 rounded-control border border-line"
              >
                <span className="sr-only">{t('shown', { number: index + 1 })}</span>
              </span>
              <button
                type="button"
                aria-label={t('remove', { number: index + 1 })}
                title={t('remove', { number: index + 1 })}
                onClick={() => remove(screenshot)}
                className="absolute top-1 right-1 grid size-8 place-items-center rounded-full border border-line bg-raised text-ink shadow-floating hover:bg-hover max-medium:size-11"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-13 text-muted">{t('full', { max: SCREENSHOTS_MAX })}</p>
      ) : (
        <div
          className={clsx(
            'relative flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-control border border-dashed px-4 py-5 text-center transition-colors',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            isOver ? 'border-accent bg-accent-soft' : 'border-control-line bg-sunken hover:bg-hover',
          )}
        >
          <ImagePlus aria-hidden className="size-5 text-muted" />
          <span className="text-muted max-medium:hidden">{t('drop')}</span>
          <span aria-hidden className={buttonStyle({ variant: 'secondary', size: 'small' })}>
            {adding === null ? t('choose') : <Spinner />}
          </span>
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('choose')}
            aria-describedby={messageId}
            disabled={adding !== null}
            className="absolute inset-0 cursor-pointer opacity-0"
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // Allows choosing the same file again after an error.
              target.value = '';
              void add(files);
            }}
          />
        </div>
      )}
      <div aria-live="polite">
        <FieldMessage
          id={messageId}
          help={
            adding === null
              ? t('help', { max: SCREENSHOTS_MAX, size: SCREENSHOT_MEGABYTES_MAX })
              : t('adding', { name: adding })
          }
          error={error}
        />
      </div>
    </fieldset>
  );
}

export type Screenshot = Pick<Output<typeof setFeedbackImageContract>, 'url' | 'fileName'>;

/**
 * Returns the screenshots of a form: uploaded one after the other as they are added; the form then sends their names.
 */
export function useScreenshots() {
  const t = useTranslations('feedback.screenshots');
  const fields = useTranslations('feedback.fields');
  const fixed = useTranslations('specification.feedback');
  const [screenshots, setScreenshots] = useState<readonly Screenshot[]>([]);
  const [adding, setAdding] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  const add = async (files: readonly File[]) => {
    const room = SCREENSHOTS_MAX - screenshots.length;
    setError(files.length > room ? t('tooMany', { max: SCREENSHOTS_MAX }) : undefined);
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
