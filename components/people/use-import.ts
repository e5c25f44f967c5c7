'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshOrganisation } from '#/components/frame/sending/use-change.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import {
  getImportContract,
  listImportsContract,
  startImportContract,
  undoImportContract,
} from '#/lib/domain/people/imports/import.contract.ts';

type Answer = Output<typeof getImportContract>;
export type PeopleImport = Answer['import'];

const POLL_MS = 700;

export const isAtWork = ({ state }: Pick<PeopleImport, 'state'>) => state === 'applying' || state === 'undoing';

/**
 * Loads an import by its id, and polls it while it's running; once it ends, everything that it may have changed is
 * reloaded.
 */
export function useImport(id: number) {
  const queryClient = useQueryClient();
  const input = { params: { id } };
  const query = useQuery({
    queryKey: queryKey(getImportContract, input),
    queryFn: ({ signal }) => call(getImportContract, input, signal),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data.import) ? POLL_MS : false),
  });
  const state = query.data?.import.state;
  useEffect(() => {
    if (state !== 'applied' && state !== 'undone') return;
    void refreshOrganisation(queryClient);
    void queryClient.invalidateQueries({ queryKey: [listImportsContract.name] });
  }, [state, queryClient]);
  return query;
}

/** Starts or undoes an import; the screen then shows the answer. */
export function useImportStep(id: number) {
  const queryClient = useQueryClient();
  const onSuccess = (answer: Answer) => {
    queryClient.setQueryData(queryKey(getImportContract, { params: { id } }), answer);
    void queryClient.invalidateQueries({ queryKey: [listImportsContract.name] });
  };
  const start = useMutation({
    mutationFn: ({ confirmation, suspend }: { confirmation: string; suspend: boolean }) => {
      const body = { confirmation, administrators: confirmation !== '', suspend };
      return call(startImportContract, { params: { id }, body });
    },
    onSuccess,
  });
  const undo = useMutation({ mutationFn: () => call(undoImportContract, { params: { id }, body: {} }), onSuccess });
  return { start, undo };
}
