import type { ChartDocument } from '#/lib/domain/reports/chart/chart-model.ts';
import { type ChartChapter, chartPage } from '#/lib/domain/reports/chart/chart-paper.ts';
import type { Pen } from '#/lib/domain/reports/chart/chart-pen.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface OverviewBlock {
  chapter: ChartChapter;
  column: number;
  /** Number of columns in its row. */
  columns: number;
  top: number;
  /** How many teams fit below the card. */
  teamPlaces: number;
  /** How much larger than usual its card and its teams are, to fill the page. */
  zoom: number;
}

const sizes = { root: 34, admin: 38, adminGap: 10, card: 58, gap: 26, columns: 5, gutter: 22, team: 32 } as const;
/** The room at the left of all cards, for the line they hang from. */
const TRUNK = 14;
/** Larger letters would fill a card with two words. */
const ZOOM_MAX = 1.5;
/** How many administrators fit; if there are more, the last space says how many. */
const ADMIN_PLACES = 20;

const { width, height, side, top, bottom } = chartPage;

/** Returns the positions of cards next to each other. */
const gridOf = (columns: number) => {
  const columnWidth = (width - 2 * side - TRUNK - (columns - 1) * sizes.gutter) / columns;
  return { columnWidth, leftOf: (column: number) => side + TRUNK + column * (columnWidth + sizes.gutter) };
};
const { columnWidth, leftOf } = gridOf(sizes.columns);

/** Returns where the departments begin on the first page, below the company and its administrators. */
function firstRow({ admins }: ChartDocument): number {
  const rows = Math.ceil(Math.min(admins.length, ADMIN_PLACES) / sizes.columns);
  return (
    top + sizes.root + sizes.gap + rows * (sizes.admin + sizes.adminGap) + (rows > 0 ? sizes.gap - sizes.adminGap : 0)
  );
}

/** Returns the departments spread over as many pages as they need; the rest of a single page shows their teams. */
export function planOverview(chart: ChartDocument, chapters: readonly ChartChapter[]): OverviewBlock[][] {
  const rows = Math.ceil(chapters.length / sizes.columns);
  // Rows of about equal length.
  const columns = Math.max(3, Math.ceil(chapters.length / Math.max(1, rows)));
  const start = firstRow(chart);
  const rowHeight = (height - bottom - start) / Math.max(1, rows);
  if (rowHeight >= sizes.card + sizes.gap) {
    const most = Math.max(0, ...chapters.map(({ teams }) => teams.length));
    // A little less than what fits exactly, so that rounding hides no team.
    const fitting = (0.999 * (rowHeight - sizes.gap)) / (sizes.card + most * sizes.team);
    const zoom = Math.min(ZOOM_MAX, Math.max(1, fitting));
    return [
      chapters.map((chapter, at) => ({
        chapter,
        column: at % columns,
        columns,
        top: start + Math.floor(at / columns) * rowHeight,
        teamPlaces: Math.floor((rowHeight - zoom * sizes.card - sizes.gap) / (zoom * sizes.team)),
        zoom,
      })),
    ];
  }
  const pages: OverviewBlock[][] = [[]];
  let y = start;
  for (let at = 0; at < chapters.length; at += sizes.columns) {
    if (y + sizes.card > height - bottom) {
      pages.push([]);
      y = top + sizes.gap;
    }
    const row = chapters.slice(at, at + sizes.columns);
    pages
      .at(-1)
      ?.push(
        ...row.map((chapter, column) => ({ chapter, column, columns: sizes.columns, top: y, teamPlaces: 0, zoom: 1 })),
      );
    y += sizes.card + sizes.gap;
  }
  return pages;
}

