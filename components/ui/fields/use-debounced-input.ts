'use client';

import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** Returns the text of a search field, passed on after a pause. */
export function useDebouncedInput(value: string, onPause: (text: string) => void) {
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onPause(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onPause]);
  return [text, setText] as const;
}
