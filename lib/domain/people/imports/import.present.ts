import type { PeopleImport } from '#/generated/prisma/client.ts';
import type { RowError } from '#/lib/domain/people/import-file/import-row.ts';
import { canUndo, confirmationReasons, undoUntil } from '#/lib/domain/people/people.policy.ts';
import { importCounts } from '#/lib/domain/people/people.schema.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';

type Names = ReadonlyMap<number, string>;

/** Returns an import for the history; `names` are the people who started or undid imports. */
export function presentImportSummary(
  row: PeopleImport,
  { names, now, locale }: Pick<Details, 'names' | 'now' | 'locale'>,
) {
  const nameOf = (id: number) => names.get(id) ?? inWords(['people.import.answers.former'], locale);
  return {
    id: row.id,
    fileName: row.fileName,
    createdAt: row.createdAt.toISOString(),
    createdBy: nameOf(row.createdById),
    state: row.state,
    counts: importCounts.parse(row.counts),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    undoneBy: row.undoneById === null ? null : nameOf(row.undoneById),
    undoUntil: row.appliedAt && canUndo(row, now) ? undoUntil(row.appliedAt).toISOString() : null,
  };
}

export interface WrongRow {
  line: number;
  cells: unknown;
  errors: unknown;
}

interface Details {
  locale: Locale;
  companyName: string;
  names: Names;
  now: Date;
  wrongRows: readonly WrongRow[];
  leavers: readonly string[];
  remainders: readonly { reason: string; count: number }[];
}

/** Returns an import with its first errors and what undoing couldn't undo. */
export function presentImport(
  row: PeopleImport,
  { locale, companyName, names, now, wrongRows, leavers, remainders }: Details,
) {
  const summary = presentImportSummary(row, { names, now, locale });
  return {
    import: {
      ...summary,
      companyName,
      movesPeople: row.movesPeople,
      ignored: row.ignored,
      notes: row.notes.map((note) => inWords(note, locale)),
      progress: { done: row.doneCount, total: row.toDoCount },
      errors: wrongRows.flatMap((one) => presentErrors(one, locale)),
      leavers: [...leavers],
      confirmations: confirmationReasons(summary.counts).map((reason) => inWords(reason, locale)),
      kept: remainders.map(({ reason, count }) => ({ reason: inWords(reason, locale), count })),
    },
  };
}

function presentErrors({ line, cells, errors }: WrongRow, locale: Locale) {
  const { email } = cells as { email: string };
  return (errors as RowError[]).map(({ field, message }) => ({
    line,
    email,
    field: inWords(field, locale),
    message: inWords(message, locale),
  }));
}
