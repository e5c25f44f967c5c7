import { queryKey } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { listRepliesContract } from '#/lib/domain/replies/replies.contract.ts';

/** Of which team, or about the texts of which round of a pulse. */
export type RepliesQuery = Input<typeof listRepliesContract>['query'];

/** Where conversations are kept; a page may bring them along. */
export function repliesKey(query: RepliesQuery) {
  return queryKey(listRepliesContract, { query });
}
