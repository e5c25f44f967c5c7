'use client';

import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 8000;

/** True for a while after the data changed by itself: same question, another answer. */
export function useUpdatedHint(data: unknown, question: string): boolean {
  const [isShown, setShown] = useState(false);
  const last = useRef({ data, question });
  useEffect(() => {
    const before = last.current;
    last.current = { data, question };
    const hasChanged = before.question === question && before.data !== data;
    setShown(hasChanged);
    if (!hasChanged) return;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [data, question]);
  return isShown;
}
