import { handle } from '#/app/handle.ts';
import { listCoachPostsContract } from '#/lib/domain/coaching/posts-contract.ts';
import { listCoachPosts } from '#/lib/domain/coaching/queries/list-coach-posts.ts';

export const GET = handle(listCoachPostsContract, ({ ctx, params, query }) => listCoachPosts(ctx, params.id, query));
