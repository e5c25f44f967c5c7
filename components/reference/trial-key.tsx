'use client';

import { createContext, type ReactNode, use, useState } from 'react';

type Holder = readonly [key: string, setKey: (key: string) => void];

const TrialKeyContext = createContext<Holder>(['', () => {}]);

/** Returns the key for trying calls, and how to set it: it's only in memory, until the page is reloaded. */
export function useTrialKey(): Holder {
  return use(TrialKeyContext);
}

export function TrialKeyProvider({ children }: { children: ReactNode }) {
  return <TrialKeyContext value={useState('')}>{children}</TrialKeyContext>;
}
