'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/** Long enough to see the choice, short enough not to wait for it. */
const momentMs = 250;
/** For this long, a tap may still be meant for what was there before. */
const lateMs = 700;

/** Runs an action after a moment, unless it's cancelled first. Returns whether it has just run. */
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
