import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { leaveSession } from '#/components/frame/session/session-storage.ts';
import { ApiError } from '#/lib/api/call.ts';

/** The cache of the signed-in pages. A call that answers 401 ends the session here too. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // An answer the server meant will not change by asking again; only a lost connection might.
        retry: (failures, error) =>
          failures < 2 && !(error instanceof ApiError && error.status > 0 && error.status < 500),
      },
    },
  });
}

function leaveWhenSignedOut(error: Error): void {
  if (error instanceof ApiError && error.status === 401) leaveSession();
}
