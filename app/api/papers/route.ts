import { handle } from '#/app/handle.ts';
import { listPapers } from '#/lib/domain/papers/paper.service.ts';
import { listPapersContract } from '#/lib/domain/papers/papers.contract.ts';

export const GET = handle(listPapersContract, ({ ctx }) => listPapers(ctx));
