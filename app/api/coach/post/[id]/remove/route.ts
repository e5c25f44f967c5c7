import { handle } from '#/app/handle.ts';
import { removeCoachPost } from '#/lib/domain/coaching/commands/remove-coach-post.ts';
import { removeCoachPostContract } from '#/lib/domain/coaching/posts-contract.ts';

export const POST = handle(removeCoachPostContract, ({ ctx, params }) => removeCoachPost(ctx, params.id));
