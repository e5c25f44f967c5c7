'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** What a form needs around one asynchronous call: whether it runs, and what went wrong in words. */
export interface Action<Input> {
  run: (input: Input) => Promise<void>;
  isRunning: boolean;
  /** Null while nothing has failed; empty again when the next run begins. */
  error: Error | null;
}

/** Runs one call at a time. Pages without cached data use this and spare their visitors the query library. */
export function useAction<Input>(work: (input: Input) => Promise<void>): Action<Input> {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const run = useCallback(async (input: Input) => {
    setRunning(true);
    setError(null);
    try {
      await latest.current(input);
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      setRunning(false);
    }
  }, []);
  return { run, isRunning, error };
}
