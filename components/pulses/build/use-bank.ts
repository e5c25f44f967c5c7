'use client';

import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { listReadySurveysContract } from '#/lib/domain/pulses/questions/options.contract.ts';

export type BankItem = Output<typeof listReadySurveysContract>['bank'][number];

/** Loads the ready-made surveys and the question bank once; they never change. */
export function useBank() {
  return useQuery({
    queryKey: queryKey(listReadySurveysContract),
    queryFn: ({ signal }) => call(listReadySurveysContract, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
