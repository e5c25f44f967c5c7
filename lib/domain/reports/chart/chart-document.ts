import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { plainPalette } from '#/lib/domain/chart/constants.ts';
import { drawBlocks } from '#/lib/domain/reports/chart/chart-blocks.ts';
import { type ChartDocument, membersByTeam, type PrintedDepartment } from '#/lib/domain/reports/chart/chart-model.ts';
import { drawOverview, planOverview } from '#/lib/domain/reports/chart/chart-overview.ts';
import { type ChartChapter, chartPage, HEAD, OVERVIEW } from '#/lib/domain/reports/chart/chart-paper.ts';
import { openPen, type Pen } from '#/lib/domain/reports/chart/chart-pen.ts';
import { fillPages } from '#/lib/domain/reports/chart/chart-plan.ts';
import { drawSheet } from '#/lib/domain/reports/chart/chart-sheet.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/**
 * Draws the PDF of an organisation chart from its document only: A3 pages or one sheet, all lines and text. It's drawn
 * with pdfkit, because the reports' library would take a gigabyte for 20,000 people.
 */
export function drawChartPdf(chart: ChartDocument): Promise<Uint8Array<ArrayBuffer>> {
  const t = wordsFor(chart.locale, 'chart-export.pdf');
  const title = t('document', { part: chart.part });
  const pen = openPen({ title, author: chart.companyName, language: chart.locale }, chart.photos);
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    pen.doc.on('data', (part: Uint8Array) => parts.push(part));
    pen.doc.on('error', reject);
    pen.doc.on('end', () => resolve(joinParts(parts)));
    if (chart.layout === 'sheet') drawSheet(pen, chart);
    else drawPages(pen, chart);
    pen.finish();
  });
}

function joinParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Draws an overview, and then the pages of each department, all linked to each other. */
function drawPages(pen: Pen, chart: ChartDocument): void {
  const t = wordsFor(chart.locale, 'chart-export.pdf');
  const members = membersByTeam(chart);
  const chapters = chaptersOf(chart, members, wordsFor(chart.locale, 'specification.chart')('loose'));
  const overviews = planOverview(chart, chapters);
  const pages = overviews.length + chapters.reduce((sum, chapter) => sum + chapter.pages.length, 0);
  const date = formatDate(chart.askedOn, formatLocales[chart.locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  let page = 0;
  const begin = (target: string | null, title: string) => {
    page += 1;
    const { width, height, side } = chartPage;
    pen.addPage(width, height);
    if (target !== null) pen.doc.addNamedDestination(target);
    const kind = page <= overviews.length ? 'H1' : 'H2';
    pen.write(title, side, 26, { size: 18, weight: 600, width: width - 2 * side - 260, kind });
    if (chart.companyName !== chart.part || page > overviews.length) {
      const style = { size: 11, colour: paint.muted, width: 240, kind: 'Artifact' } as const;
      const reach = Math.min(style.width, pen.measure(chart.companyName, style));
      pen.write(chart.companyName, width - side - reach, 31, style);
    }
    const foot = height - 30;
    const small = { size: 8, colour: paint.muted, kind: 'Artifact' } as const;
    pen.write(t('made', { date, name: chart.askedBy }), side, foot, { ...small, width: 600 });
    const number = t('page', { page, pages });
    pen.write(number, width - side - pen.measure(number, small), foot, small);
    if (page > overviews.length) {
      const back = t('overview');
      const x = width / 2;
      const reach = pen.write(back, x, foot, { ...small, weight: 600, colour: paint.accent });
      pen.doc.goTo(x, foot - 2, reach, 12, OVERVIEW);
    }
  };
  for (const [at, blocks] of overviews.entries()) {
    begin(at === 0 ? OVERVIEW : null, t('document', { part: chart.part }));
    if (at === 0) pen.doc.outline.addItem(t('overview'));
    drawOverview(pen, chart, { blocks, isFirst: at === 0 });
  }
  for (const chapter of chapters) {
    for (const [at, blocks] of chapter.pages.entries()) {
      begin(at === 0 ? chapter.target : null, at === 0 ? chapter.name : t('continued', { name: chapter.name }));
      if (at === 0) pen.doc.outline.addItem(chapter.name);
      drawBlocks(pen, chart, { chapter, blocks, members });
    }
  }
}

function chaptersOf(chart: ChartDocument, members: Map<number, number[]>, loose: string): ChartChapter[] {
  const byDepartment = Map.groupBy(chart.teams.keys(), (at) => chart.teams[at]?.departamentId ?? 0);
  const { width, height, side, top, bottom } = chartPage;
  const paper = { width: width - 2 * side, height: height - top - bottom - HEAD };
  const chapter = (department: PrintedDepartment | null): ChartChapter => {
    const teams = byDepartment.get(department?.id ?? 0) ?? [];
    const sizes = teams.map((team) => {
      const { id = 0, leader = null, secondaryLeader = null } = chart.teams[team] ?? {};
      const leaders = (leader ? 1 : 0) + (secondaryLeader ? 1 : 0);
      return { team, leaders: Math.max(1, leaders), members: members.get(id)?.length ?? 0 };
    });
    return {
      target: `department-${department?.id ?? 0}`,
      name: department?.departmentName ?? loose,
      department,
      colours: department ?? plainPalette,
      teams,
      people: sizes.reduce((sum, size) => sum + size.members, 0),
      ...fillPages(sizes, paper),
    };
  };
  const chapters = chart.departments.map(chapter);
  return byDepartment.has(0) ? [...chapters, chapter(null)] : chapters;
}
