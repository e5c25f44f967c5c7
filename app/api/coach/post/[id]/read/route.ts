import { handle } from '#/app/handle.ts';
import { readCoachPost } from '#/lib/domain/coaching/posts/post-list.service.ts';
import { readCoachPostContract } from '#/lib/domain/coaching/posts/posts.contract.ts';

export const GET = handle(readCoachPostContract, ({ ctx, params }) => readCoachPost(ctx, params.id));
