'use client';

import { useEffect, useEffectEvent } from 'react';

/** Long enough to see what was chosen, short enough not to wait for it. */
const momentMs = 250;

/** Does something a moment after it was asked for, unless it is cancelled before. */
export function useAfterAMoment(isAsked: boolean, act: () => void) {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => actNow(), momentMs);
    return () => clearTimeout(timer);
  }, [isAsked]);
}