/** Draws the company, its administrators and its departments, each with a link to its pages. */
export function drawOverview(
  pen: Pen,
  chart: ChartDocument,
  { blocks, isFirst }: { blocks: OverviewBlock[]; isFirst: boolean },
) {
  const t = wordsFor(chart.locale, 'chart-export.pdf');
  const trunk = side;
  const rows = Map.groupBy(blocks, (block) => block.top);
  const lastBus = Math.max(...rows.keys(), 0) - sizes.gap / 2;
  if (isFirst) drawTop(pen, chart, trunk);
  const from = isFirst ? top + sizes.root / 2 : top;
  if (rows.size > 0) pen.line([trunk, from], [trunk, lastBus]);
  for (const [y, row] of rows) {
    const busY = y - sizes.gap / 2;
    const centres = row.map(({ column, columns }) => {
      const grid = gridOf(columns);
      return grid.leftOf(column) + grid.columnWidth / 2;
    });
    pen.line([trunk, busY], [centres.at(-1) ?? trunk, busY]);
    for (const centre of centres) pen.line([centre, busY], [centre, y]);
  }
  for (const { chapter, column, columns, top: y, teamPlaces, zoom } of blocks) {
    const grid = gridOf(columns);
    const x = grid.leftOf(column);
    const { mainColor, titleColor } = chapter.colours;
    const cardHeight = zoom * sizes.card;
    pen.card(x, y, { width: grid.columnWidth, height: cardHeight, fill: mainColor });
    const room = grid.columnWidth - 20;
    const name = { size: 11.5 * zoom, weight: 600, colour: titleColor, width: room, kind: 'H2' } as const;
    pen.write(chapter.name, x + 10, y + 9 * zoom, name);
    const leader = chapter.department?.leader?.name ?? (chapter.department ? t('nobody') : '');
    if (leader) pen.write(leader, x + 10, y + 26 * zoom, { size: 9 * zoom, width: room });
    const size = t('size', { teams: chapter.teams.length, people: chapter.people });
    const small = { size: 8.5 * zoom, colour: paint.muted, width: room };
    pen.write(size, x + 10, y + (leader ? 40 : 26) * zoom, small);
    pen.doc.goTo(x, y, grid.columnWidth, cardHeight, chapter.target);
    drawTeams(pen, chart, { teams: chapter.teams, places: teamPlaces, x: x + 10, y: y + cardHeight + 8, room, zoom });
  }
}

interface TeamLines {
  teams: readonly number[];
  places: number;
  x: number;
  y: number;
  room: number;
  zoom: number;
}

/** Draws teams as lines with their leaders; if they don't all fit, the last line says how many are missing. */
function drawTeams(pen: Pen, chart: ChartDocument, { teams, places, x, y, room, zoom }: TeamLines): void {
  const t = wordsFor(chart.locale, 'chart-export.pdf');
  const shownCount = teams.length > places ? Math.max(0, places - 1) : teams.length;
  for (const [row, at] of teams.slice(0, shownCount).entries()) {
    const team = chart.teams[at];
    if (!team) continue;
    const about = [team.leader?.name ?? t('nobody'), t('members', { people: team.membersCount })].join(' · ');
    const top = y + row * zoom * sizes.team;
    pen.write(team.teamName, x, top, { size: 10 * zoom, weight: 600, width: room });
    pen.write(about, x, top + 13 * zoom, { size: 8.5 * zoom, colour: paint.muted, width: room });
  }
  if (shownCount === teams.length || places === 0) return;
  const more = t('moreTeams', { count: teams.length - shownCount });
  const under = y + shownCount * zoom * sizes.team;
  pen.write(more, x, under, { size: 8.5 * zoom, colour: paint.muted, width: room });
}

function drawTop(pen: Pen, chart: ChartDocument, trunk: number): void {
  const t = wordsFor(chart.locale, 'chart-export.pdf');
  const left = leftOf(0);
  pen.card(left, top, { width: columnWidth, height: sizes.root, fill: paint.sunken });
  pen.write(chart.companyName, left + 10, top + 9, { size: 13, weight: 600, width: columnWidth - 20 });
  pen.line([left, top + sizes.root / 2], [trunk, top + sizes.root / 2]);
  let y = top + sizes.root + sizes.gap;
  const { length: total } = chart.admins;
  const places: readonly (ChartDocument['admins'][number] | null)[] =
    total > ADMIN_PLACES ? [...chart.admins.slice(0, ADMIN_PLACES - 1), null] : chart.admins;
  for (let at = 0; at < places.length; at += sizes.columns) {
    const middle = y + sizes.admin / 2;
    pen.line([trunk, middle], [left, middle]);
    for (const [column, admin] of places.slice(at, at + sizes.columns).entries()) {
      const x = leftOf(column);
      if (column > 0) pen.line([x - sizes.gutter, middle], [x, middle]);
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
