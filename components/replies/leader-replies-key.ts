import { queryKey } from '#/lib/api/call.ts';
import { listRepliesContract } from '#/lib/domain/replies/replies.contract.ts';

/** Where the conversations of a team are kept; a page may bring them along. */
export function repliesKey(teamId: number) {
  return queryKey(listRepliesContract, { query: { teamId } });
}
