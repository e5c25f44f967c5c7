import { handle } from '#/app/handle.ts';
import { listCoachPosts } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { listCoachPostsContract } from '#/lib/domain/coaching/posts/posts.contract.ts';

export const GET = handle(listCoachPostsContract, ({ ctx, params, query }) => listCoachPosts(ctx, params.id, query));
