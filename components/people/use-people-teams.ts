'use client';

import { useQuery } from '@tanstack/react-query';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { listPeopleTeamsContract } from '#/lib/domain/people/list/list.contract.ts';

/** Loads the teams to choose from, of one department or of all; if of all, each is shown with its department. */
export function usePeopleTeams(department: number | undefined) {
  const input = { query: department === undefined ? {} : { department } };
  const { data } = useQuery({
    queryKey: queryKey(listPeopleTeamsContract, input),
    queryFn: ({ signal }) => call(listPeopleTeamsContract, input, signal),
  });
  const label = (name: string, of: string | null) =>
    department === undefined && of ? `${shownName(name)} (${of})` : shownName(name);
  return (data?.teams ?? []).map(({ id, name, departmentName }) => ({
    value: id,
    name: shownName(name),
    label: label(name, departmentName),
  }));
}
