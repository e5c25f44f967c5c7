import { handle } from '#/app/handle.ts';
import { readCoachPost } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { readCoachPostContract } from '#/lib/domain/coaching/posts/posts.contract.ts';

export const GET = handle(readCoachPostContract, ({ ctx, params }) => readCoachPost(ctx, params.id));
