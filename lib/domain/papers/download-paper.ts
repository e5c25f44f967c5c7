import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { type PaperKind, paperDrawing } from '#/lib/domain/papers/constants.ts';
import type { Paper } from '#/lib/domain/papers/content/paper.present.ts';
import { getPaper } from '#/lib/domain/papers/get-paper.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { offeredLocale } from '#/lib/platform/language/choose-locale.ts';
import { withThread } from '#/lib/platform/thread.ts';

/** From the product's folder: pages are built, while the thread runs the source. */
const thread = pathToFileURL(path.join(process.cwd(), 'lib/domain/papers/drawing/paper-thread.ts'));

interface PaperChoice {
  kind: PaperKind;
  locale?: string | undefined;
}

/**
 * Returns a paper as a PDF, in a requested language or that of the context. Who is signed in is noted in the activity log.
 * Throws `not_found` for one that this person may not read.
 */
export async function downloadPaper(ctx: Ctx & Partial<Pick<UserCtx, 'company'>>, { kind, locale }: PaperChoice) {
  const companyId = ctx.company?.id ?? null;
  const paper = await getPaper({ ...ctx, locale: offeredLocale(locale) ?? ctx.locale }, kind);
  const pdf = await withThread<Paper, Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>(thread, paperDrawing, (ask) =>
    ask(paper),
  );
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
