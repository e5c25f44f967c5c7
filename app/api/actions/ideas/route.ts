import { handle } from '#/app/handle.ts';
import { listActionIdeasContract } from '#/lib/domain/actions/actions.contract.ts';
import { listActionIdeas } from '#/lib/domain/actions/ideas/list-action-ideas.ts';

export const GET = handle(listActionIdeasContract, async ({ ctx, query }) => listActionIdeas(ctx, query.topic));
