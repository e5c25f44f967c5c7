import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { leaveSession } from '#/components/frame/session/session-storage.ts';
import { ApiError } from '#/lib/api/call.ts';

/** Without a connection, a call fails immediately; otherwise it would wait, and look as if it were loading. */
const fails = { networkMode: 'always' } as const;

/** Creates the cache of the signed-in pages. A call that answers 401 also ends the session here. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        ...fails,
        refetchOnReconnect: true,
        // Only a lost connection is retried: asking again doesn't change the server's decision.
        retry: (failures, error) =>
          failures < 2 &&
          onlineManager.isOnline() &&
          !(error instanceof ApiError && error.status > 0 && error.status < 500),
      },
      mutations: fails,
    },
  });
}

function leaveWhenSignedOut(error: Error): void {
  if (error instanceof ApiError && error.status === 401) leaveSession();
}
