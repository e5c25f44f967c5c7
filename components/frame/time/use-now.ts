'use client';

import { useState } from 'react';

/** The time when this was first drawn, in milliseconds. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
