import type { PaperKind } from '#/lib/domain/papers/constants.ts';
import type { Paper } from '#/lib/domain/papers/content/paper.present.ts';
import { readFacts } from '#/lib/domain/papers/facts.service.ts';
import { makePaper } from '#/lib/domain/papers/make-paper.ts';
import { canReadPaper, isOpenPaper } from '#/lib/domain/papers/papers.policy.ts';
import { changesSection, noteVersion, writeChanged } from '#/lib/domain/papers/versions/note-version.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Returns a paper as it is today, in the language of the context. A paper about a company ends with what changed since
 * others read it, and its version is stored. Throws `not_found` for a paper that this person may not read.
 */
export async function getPaper(ctx: Ctx & Partial<Pick<UserCtx, 'company'>>, kind: PaperKind): Promise<Paper> {
  const isOpen = isOpenPaper(kind);
  const companyId = ctx.company?.id ?? null;
  if (!canReadPaper(ctx.actor, kind) || (!isOpen && companyId === null)) throw notFound();
  const facts = await readFacts(ctx, isOpen ? null : companyId);
  const paper = makePaper(kind, facts);
  if (facts.company === null || companyId === null) return paper;
  const changes = await noteVersion(ctx, { companyId, kind, version: paper.version, facts });
  if (changes.length === 0) return paper;
  const reader = { locale: facts.locale, timeZone: facts.company.timeZone };
  const sections = [...paper.sections, changesSection(reader, changes)];
  return { ...paper, changed: writeChanged(reader, changes), sections };
}
