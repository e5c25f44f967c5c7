'use client';

import { useState } from 'react';

/** A value that stays while a newer one is on its way or fails to come, for as long as it is about the same thing. */
export function useLastKnown<Value>(value: Value | undefined, about: number | string): Value | undefined {
  const [known, setKnown] = useState({ about, value });
  const isNew = known.about !== about || (value !== undefined && known.value !== value);
  if (isNew) setKnown({ about, value });
  return isNew ? value : known.value;
}
