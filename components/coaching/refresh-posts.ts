import type { QueryClient } from '@tanstack/react-query';

/**
 * Reloads the visible parts of the chat box: its posts and the counts of new ones, or only the counts. Queries are
 * found by name, because every page listens for new posts and would otherwise load their contracts.
 */
export function refreshPosts(queryClient: QueryClient, what: 'all' | 'counts' = 'all'): Promise<void> {
  const names = what === 'all' ? /^listCoach(Posts|Teams)$/ : /^listCoachTeams$/;
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => names.test(String(queryKey[0])) });
}
