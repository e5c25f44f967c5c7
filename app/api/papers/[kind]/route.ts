import { handle } from '#/app/handle.ts';
import { downloadPaper } from '#/lib/domain/papers/paper.service.ts';
import { getPaperContract } from '#/lib/domain/papers/papers.contract.ts';

export const GET = handle(getPaperContract, ({ ctx, params, query }) => downloadPaper(ctx, { ...params, ...query }));
