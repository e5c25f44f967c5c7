'use client';

import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { listSurveysContract } from '#/lib/domain/check-ins/respond/surveys.contract.ts';

export type OpenCheckIn = Output<typeof listSurveysContract>['teams'][number];

/** Loads the signed-in person's open check-ins; reloads them when the person comes back to the tab. */
export function useOpenCheckIns() {
  return useQuery({
    queryKey: queryKey(listSurveysContract),
    queryFn: ({ signal }) => call(listSurveysContract, {}, signal),
    refetchOnWindowFocus: true,
    retry: false,
  });
}
