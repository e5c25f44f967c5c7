'use client';

import { useCallback, useEffect, useState } from 'react';
import { ApiError, call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { openReplyContract } from '#/lib/domain/replies/replies.contract.ts';

export type AuthorThread = Output<typeof openReplyContract>;

interface LoadedThread {
  thread: AuthorThread | null;
  /** Why it can't be shown; null while it loads. */
  failure: 'missing' | Error | null;
  show: (thread: AuthorThread) => void;
  again: () => void;
}

/** Loads the conversation that a key opens. */
export function useThread(token: string): LoadedThread {
  const [thread, setThread] = useState<AuthorThread | null>(null);
  const [failure, setFailure] = useState<LoadedThread['failure']>(null);
  const load = useCallback(
    (signal?: AbortSignal) =>
      call(openReplyContract, { body: { token } }, signal).then(setThread, (error: unknown) => {
        if (signal?.aborted) return;
        const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
        setFailure(isMissing ? 'missing' : error instanceof Error ? error : new Error(String(error)));
      }),
    [token],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  const again = () => {
    setFailure(null);
    void load();
  };
  return { thread, failure, show: setThread, again };
}
