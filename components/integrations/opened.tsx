'use client';

import { useEffect } from 'react';
import type { IntegrationName } from '#/components/integrations/integrations.ts';

let openedName: IntegrationName | null = null;

/** Returns what was open last in this window, once. */
export function takeOpened(): IntegrationName | null {
  const name = openedName;
  openedName = null;
  return name;
}

/** Remembers what is open, for the list that people come back to. */
export function Opened({ name }: { name: IntegrationName }) {
  useEffect(() => {
    openedName = name;
  }, [name]);
  return null;
}
