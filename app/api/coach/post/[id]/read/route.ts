import { handle } from '#/app/handle.ts';
import { readCoachPostContract } from '#/lib/domain/coaching/posts/posts.contract.ts';
import { readCoachPost } from '#/lib/domain/coaching/posts/read-coach-post.ts';

export const GET = handle(readCoachPostContract, ({ ctx, params }) => readCoachPost(ctx, params.id));
