import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { plainPalette } from '#/lib/domain/chart/constants.ts';
import { layOutChart } from '#/lib/domain/chart/layout/layout.ts';
import { drawLinks } from '#/lib/domain/chart/layout/layout-links.ts';
import { chartNodes, nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { type ChartDocument, type PrintedPerson, printedLeader } from '#/lib/domain/reports/chart/chart-model.ts';
import type { Pen } from '#/lib/domain/reports/chart/chart-pen.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** PDF readers accept up to 14,400 points per side. */
const LONGEST_SIDE = 14_000;
/** Points per pixel of the drawing, if there's enough space. */
const SCALE = 0.5;
const MARGIN = 60;
const HEAD = 110;

interface Card {
  title: string;
  colours: { mainColor: string; titleColor: string };
  people: PrintedPerson[];
  /** Written if there are no people. */
  note: string;
}

/** Draws the whole chart on one sheet, laid out like the screen with everything open. */
export function drawSheet(pen: Pen, chart: ChartDocument): void {
  const t = wordsFor(chart.locale, 'chart-export.pdf');
  const { admins, departments, teams, members } = chart;
  const nodes = chartNodes({
    administrators: admins.length,
    departmentIds: departments.map(({ id }) => id),
    teamIds: teams.map(({ id }) => id),
    teamDepartmentIds: teams.map(({ departamentId }) => departamentId),
    memberTeamIds: members.teamIds,
  });
  const layout = layOutChart(nodes, new Uint8Array(nodes.kind.length).fill(1), 'columns');
  const [width, height] = [(layout.width[0] ?? 0) + 2 * MARGIN, (layout.height[0] ?? 0) + 2 * MARGIN + HEAD];
  const scale = Math.min(SCALE, LONGEST_SIDE / width, LONGEST_SIDE / height);
  const { doc } = pen;
  // On a narrow chart, the header needs extra width.
  pen.addPage(Math.max(width, 900) * scale, height * scale);
  doc.scale(scale);
  const date = formatDate(chart.askedOn, formatLocales[chart.locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  pen.write(t('document', { part: chart.part }), MARGIN, MARGIN, {
    size: 40,
    weight: 600,
    width: Math.max(width, 900) - 2 * MARGIN,
    kind: 'H1',
  });
  pen.write(t('made', { date, name: chart.askedBy }), MARGIN, MARGIN + 54, { size: 20, colour: paint.muted });
  doc.translate(MARGIN - (layout.left[0] ?? 0), MARGIN + HEAD - (layout.top[0] ?? 0));
  pen.decorate(() => {
    doc.lineWidth(2).strokeColor(paint.rule);
    for (let node = 0; node < nodes.kind.length; node++)
      drawLinks(nodes, layout, node, (x1, y1, x2, y2) => doc.moveTo(x1, y1).lineTo(x2, y2));
    doc.stroke();
  });
  for (let node = 0; node < nodes.kind.length; node++) {
    const [x, y, w, h] = [layout.x[node] ?? 0, layout.y[node] ?? 0, layout.w[node] ?? 0, layout.h[node] ?? 0];
    const row = nodes.row[node] ?? 0;
    if (nodes.kind[node] === nodeKinds.member)
      pen.person(memberOf(chart, row), x + 12, y + 9, { width: w - 24, side: 38 });
    else drawCard(pen, cardOf(chart, nodes.kind[node] ?? 0, row), { x, y, w, h });
  }
}

function drawCard(
  pen: Pen,
  { title, colours, people, note }: Card,
  { x, y, w, h }: Record<'x' | 'y' | 'w' | 'h', number>,
): void {
  pen.card(x, y, { width: w, height: h });
  pen.decorate(() => pen.doc.roundedRect(x, y, w, 44, 5).fill(colours.mainColor));
  pen.write(title, x + 16, y + 9, { size: 21, weight: 600, colour: colours.titleColor, width: w - 32, kind: 'H2' });
  for (const [at, person] of people.entries())
    pen.person(person, x + 16, y + 58 + at * 50, { width: w - 32, side: 42 });
  if (people.length === 0) pen.write(note, x + 16, y + 62, { size: 17, colour: paint.muted, width: w - 32 });
}

function memberOf({ members, workPositions }: ChartDocument, at: number): PrintedPerson {
  const about = [workPositions[members.positions[at] ?? 0], members.emails[at]].filter(Boolean).join(' · ');
  return { name: members.names[at] ?? '', about, initials: '', foto: members.fotos[at] || null };
}

function cardOf(chart: ChartDocument, kind: number, row: number): Card {
  const t = wordsFor(chart.locale, 'chart-export.pdf');
  const nobody = t('nobody');
  const [admin, department, team] = [chart.admins[row], chart.departments[row], chart.teams[row]];
  if (kind === nodeKinds.administrator && admin) {
    const about = [admin.workPosition, admin.email].filter(Boolean).join(' · ');
    return { title: t('administrator'), colours: plainPalette, people: [{ ...admin, about }], note: '' };
  }
  if (kind === nodeKinds.department && department) {
    const people = department.leader ? [printedLeader(department.leader, chart.locale)] : [];
    return { title: department.departmentName, colours: department, people, note: nobody };
  }
  if (kind === nodeKinds.team && team) {
    const leaders = [team.leader, team.secondaryLeader].filter((leader) => leader !== null);
    const people = leaders.map((leader) => printedLeader(leader, chart.locale));
    return { title: team.teamName, colours: team, people, note: nobody };
  }
  const { teams, members } = chart;
  const loose = teams.filter(({ departamentId }) => departamentId === null).length;
  const size =
    kind === nodeKinds.loose
      ? t('size', { teams: loose, people: 0 })
      : t('size', { teams: teams.length, people: members.ids.length });
  return {
    title: kind === nodeKinds.loose ? wordsFor(chart.locale, 'specification.chart')('loose') : chart.companyName,
    colours: plainPalette,
    people: [],
    note: kind === nodeKinds.loose ? '' : size,
  };
}
