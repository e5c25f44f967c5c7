import { handle } from '#/app/handle.ts';
import { hideCoachPost } from '#/lib/domain/coaching/commands/hide-coach-post.ts';
import { hideCoachPostContract } from '#/lib/domain/coaching/posts-contract.ts';

export const POST = handle(hideCoachPostContract, ({ ctx, params, body }) => hideCoachPost(ctx, params.id, body));
