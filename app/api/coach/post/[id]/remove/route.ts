import { handle } from '#/app/handle.ts';
import { removeCoachPost } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { removeCoachPostContract } from '#/lib/domain/coaching/posts/posts.contract.ts';

export const POST = handle(removeCoachPostContract, ({ ctx, params }) => removeCoachPost(ctx, params.id));
