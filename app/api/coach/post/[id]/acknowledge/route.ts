import { handle } from '#/app/handle.ts';
import { acknowledgeCoachPost } from '#/lib/domain/coaching/posts/acknowledge-coach-post.ts';
import { acknowledgeCoachPostContract } from '#/lib/domain/coaching/posts/posts.contract.ts';

export const POST = handle(acknowledgeCoachPostContract, ({ ctx, params, body }) =>
  acknowledgeCoachPost(ctx, params.id, body),
);
