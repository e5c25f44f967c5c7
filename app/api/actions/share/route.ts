import { handle } from '#/app/handle.ts';
import { shareResultsContract } from '#/lib/domain/actions/share/share.contract.ts';
import { shareResults } from '#/lib/domain/actions/share/share-results.ts';

export const POST = handle(shareResultsContract, ({ ctx, body }) => shareResults(ctx, body));
