import { queryKey } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { listRepliesContract } from '#/lib/domain/replies/replies.contract.ts';

/** The team, or the round of a pulse whose texts the conversations are about. */
export type RepliesQuery = Input<typeof listRepliesContract>['query'];

/** Returns the cache key of conversations; a page may bring their first answer. */
export function repliesKey(query: RepliesQuery) {
  return queryKey(listRepliesContract, { query });
}
