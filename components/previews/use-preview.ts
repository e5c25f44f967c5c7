'use client';

import { useMutation } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import {
  erasePreview,
  parsePreview,
  readPreviewText,
  type StoredPreview,
  storePreview,
  subscribeToPreview,
} from '#/components/previews/preview-storage.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import { createPreviewTokenContract, endPreviewContract } from '#/lib/domain/previews/previews.contract.ts';

const sayWhy = (error: Error) => showMessage({ kind: 'bad', text: error.message });

/** Returns this browser's preview, or null if there is none; undefined until the browser's storage can be read. */
export function useStoredPreview(): StoredPreview | null | undefined {
  const text = useSyncExternalStore<string | undefined>(subscribeToPreview, readPreviewText, () => undefined);
  return useMemo(() => (text === undefined ? undefined : parsePreview(text)), [text]);
}

/** Begins a preview; the previous one ends. */
export function useStartPreview(onStarted: () => void) {
  return useMutation({
    mutationFn: (body: { userId: number; teamId: number }) => call(createPreviewTokenContract, { body }),
    onSuccess: (answer) => {
      storePreview(answer, Date.now());
      onStarted();
    },
    onError: sayWhy,
  });
}

/** Ends a preview on the server, which logs why, and in this browser. */
export function useEndPreview(token: string) {
  return useMutation({
    mutationFn: () => call(endPreviewContract, {}),
    onSuccess: ({ message }) => {
      erasePreview(token);
      showMessage({ kind: 'good', text: message });
    },
    onError: sayWhy,
  });
}
