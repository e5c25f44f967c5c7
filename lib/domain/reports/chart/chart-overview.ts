import type { ChartDocument } from '#/lib/domain/reports/chart/chart-model.ts';
import { type ChartChapter, chartPage } from '#/lib/domain/reports/chart/chart-paper.ts';
import type { Pen } from '#/lib/domain/reports/chart/chart-pen.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface OverviewBlock {
  chapter: ChartChapter;
  column: number;
  top: number;
}

const sizes = { root: 34, admin: 38, adminGap: 10, card: 58, gap: 26, columns: 5 } as const;
/** The places of Administrators; where there are more of them, the last place says how many. */
const ADMIN_PLACES = 20;

const { width, height, side, top, bottom, gutter } = chartPage;
const columnWidth = (width - 2 * side - (sizes.columns - 1) * gutter) / sizes.columns;
const leftOf = (column: number) => side + column * (columnWidth + gutter);

/** Returns where the rows of departments begin on the first page: below the company and its Administrators. */
function firstRow({ admins }: ChartDocument): number {
  const rows = Math.ceil(Math.min(admins.length, ADMIN_PLACES) / sizes.columns);
  return (
    top + sizes.root + sizes.gap + rows * (sizes.admin + sizes.adminGap) + (rows > 0 ? sizes.gap - sizes.adminGap : 0)
  );
}

/** Spreads the departments over as many pages as they need. */
export function planOverview(chart: ChartDocument, chapters: readonly ChartChapter[]): OverviewBlock[][] {
  const pages: OverviewBlock[][] = [[]];
  let y = firstRow(chart);
  for (let at = 0; at < chapters.length; at += sizes.columns) {
    if (y + sizes.card > height - bottom) {
      pages.push([]);
      y = top + sizes.gap;
    }
    const row = chapters.slice(at, at + sizes.columns);
    pages.at(-1)?.push(...row.map((chapter, column) => ({ chapter, column, top: y })));
    y += sizes.card + sizes.gap;
  }
  return pages;
}

/** Draws the company, its Administrators, and its departments, each with a link to its pages. */
export function drawOverview(
  pen: Pen,
  chart: ChartDocument,
  { blocks, isFirst }: { blocks: OverviewBlock[]; isFirst: boolean },
) {
  const t = wordsFor(chart.locale, 'chart-export.pdf');
  const trunk = side - 14;
  const rows = Map.groupBy(blocks, (block) => block.top);
  const lastBus = Math.max(...rows.keys(), 0) - sizes.gap / 2;
  if (isFirst) drawTop(pen, chart, trunk);
  const from = isFirst ? top + sizes.root / 2 : top;
  if (rows.size > 0) pen.line([trunk, from], [trunk, lastBus]);
  for (const [y, row] of rows) {
    const busY = y - sizes.gap / 2;
    const centre = (column: number) => leftOf(column) + columnWidth / 2;
    pen.line([trunk, busY], [centre(row.at(-1)?.column ?? 0), busY]);
    for (const { column } of row) pen.line([centre(column), busY], [centre(column), y]);
  }
  for (const { chapter, column, top: y } of blocks) {
    const x = leftOf(column);
    const { mainColor, titleColor } = chapter.colours;
    pen.card(x, y, { width: columnWidth, height: sizes.card, fill: mainColor });
    const room = columnWidth - 20;
    pen.write(chapter.name, x + 10, y + 9, { size: 11.5, weight: 600, colour: titleColor, width: room, kind: 'H2' });
    const leader = chapter.department?.leader?.name ?? (chapter.department ? t('nobody') : '');
    pen.write(leader, x + 10, y + 26, { size: 9, width: room });
    const size = t('size', { teams: chapter.teams.length, people: chapter.people });
    pen.write(size, x + 10, y + 40, { size: 8.5, colour: paint.muted, width: room });
    pen.doc.goTo(x, y, columnWidth, sizes.card, chapter.target);
  }
}

function drawTop(pen: Pen, chart: ChartDocument, trunk: number): void {
  const t = wordsFor(chart.locale, 'chart-export.pdf');
  pen.card(side, top, { width: columnWidth, height: sizes.root, fill: paint.sunken });
  pen.write(chart.companyName, side + 10, top + 9, { size: 13, weight: 600, width: columnWidth - 20 });
  pen.line([side, top + sizes.root / 2], [trunk, top + sizes.root / 2]);
  let y = top + sizes.root + sizes.gap;
  const { length: total } = chart.admins;
  const places: readonly (ChartDocument['admins'][number] | null)[] =
    total > ADMIN_PLACES ? [...chart.admins.slice(0, ADMIN_PLACES - 1), null] : chart.admins;
  for (let at = 0; at < places.length; at += sizes.columns) {
    const middle = y + sizes.admin / 2;
    pen.line([trunk, middle], [side, middle]);
    for (const [column, admin] of places.slice(at, at + sizes.columns).entries()) {
      const x = leftOf(column);
      if (column > 0) pen.line([x - gutter, middle], [x, middle]);
      pen.card(x, y, { width: columnWidth, height: sizes.admin });
      if (!admin) {
        const more = t('moreAdministrators', { count: total - (ADMIN_PLACES - 1) });
        pen.write(more, x + 10, y + 13, { size: 9, colour: paint.muted, width: columnWidth - 20 });
        continue;
      }
      const about = [t('administrator'), admin.workPosition, admin.email].filter(Boolean).join(' · ');
      pen.person({ name: admin.name, about, initials: admin.initials, foto: admin.foto }, x + 8, y + 7, {
        width: columnWidth - 16,
        side: 24,
      });
    }
    y += sizes.admin + sizes.adminGap;
  }
}
