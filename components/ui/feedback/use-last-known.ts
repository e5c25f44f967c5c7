'use client';

import { useState } from 'react';

/**
 * Returns the last known value while a newer one is loading or has failed, as long as it's about the same subject;
 * otherwise undefined.
 */
export function useLastKnown<Value>(value: Value | undefined, about: number | string): Value | undefined {
  const [last, setLast] = useState({ about, value });
  const isNew = last.about !== about || (value !== undefined && last.value !== value);
  if (isNew) setLast({ about, value });
  return isNew ? value : last.value;
}
