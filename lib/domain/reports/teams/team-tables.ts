import { titleCategory } from '#/lib/domain/metrics/words/category-words.ts';
import type { ReportReader } from '#/lib/domain/reports/document/figure-words.ts';
import type { GroupChapter, Report, TeamRow } from '#/lib/domain/reports/document/report-model.ts';
import { heading } from '#/lib/domain/reports/drawing/elements.ts';
import type { Sheet } from '#/lib/domain/reports/drawing/sheet.ts';
import { TABLE_ROWS, type TableReader, tableKey, teamsTable } from '#/lib/domain/reports/teams/teams-table.ts';
import { labelled } from '#/lib/words/labelled.ts';
import { wordsFor } from '#/lib/words/translator.ts';

type Content = Sheet['content'];

/** Returns the pages, none of them half empty: the first table continues `glance`, and `end` follows the last one. */
export function pagesOf(glance: Content, { tables, end }: { tables: Content[]; end: Content }): Content[] {
  const [first = [], ...others] = tables;
  const pages = [[...glance, ...first], ...others];
  return pages.map((content, at) => (at === pages.length - 1 ? [...content, ...end] : content));
}

/** The first table has room below the results; with many departments, it begins a new page. */
const FIRST_ROWS = { few: 30, many: TABLE_ROWS, manyParts: 10 } as const;

function pagesOfRows({ teams, places }: GroupChapter): TeamRow[][] {
  const first = places.parts.length < FIRST_ROWS.manyParts ? FIRST_ROWS.few : FIRST_ROWS.many;
  const pages = teams.length === 0 ? [] : [teams.slice(0, first)];
  for (let at = first; at < teams.length; at += TABLE_ROWS) pages.push(teams.slice(at, at + TABLE_ROWS));
  return pages;
}

/** Draws the teams in one table per page. */
export function teamTables(
  { locale }: Report,
  chapter: GroupChapter,
  reader: ReportReader & { minimum: number },
): Content[] {
  const { document, titles } = reader;
  const summary = chapter.categories
    .filter((category) => category.teams > 0)
    .map(({ id, teams: count }) => labelled(titleCategory(id, titles), count, reader.locale))
    .join(' · ');
  const [why, about] = [wordsFor(locale, 'teams-overview.table.why'), wordsFor(locale, 'dashboards.breakdown')];
  const of: TableReader = { ...reader, sentiment: chapter.yardstick, why, about };
  const pages = pagesOfRows(chapter);
  return pages.map((rows, at) => {
    const title = pages[1] ? document('teamsPart', { part: at + 1, parts: pages.length }) : document('teams');
    return [heading(title, at === 0 ? { note: summary, keep: 120 } : {}), tableKey(of), teamsTable(rows, of)];
  });
}
