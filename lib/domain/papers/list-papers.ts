import type { Output } from '#/lib/api/endpoint.ts';
import { paperKinds } from '#/lib/domain/papers/constants.ts';
import { readFacts } from '#/lib/domain/papers/facts.service.ts';
import { makePaper } from '#/lib/domain/papers/make-paper.ts';
import type { listPapersContract } from '#/lib/domain/papers/papers.contract.ts';
import { canReadPaper, isOpenPaper } from '#/lib/domain/papers/papers.policy.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';

/** Returns the papers that someone may read; without a company, as someone who isn't signed in. */
export async function listPapers(
  ctx: Ctx & Partial<Pick<UserCtx, 'company'>>,
): Promise<Output<typeof listPapersContract>> {
  const kinds = paperKinds.filter((kind) => canReadPaper(ctx.actor, kind));
  const open = await readFacts(ctx, null);
  const own = ctx.company ? await readFacts(ctx, ctx.company.id) : open;
  return {
    papers: kinds.map((kind) => {
      const isOpen = isOpenPaper(kind);
      const { title, about, version } = makePaper(kind, isOpen ? open : own);
      return { kind, title, about, isOpen, version };
    }),
  };
}
