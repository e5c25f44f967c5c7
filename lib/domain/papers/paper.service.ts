import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Output } from '#/lib/api/endpoint.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { type PaperKind, paperDrawing, paperKinds } from '#/lib/domain/papers/constants.ts';
import type { Paper } from '#/lib/domain/papers/content/paper.present.ts';
import { readFacts } from '#/lib/domain/papers/facts.service.ts';
import { makePaper } from '#/lib/domain/papers/make-paper.ts';
import type { listPapersContract } from '#/lib/domain/papers/papers.contract.ts';
import { canReadPaper, isOpenPaper } from '#/lib/domain/papers/papers.policy.ts';
import { changesSection, noteVersion, writeChanged } from '#/lib/domain/papers/versions/note-version.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { offeredLocale } from '#/lib/platform/language/choose-locale.ts';
import { withProcess } from '#/lib/platform/separate-process/separate-process.ts';

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

/** From the product's folder, because pages are built but the process runs the source. */
const paperProcess = pathToFileURL(path.join(process.cwd(), 'lib/domain/papers/drawing/paper-process.ts'));

interface PaperChoice {
  kind: PaperKind;
  locale?: string | undefined;
}

/**
 * Returns a paper as a PDF, in a requested language or the context's. The activity log notes downloads by signed-in
 * people. Throws `not_found` for a paper that this person may not read.
 */
export async function downloadPaper(ctx: Ctx & Partial<Pick<UserCtx, 'company'>>, { kind, locale }: PaperChoice) {
  const companyId = ctx.company?.id ?? null;
  const paper = await getPaper({ ...ctx, locale: offeredLocale(locale) ?? ctx.locale }, kind);
  const pdf = await (isOpenPaper(kind) ? drawOnce(paper) : draw(paper));
  if (companyId !== null)
    await inTransaction(ctx.db, (tx) =>
      recordEvent(tx, ctx, { action: 'paper.read', subject: `company:${companyId}`, details: { paper: kind } }),
    );
  const name = `unboxt-${kind}-${paper.locale}.pdf`;
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'content-language': paper.locale,
      'cache-control': 'no-store',
    },
  });
}

type Pdf = Uint8Array<ArrayBuffer>;

const draw = (paper: Paper): Promise<Pdf> =>
  withProcess<Paper, Pdf, Pdf>(paperProcess, paperDrawing, (ask) => ask(paper));

const openPdfs = new Map<string, Promise<Pdf>>();
/** More than there are kinds and languages, so entries beyond are outdated versions. */
const MOST_PDFS = 64;

/** Returns an open paper as a PDF. It's the same for everyone, so each version is drawn once. */
function drawOnce(paper: Paper): Promise<Pdf> {
  const key = `${paper.kind} ${paper.locale} ${paper.version}`;
  const before = openPdfs.get(key);
  if (before) return before;
  if (openPdfs.size === MOST_PDFS) openPdfs.clear();
  const pdf = draw(paper);
  openPdfs.set(key, pdf);
  pdf.catch(() => openPdfs.delete(key));
  return pdf;
}
