'use client';

import { useState } from 'react';

/** Returns the time of the first render, in milliseconds. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
