import { handle } from '#/app/handle.ts';
import { hideCoachPost } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { hideCoachPostContract } from '#/lib/domain/coaching/posts/posts.contract.ts';

export const POST = handle(hideCoachPostContract, ({ ctx, params, body }) => hideCoachPost(ctx, params.id, body));
