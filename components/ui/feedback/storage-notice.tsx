'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { canKeep } from '#/lib/platform/browser-storage.ts';

/** Who tries to go on without storage is led back to the notice. */
export const storageNoticeId = 'storage-notice';

const neverChanges = () => () => undefined;

interface StorageNoticeProps {
  sentence: string;
  /** Shown in its place while the browser keeps what it is given. */
  children?: ReactNode;
}

/** Says that signing in needs the browser's storage, where that is blocked or full. */
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
