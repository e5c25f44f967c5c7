import { type ChartDocument, printedLeader } from '#/lib/domain/reports/chart/chart-model.ts';
import { type ChartChapter, chartPage, HEAD } from '#/lib/domain/reports/chart/chart-paper.ts';
import type { Pen } from '#/lib/domain/reports/chart/chart-pen.ts';
import { blockSizes, type PlannedBlock } from '#/lib/domain/reports/chart/chart-plan.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface Drawn {
  chapter: ChartChapter;
  blocks: readonly PlannedBlock[];
  members: Map<number, number[]>;
}

const PAD = 8;

/** Draws one page of a department: its card, and below it the teams in columns that hang from one line. */
export function drawBlocks(pen: Pen, chart: ChartDocument, { chapter, blocks, members }: Drawn): void {
  drawHead(pen, chart, chapter);
  const { side, top } = chartPage;
  const { columnWidth, scale, colours } = chapter;
  pen.enlarged({ x: side, y: top + HEAD, scale }, () => {
    const leftOf = (column: number) => column * (columnWidth + blockSizes.gutter);
    const used = [...new Set(blocks.map(({ column }) => column))].sort((a, b) => a - b);
    // The end of the line from the card, above the columns.
    const busY = -BUS / scale;
    const hook = 12;
    if (used.length > 0) pen.line([-hook, busY], [leftOf(used.at(-1) ?? 0) - hook, busY]);
    for (const column of used) {
      const x = leftOf(column) - hook;
      const hooks = blocks.filter((block) => block.column === column).map((block) => block.top + hook);
      pen.line([x, busY], [x, Math.max(...hooks)]);
      for (const y of hooks) pen.line([x, y], [leftOf(column), y]);
    }
    for (const block of blocks)
      drawTeam(pen, chart, { block, members, colours, x: leftOf(block.column), width: columnWidth });
  });
}

/** Height of the space for the line from which the teams hang. */
const BUS = 14;

/** Draws the card of a department, and the line from it. */
function drawHead(pen: Pen, chart: ChartDocument, chapter: ChartChapter): void {
  const { side, top } = chartPage;
  const t = wordsFor(chart.locale, 'chart-export.pdf');
  const head = { width: 340, height: 40 };
  const { mainColor, titleColor } = chapter.colours;
  pen.card(side, top, { ...head, fill: mainColor });
  const leader = chapter.department?.leader;
  if (leader)
    pen.person(printedLeader(leader, chart.locale), side + PAD, top + 8, { width: head.width - 2 * PAD, side: 24 });
  else {
    const size = t('size', { teams: chapter.teams.length, people: chapter.people });
    const label = chapter.department ? t('nobody') : chapter.name;
    pen.write(label, side + PAD, top + 8, { size: 11, weight: 600, colour: titleColor, width: head.width - 2 * PAD });
    pen.write(size, side + PAD, top + 23, { size: 9, colour: titleColor });
  }
  if (chapter.teams.length > 0) pen.line([side + 20, top + head.height], [side + 20, top + HEAD - BUS]);
}

interface Placed {
  block: PlannedBlock;
  members: Map<number, number[]>;
  colours: ChartChapter['colours'];
  x: number;
  width: number;
}

function drawTeam(pen: Pen, chart: ChartDocument, { block, members, colours, x, width }: Placed): void {
  const t = wordsFor(chart.locale, 'chart-export.pdf');
  const team = chart.teams[block.team];
  if (!team) return;
  let y = block.top;
  const inner = width - 2 * PAD;
  pen.card(x, y, { width, height: block.height });
  pen.decorate(() => pen.doc.roundedRect(x, y, width, blockSizes.head - 4, 5).fill(colours.mainColor));
  const title = block.fromMember === 0 ? team.teamName : t('continued', { name: team.teamName });
  const count = String(team.membersCount);
  const countWidth = pen.measure(count, { size: 9 });
  pen.write(title, x + PAD, y + 4, {
    size: 10.5,
    weight: 600,
    colour: colours.titleColor,
    width: inner - countWidth - 8,
    kind: 'H3',
  });
  pen.write(count, x + width - PAD - countWidth, y + 5, { size: 9, colour: colours.titleColor });
  y += blockSizes.head;
  if (block.fromMember === 0) {
    const leaders = [team.leader, team.secondaryLeader].filter((leader) => leader !== null);
    for (const leader of leaders) {
      pen.person(printedLeader(leader, chart.locale), x + PAD, y, { width: inner, side: 22 });
      y += blockSizes.leader;
    }
    if (leaders.length === 0) {
      pen.write(t('nobody'), x + PAD, y + 6, { size: 8.5, colour: paint.muted });
      y += blockSizes.leader;
    }
  }
  const own = members.get(team.id) ?? [];
  if (own.length === 0) pen.write(t('noMembers'), x + PAD, y + 5, { size: 8.5, colour: paint.muted });
  for (const at of own.slice(block.fromMember, block.toMember)) {
    const { names, emails, positions, fotos } = chart.members;
    const about = [chart.workPositions[positions[at] ?? 0], emails[at]].filter(Boolean).join(' · ');
    const person = { name: names[at] ?? '', about, initials: '', foto: fotos[at] || null };
    pen.person(person, x + PAD, y, { width: inner, side: 21 });
    y += blockSizes.member;
  }
}
