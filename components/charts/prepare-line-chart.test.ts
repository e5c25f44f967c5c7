import { describe, expect, test } from 'vitest';
import { publishedBlanks } from '#/components/charts/blank-words.ts';
import { prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const base = { title: 'Motivation', bucket: 'day', locale: 'en-GB', t: wordsFor('en', 'charts.points') } as const;
const points = [
  { date: '2026-03-02', record: 64 },
  { date: '2026-03-03', record: null },
  { date: '2026-03-04', record: 0 },
  { date: '2026-03-05', record: 71.25 },
];

describe('prepareLineChart', () => {
  test('keeps gaps as gaps and a real zero as zero', () => {
    const model = prepareLineChart({ ...base, lines: [{ name: 'Team', points }] });
    expect(model.series[0]?.values).toEqual([64, null, 0, 71.25]);
    expect(model.labels.map((label) => label.label)).toEqual(['2 Mar', '3 Mar', '4 Mar', '5 Mar']);
    expect([model.yMin, model.yMax]).toEqual([0, 100]);
  });

  test('names a week that began before the range by the first day of the range, as bars do', () => {
    const range = { from: '2026-03-05', to: '2026-03-15' };
    const lines = [{ name: 'Team', points: [{ date: '2026-03-02', record: 64 }] }];
    const { labels } = prepareLineChart({ ...base, bucket: 'week', range, lines });
    expect(labels.map(({ date, label }) => [date, label])).toEqual([
      ['2026-03-02', '5 Mar'],
      ['2026-03-09', '9 Mar'],
    ]);
  });

  test('describes the chart in words', () => {
    const model = prepareLineChart({ ...base, lines: [{ name: 'Team', points }] });
    expect(model.summary).toBe(
      'Motivation, Monday, 2 March 2026 to Thursday, 5 March 2026. Team goes from 64 to 71, between 0 and 71. 1 of 4 points has no answers.',
    );
  });

  test('describes one date, one value and a level as what they are', () => {
    const summaryOf = (...records: number[]) => {
      const dated = records.map((record, at) => ({ date: `2026-03-0${at + 2}`, record }));
      return prepareLineChart({ ...base, lines: [{ name: 'Team', points: dated }] }).summary;
    };
    expect(summaryOf(58)).toBe('Motivation, Monday, 2 March 2026. Team is at 58.');
    expect(summaryOf(58, 58)).toBe('Motivation, Monday, 2 March 2026 to Tuesday, 3 March 2026. Team stays at 58.');
  });

  test('keeps a position for every day of its range, and distinguishes a day off from one without answers', () => {
    const range = { from: '2026-03-01', to: '2026-03-06' };
    const [line] = prepareLineChart({ ...base, range, lines: [{ name: 'Team', points }] }).series;
    expect(line?.values).toEqual([null, 64, null, 0, 71.25, null]);
    expect(line?.blanks).toEqual(['no check-in', null, 'no answers', null, null, 'no check-in']);
  });

  test('draws a thin line across a weekend and breaks it where no one answered', () => {
    const dated = [
      { date: '2026-03-06', record: 60 },
      { date: '2026-03-09', record: 62 },
      { date: '2026-03-10', record: null },
      { date: '2026-03-11', record: 61 },
    ];
    const model = prepareLineChart({ ...base, lines: [{ name: 'Team', points: dated }] });
    expect(model.series[0]?.links).toEqual(['none', 'bridge', 'bridge', 'bridge', 'none', 'none']);
    expect(model.summary).toContain('2 of 6 points have no check-in. 1 of 6 points has no answers.');
    const [line] = prepareLineChart({ ...base, lines: [{ name: 'Team', points: dated, holds: true }] }).series;
    expect(line?.links).toEqual(['none', 'line', 'line', 'line', 'none', 'none']);
  });

  test('describes empty points as far as the reader may know', () => {
    const range = { from: '2026-03-01', to: '2026-03-03' };
    const [line] = prepareLineChart({
      ...base,
      blanks: publishedBlanks,
      range,
      lines: [{ name: 'Team', points }],
    }).series;
    expect(line?.blanks.slice(0, 3)).toEqual(['no new results', null, 'no new results']);
  });

  test('draws the previous period below, as many days before each day as the period has', () => {
    const previous = {
      points: ['2026-02-25', '2026-02-26', '2026-02-28', '2026-03-01'].map((date, i) => ({ date, record: 50 + i })),
    };
    const line = prepareLineChart({ ...base, lines: [{ name: 'Team', points }], previous }).series[1];
    expect(line?.values).toEqual([51, null, 52, 53]);
    expect(line?.blanks[1]).toBe('no check-in');
    expect(line?.pointLabels?.[0]).toBe('Thursday, 26 February 2026');
    expect(line?.style).toBe('dashed');
  });

  test('leaves out a previous period without answers', () => {
    const previous = { points: [{ date: '2026-02-27', record: null }] };
    expect(prepareLineChart({ ...base, lines: [{ name: 'Team', points }], previous }).series).toHaveLength(1);
  });

  test('joins the days of several lines in order and gives each its colour', () => {
    const model = prepareLineChart({
      ...base,
      lines: [
        { name: 'A', points: [{ date: '2026-03-03', record: 10 }] },
        { name: 'B', points: [{ date: '2026-03-02', record: 20 }] },
      ],
    });
    expect(model.labels.map((label) => label.date)).toEqual(['2026-03-02', '2026-03-03']);
    expect(model.series.map((line) => line.values)).toEqual([
      [null, 10],
      [20, null],
    ]);
    expect(model.series.map((line) => line.colour)).toEqual(['series-1', 'series-2']);
  });

  test('has words for an empty chart', () => {
    const model = prepareLineChart({ ...base, lines: [{ name: 'Team', points: [] }] });
    expect(model.summary).toBe('Motivation: no data yet.');
  });
});
