'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { canKeep } from '#/lib/platform/browser-storage.ts';

/** People who try to continue without storage are sent back to the notice. */
export const storageNoticeId = 'storage-notice';

const neverChanges = () => () => undefined;

interface StorageNoticeProps {
  sentence: string;
  /** Shown instead while the browser's storage works. */
  children?: ReactNode;
}

/** Says that signing in needs the browser's storage, if that is blocked or full. */
export function StorageNotice({ sentence, children }: StorageNoticeProps) {
  const isUsable = useSyncExternalStore(neverChanges, canKeep, () => true);
  if (isUsable) return children;
  return (
    <div id={storageNoticeId} tabIndex={-1}>
      <Alert state="bad" announce="now">
        {sentence}
      </Alert>
    </div>
  );
}
