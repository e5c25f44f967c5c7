import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { leaveSession } from '#/components/frame/session/session-storage.ts';
import { ApiError } from '#/lib/api/call.ts';

/** Creates the cache of the signed-in pages. A call that answers 401 also ends the session here. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Only a lost connection is retried: asking again doesn't change the server's decision.
        retry: (failures, error) =>
          failures < 2 && !(error instanceof ApiError && error.status > 0 && error.status < 500),
      },
    },
  });
}

function leaveWhenSignedOut(error: Error): void {
  if (error instanceof ApiError && error.status === 401) leaveSession();
}
