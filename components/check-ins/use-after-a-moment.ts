'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/** Long enough to see what was chosen, short enough not to wait for it. */
const momentMs = 250;
/** As long a tap may still be meant for what stood there before. */
const lateMs = 700;

/** Does something a moment after it was asked for, unless it is cancelled before. Returns whether it has just done so. */
export function useAfterAMoment(isAsked: boolean, act: () => void): () => boolean {
  const doneMs = useRef(Number.NEGATIVE_INFINITY);
  const actNow = useEffectEvent(() => {
    doneMs.current = performance.now();
    act();
  });
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => actNow(), momentMs);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return () => performance.now() - doneMs.current < lateMs;
}
