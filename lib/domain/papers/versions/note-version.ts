import * as z from 'zod';
import { Prisma } from '#/generated/prisma/client.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { PaperKind } from '#/lib/domain/papers/constants.ts';
import { writeDay } from '#/lib/domain/papers/content/kept.present.ts';
import { type PaperItem, type PaperPart, type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import type { PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import { makePaper } from '#/lib/domain/papers/make-paper.ts';
import {
  type SectionChange,
  sectionChange,
  sectionSentences,
} from '#/lib/domain/papers/versions/paper-changes.schema.ts';
import { compareSentences, listSentences } from '#/lib/domain/papers/versions/paper-changes.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { isLocale, type Locale } from '#/lib/words/locales.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** How many versions of a paper are stored, with the newest. Source: docs/decisions.md, Papers say what changed. */
const MOST_VERSIONS = 6;

const sentencesByLocale = z.record(z.string(), z.array(sectionSentences));
const changesByLocale = z.record(z.string(), z.array(sectionChange));

/** What changed since an earlier version, and when that was first read. */
interface VersionChange {
  version: string;
  keptAt: Date;
  /** The language of the sentences. */
  locale: string;
  sections: readonly SectionChange[];
}

interface NotedPaper {
  companyId: number;
  kind: PaperKind;
  version: string;
  facts: PaperFacts;
}

/**
 * Stores the version of a company's paper if it's new. Returns what changed with each stored version, newest first, in
 * the language of the facts, or in English if that wasn't offered then.
 */
export async function noteVersion(ctx: Ctx, paper: NotedPaper): Promise<VersionChange[]> {
  const { version, facts } = paper;
  let rows = await listVersions(ctx.db, paper);
  if (rows[0]?.version !== version) {
    await inTransaction(ctx.db, (tx) => keepVersion(ctx, tx, paper));
    rows = await listVersions(ctx.db, paper);
  }
  return rows.slice(1).map((before, index) => {
    const changes = changesByLocale.parse(rows[index]?.changes ?? {});
    const locale = facts.locale in changes ? facts.locale : 'en';
    return { version: before.version, keptAt: before.keptAt, locale, sections: changes[locale] ?? [] };
  });
}

/** Returns the stored versions, newest first, without their sentences, which are long. */
const listVersions = (db: Transaction, { companyId, kind }: NotedPaper) =>
  db.paperVersion.findMany({
    where: { companyId, kind },
    orderBy: { keptAt: 'desc' },
    select: { version: true, keptAt: true, changes: true },
  });

async function keepVersion(ctx: Ctx, tx: Transaction, paper: NotedPaper): Promise<void> {
  const { companyId, kind, version, facts } = paper;
  // Of two readers in parallel, the second finds the version of the first.
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
  const [newest, ...older] = await listVersions(tx, paper);
  if (newest?.version === version) return;
  const where = { companyId, kind, sentences: { not: Prisma.DbNull } };
  const last = await tx.paperVersion.findFirst({ where, select: { sentences: true } });
  const sentences = Object.fromEntries(
    offeredLocales.map((locale) => [locale, listSentences(makePaper(kind, { ...facts, locale }))]),
  );
  const former = sentencesByLocale.parse(last?.sentences ?? {});
  const changes = Object.fromEntries(
    Object.entries(sentences).flatMap(([locale, now]) => {
      const before = former[locale];
      return before ? [[locale, compareSentences(before, now)]] : [];
    }),
  );
  await tx.paperVersion.updateMany({ where: { companyId, kind }, data: { sentences: Prisma.DbNull } });
  const isOld = { in: older.slice(MOST_VERSIONS - 2).map((row) => row.keptAt) };
  await tx.paperVersion.deleteMany({ where: { companyId, kind, keptAt: isOld } });
  // Later than the previous version, whatever other processes' clocks say.
  const latest = Math.max(ctx.clock.now().getTime(), (newest?.keptAt.getTime() ?? 0) + 1);
  const row = { companyId, kind, version, keptAt: new Date(latest), sentences };
  await tx.paperVersion.create({ data: { ...row, changes: newest ? changes : Prisma.DbNull } });
}

interface ChangeReader {
  locale: Locale;
  /** The company's. */
  timeZone: string;
}

/** Returns from which version a paper differs; null if that's unknown. */
export function writeChanged(reader: ChangeReader, [last]: readonly VersionChange[]): string | null {
  const t = wordsFor(reader.locale, 'papers.changes');
  return last ? t('since', valuesOf(reader, last)) : null;
}

/** Returns the section with the sentences that changed, version by version. */
export function changesSection(reader: ChangeReader, changes: readonly VersionChange[]): PaperSection {
  const t = wordsFor(reader.locale, 'papers.changes');
  return {
    id: 'changes',
    title: t('title'),
    parts: [
      text(t('about')),
      ...changes.flatMap((change): PaperPart[] => [
        { kind: 'subtitle', text: t('since', valuesOf(reader, change)) },
        {
          kind: 'list',
          items: change.sections.flatMap((section) => listItems(reader.locale, section)),
          ...languageOf(reader, change),
        },
      ]),
    ],
  };
}

/** Returns the language of a change if it isn't the reader's. */
const languageOf = (reader: ChangeReader, { locale }: VersionChange) =>
  isLocale(locale) && locale !== reader.locale ? { language: locale } : {};

const valuesOf = ({ locale, timeZone }: ChangeReader, { version, keptAt }: VersionChange) => ({
  version,
  day: writeDay(localDateAt(keptAt, timeZone), locale),
});

function listItems(locale: Locale, { title, removed, added }: VersionChange['sections'][number]): PaperItem[] {
  const t = wordsFor(locale, 'papers.changes');
  return [
    ...removed.map((sentence) => ({ lead: t('removed', { section: title }), text: sentence })),
    ...added.map((sentence) => ({ lead: t('added', { section: title }), text: sentence })),
  ];
}
