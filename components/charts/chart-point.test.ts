import { expect, test } from 'vitest';
import { describeLinePoint, speakPoint } from '#/components/charts/chart-point.ts';
import { prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const t = wordsFor('en', 'charts.points');

test('an empty place is said in words, and an earlier value with its own day', () => {
  const model = prepareLineChart({
    title: 'Motivation',
    unit: '%',
    bucket: 'day',
    locale: 'de-DE',
    t,
    lines: [
      {
        name: 'Team',
        points: [
          { date: '2026-03-02', record: null },
          { date: '2026-03-03', record: 12.34 },
        ],
      },
    ],
    previous: { name: 'Vorher', points: [{ date: '2026-03-01', record: 0 }] },
  });
  expect(speakPoint(describeLinePoint(model, 0, 'de-DE'), t)).toBe(
    'Montag, 2. März 2026: Team no answers, Vorher no check-in (Samstag, 28. Februar 2026)',
  );
  expect(speakPoint(describeLinePoint(model, 1, 'de-DE'), t)).toBe(
    'Dienstag, 3. März 2026: Team 12%, Vorher 0% (Sonntag, 1. März 2026)',
  );
});
