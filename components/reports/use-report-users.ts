'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { getReportDataContract } from '#/lib/domain/reports/exports/exports.contract.ts';

export type ReportUser = Output<typeof getReportDataContract>['users'][number];

/** The people for whom a report can be made whose name contains the text, a page at a time. */
export function useReportUsers(search: string) {
  return useInfiniteQuery({
    queryKey: queryKey(getReportDataContract, { query: { search } }),
    queryFn: ({ pageParam: page, signal }) => call(getReportDataContract, { query: { search, page } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: (before) => before,
  });
}
