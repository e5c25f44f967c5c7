import { handle } from '#/app/handle.ts';
import { removeCoachPostContract } from '#/lib/domain/coaching/posts/posts.contract.ts';
import { removeCoachPost } from '#/lib/domain/coaching/posts/remove-coach-post.ts';

export const POST = handle(removeCoachPostContract, ({ ctx, params }) => removeCoachPost(ctx, params.id));
