'use client';

import { createContext, type ReactNode, use, useState } from 'react';

type Holder = readonly [key: string, setKey: (key: string) => void];

const TrialKeyContext = createContext<Holder>(['', () => {}]);

/** Returns the key that calls are tried with, and how to set it: in memory alone, until the page is loaded again. */
export function useTrialKey(): Holder {
  return use(TrialKeyContext);
}

export function TrialKeyProvider({ children }: { children: ReactNode }) {
  return <TrialKeyContext value={useState('')}>{children}</TrialKeyContext>;
}
