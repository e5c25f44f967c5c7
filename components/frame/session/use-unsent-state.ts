'use client';

import { useEffect, useRef, useState } from 'react';
import { readUnsent } from '#/components/frame/session/read-unsent.ts';
import { sessionEnd } from '#/components/frame/session/session-storage.ts';
import { tabStore } from '#/components/ui/tab-store.ts';

/** What stood in forms when the session of this tab ended: nothing is stored before. */
const unsent = tabStore<unknown>('unsent');

/**
 * State of a form that outlives the end of a session: who signs in again in this tab finds what they had written. The
 * key names the form and the person, for someone else may sign in here.
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
