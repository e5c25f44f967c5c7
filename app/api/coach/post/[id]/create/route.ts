import { handle } from '#/app/handle.ts';
import { createCoachPost } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { createCoachPostContract } from '#/lib/domain/coaching/posts/posts.contract.ts';

export const POST = handle(createCoachPostContract, ({ ctx, params, body }) => createCoachPost(ctx, params.id, body));
