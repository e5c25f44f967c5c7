import { handle } from '#/app/handle.ts';
import { listActionIdeas } from '#/lib/domain/actions/action.service.ts';
import { listActionIdeasContract } from '#/lib/domain/actions/actions.contract.ts';

export const GET = handle(listActionIdeasContract, async ({ ctx, query }) => listActionIdeas(ctx, query.topic));
