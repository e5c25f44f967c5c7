'use client';

import { useEffect, useRef, useState } from 'react';
import { readUnsent } from '#/components/frame/session/read-unsent.ts';
import { sessionEnd } from '#/components/frame/session/session-storage.ts';
import { tabStore } from '#/components/ui/tab-store.ts';

/** What forms contained when this tab's session ended; nothing is stored before that. */
const unsent = tabStore<unknown>('unsent');

/**
 * Returns state of a form that survives the end of a session: people who sign in again in this tab find what they had
 * written. The key names the form and the person, because someone else may sign in here.
 */
export function useUnsentState<Value>(key: string, first: Value) {
  const [begun] = useState(() => first);
  const [value, setValue] = useState(begun);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    const words = readUnsent(unsent.read(key), begun);
    unsent.drop(key);
    if (words !== null) queueMicrotask(() => setValue(words));
    const keep = () => {
      if (latest.current !== begun) unsent.keep(key, latest.current);
    };
    addEventListener(sessionEnd, keep);
    return () => removeEventListener(sessionEnd, keep);
  }, [key, begun]);
  return [value, setValue, begun] as const;
}
