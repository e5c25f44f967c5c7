import { handle } from '#/app/handle.ts';
import { readCoachPost } from '#/lib/domain/coaching/commands/read-coach-post.ts';
import { readCoachPostContract } from '#/lib/domain/coaching/posts-contract.ts';

export const GET = handle(readCoachPostContract, ({ ctx, params }) => readCoachPost(ctx, params.id));
