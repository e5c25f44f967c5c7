import type { PaperKind } from '#/lib/domain/papers/constants.ts';
import type { Paper } from '#/lib/domain/papers/content/paper.present.ts';
import { readFacts } from '#/lib/domain/papers/facts.service.ts';
import { makePaper } from '#/lib/domain/papers/make-paper.ts';
import { canReadPaper, isOpenPaper } from '#/lib/domain/papers/papers.policy.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Returns a paper as it is today, in the language of the context. Throws `not_found` for one that this person may not read.
 */
export async function getPaper(ctx: Ctx & Partial<Pick<UserCtx, 'company'>>, kind: PaperKind): Promise<Paper> {
  const isOpen = isOpenPaper(kind);
  const companyId = ctx.company?.id ?? null;
  if (!canReadPaper(ctx.actor, kind) || (!isOpen && companyId === null)) throw notFound();
  return makePaper(kind, await readFacts(ctx, isOpen ? null : companyId));
}
