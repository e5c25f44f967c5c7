import { Document, Line, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import type { GroupChapter, Report, TeamRow } from '#/lib/domain/reports/document/report-model.ts';
import { TABLE_ROWS } from '#/lib/domain/reports/teams/teams-table.ts';

const styles = StyleSheet.create({
  page: { padding: 46, fontSize: 9 },
  row: { flexDirection: 'row', height: 25 },
  wide: { width: 150 },
  cell: { width: 64 },
});

const write = (text: string, style: { width?: number } = {}) => createElement(Text, { style }, text);

/** Draws the words, numbers and lines of a company's report with the library's own letters and no design. */
export function drawBare({ chapters, askedBy, companyName }: Report): Promise<Buffer> {
  const [chapter] = chapters as GroupChapter[];
  if (!chapter) throw new Error('A company’s report was expected.');
  const { teams } = chapter;
  const tables = Array.from({ length: Math.ceil(teams.length / TABLE_ROWS) }, (_, at) =>
    page(
      write(`Teams side by side, page ${at + 1}`),
      row('Team', 'Members', 'Motivation', 'Performance', 'Sentiment', 'Performance and mood'),
      ...teams.slice(at * TABLE_ROWS, (at + 1) * TABLE_ROWS).map(teamRow),
    ),
  );
  const head = [write(companyName), write(`Made for ${askedBy}`)];
  const explained = Array.from({ length: 12 }, (_, at) =>
    write(
      `${at + 1}. Every answer counts once, so that no one can be identified by comparing days, groups and periods.`,
    ),
  );
  return renderToBuffer(
    createElement(
      Document,
      { title: companyName },
      page(...head, ...figures(chapter)),
      page(...months(chapter)),
      ...tables,
      page(...explained),
    ),
  );
}

function page(...children: ReactElement[]): ReactElement {
  const number = createElement(Text, {
    fixed: true,
    render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages?: number }) =>
      `Page ${pageNumber} of ${totalPages}`,
  });
  return createElement(Page, { size: 'A4', style: styles.page }, ...children, number);
}

function figures({ dashboard }: GroupChapter): ReactElement[] {
  const { motivation, performance, sentiment, participation } = dashboard;
  return [
    row('Motivation', 'Performance', 'Sentiment', 'Participation'),
    row(...[motivation.avg, performance.avg, sentiment.avg, participation.rate].map(String)),
    ...[motivation, performance, sentiment].map(({ change, personsBand }) =>
      write(`${change} points, from ${personsBand} people, against the 4 weeks before`),
    ),
    ...[motivation, performance, sentiment].map(({ data, previousData }) => lines(data, previousData)),
  ];
}

function months({ dashboard }: GroupChapter): ReactElement[] {
  const { enps, onboarding, norms, sentiment } = dashboard;
  return [
    ...[enps, onboarding].flatMap(({ avg, detractors, neutral, promoters, data }) => [
      write(String(avg)),
      row(...[detractors, neutral, promoters].map(({ label, value }) => `${label} ${value}%`)),
      lines(data),
    ]),
    ...norms.map(({ name, avg }) => row(name, String(avg))),
    ...(['good', 'meh', 'bad'] as const).map((kind) =>
      lines(sentiment.typesData.map((point) => ({ date: point.date, record: point[kind] }))),
    ),
  ];
}

function lines(...all: { date: string; record: number | null }[][]): ReactElement {
  const grid = [0, 25, 50, 75, 100].map((y) =>
    createElement(Line, { x1: 0, y1: y, x2: 450, y2: y, stroke: '#cccccc' }),
  );
  const paths = all.map((points) => {
    const coordinates = points.flatMap(({ record }, at) => (record === null ? [] : [`${at * 15} ${100 - record}`]));
    return createElement(Path, { d: `M${coordinates.join(' L')}`, stroke: '#000000', fill: 'none' });
  });
  const labels = (all[0] ?? []).filter((_, at) => at % 5 === 0).map(({ date }) => write(date));
  return createElement(
    View,
    {},
    createElement(Svg, { width: 450, height: 100 }, ...grid, ...paths),
    createElement(View, { style: styles.row }, ...labels),
  );
}

function teamRow({
  team,
  motivation,
  productivity,
  sentiments,
  productivity_sentiment_category: id,
}: TeamRow): ReactElement {
  const place = `${team.departmentName}, led by ${team.leader}`;
  return createElement(
    View,
    { style: styles.row },
    createElement(View, { style: styles.wide }, write(team.name), write(place)),
    write(String(team.members), styles.cell),
    ...[motivation, productivity, sentiments].map(({ avg, change }) =>
      createElement(View, { style: styles.cell }, write(String(avg)), write(String(change))),
    ),
    write(productivitySentimentCategories[id]?.key ?? ''),
  );
}

function row(...cells: string[]): ReactElement {
  return createElement(View, { style: styles.row }, ...cells.map((cell) => write(cell, styles.cell)));
}
