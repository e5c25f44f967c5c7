'use client';

import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from '#/lib/api/call.ts';
import { listPulsesContract } from '#/lib/domain/pulses/manage/manage.contract.ts';

/** All pulses that this person may see, newest first. */
export function usePulses() {
  const input = { query: {} };
  return useQuery({
    queryKey: queryKey(listPulsesContract, input),
    queryFn: ({ signal }) => call(listPulsesContract, input, signal),
  });
}
