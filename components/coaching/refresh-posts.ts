import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again for what is on the screen of the chat box: its posts and the counts of new ones, or the counts alone. By
 * name, because every page listens for new posts, and their contracts would come along.
 */
export function refreshPosts(queryClient: QueryClient, what: 'all' | 'counts' = 'all'): Promise<void> {
  const names = what === 'all' ? /^listCoach(Posts|Teams)$/ : /^listCoachTeams$/;
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => names.test(String(queryKey[0])) });
}
