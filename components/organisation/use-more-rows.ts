'use client';

import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Endpoint, Input, Output } from '#/lib/api/endpoint.ts';

export interface MoreRowsOptions<E extends Endpoint, Row> {
  contract: E;
  /** Returns the query of a page from 2. */
  inputOf: (page: number) => Input<E>;
  /** The rows of the first page, which the caller has loaded. */
  first: readonly Row[];
  pick: (answer: Output<E>) => readonly Row[];
}

/** Loads further pages of a list on request. Spread the result onto a table. */
export function useMoreRows<E extends Endpoint, Row>({ contract, inputOf, first, pick }: MoreRowsOptions<E, Row>) {
  const [count, setCount] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: count - 1 }, (_, index) => {
      const input = inputOf(index + 2);
      return {
        queryKey: queryKey(contract, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(contract, input, signal),
      };
    }),
  });
  const last = pages.at(-1);
  return {
    rows: [...first, ...pages.flatMap(({ data }) => (data === undefined ? [] : pick(data)))],
    isLoadingMore: pages.some(({ isFetching }) => isFetching),
    failure: last?.error?.message,
    onShowMore: () => (last?.error ? void last.refetch() : setCount(count + 1)),
  };
}
