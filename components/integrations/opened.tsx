'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { IntegrationName } from '#/components/integrations/integrations.ts';
import { getIntegrationsContract } from '#/lib/domain/integrations/integrations.contract.ts';

let openedName: IntegrationName | null = null;

/** Returns what was open last in this window, once; null if nothing was. */
export function takeOpened(): IntegrationName | null {
  const name = openedName;
  openedName = null;
  return name;
}

/** Remembers what is open, for the list that people come back to: it then reloads what was changed here. */
export function Opened({ name }: { name: IntegrationName }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    openedName = name;
    const queryKey = [getIntegrationsContract.name];
    return () => void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }, [name, queryClient]);
  return null;
}
