'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMoreRows } from '#/components/organisation/use-more-rows.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import {
  listDepartmentDraftsContract,
  listTeamDraftsContract,
} from '#/lib/domain/organisation/wizards/wizards.contract.ts';

export type DraftKind = 'team' | 'department';
export type DraftPage = Output<typeof listTeamDraftsContract> | Output<typeof listDepartmentDraftsContract>;
export type Draft = Output<typeof listTeamDraftsContract>['teams'][number];

const draftsIn = (answer: DraftPage): readonly Draft[] => ('teams' in answer ? answer.teams : answer.departments);

/** Loads the drafts of this person, page by page; the first page may already be loaded. */
export function useDrafts(kind: DraftKind, initial?: DraftPage) {
  const contract = kind === 'team' ? listTeamDraftsContract : listDepartmentDraftsContract;
  const queryClient = useQueryClient();
  const { data, error } = useQuery<DraftPage>({
    queryKey: queryKey(contract, {}),
    queryFn: ({ signal }) => call(contract, {}, signal),
    // Drafts change on pages that don't update this cache.
    staleTime: 0,
    ...(initial ? { initialData: initial } : {}),
  });
  const more = useMoreRows({
    contract,
    inputOf: (page) => ({ query: { page } }),
    first: data ? draftsIn(data) : [],
    pick: draftsIn,
  });
  return {
    ...more,
    data,
    error,
    left: (data?.total ?? 0) - more.rows.length,
    /** Reloads all pages: a removed row moves every later one. */
    refresh: () => queryClient.invalidateQueries({ queryKey: [contract.name] }),
  };
}
