'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** One asynchronous call for a form: whether it's running, and its failure in words. */
export interface Action<Input> {
  /** Does nothing while a call runs. */
  run: (input: Input) => Promise<void>;
  isRunning: boolean;
  /** The input of the running call. */
  runningWith: Input | undefined;
  /** Null while nothing has failed; empty again when the next run begins. */
  error: Error | null;
}

/** Runs one call at a time. Pages without cached data use this, so that they don't load the query library. */
export function useAction<Input>(work: (input: Input) => Promise<void>): Action<Input> {
  const [running, setRunning] = useState<{ input: Input } | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  // A second click may come before the first is rendered.
  const isBusy = useRef(false);
  const run = useCallback(async (input: Input) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning({ input });
    setError(null);
    try {
      await latest.current(input);
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      isBusy.current = false;
      setRunning(null);
    }
  }, []);
  return { run, isRunning: running !== null, runningWith: running?.input, error };
}
