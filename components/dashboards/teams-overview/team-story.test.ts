import { expect, test } from 'vitest';
import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import { describeTeam, findReason } from '#/components/dashboards/teams-overview/team-story.ts';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';

const figure = (avg: number | null, change: number | null, reliable: boolean) => ({ avg, change, reliable });
const none = figure(null, null, false);
const row = (figures: Record<string, object>) =>
  ({
    motivation: none,
    productivity: none,
    sentiments: none,
    participation: { rate: 80 },
    ...figures,
  }) as unknown as OverviewTeam;

test('a message is about what clearly moved most, up or down', () => {
  const figures = { sentiments: figure(53, -9, true), motivation: figure(70, 12, true) };
  expect(findReason(row(figures))).toEqual({ metric: 'motivation', value: 70, change: 12 });
});

test('a move that may be chance is no reason: sentiment is given as it is', () => {
  const figures = { sentiments: figure(53, -9, false), productivity: figure(64, -2, false) };
  expect(findReason(row(figures))).toEqual({ metric: 'sentiment', value: 53, change: null });
});

test('a team without a result has no story', () => {
  expect(findReason(row({}))).toBeNull();
});

test('a motivation far below the company is said, before what didn’t change', () => {
  const finance = row({ sentiments: figure(68, 4, false), motivation: figure(55, -4, false) });
  const scope = { department: null, sentiment: { avg: 69 }, performance: { avg: 72 }, motivation: { avg: 73 } };
  const frame = { period: '1m', scope, reader: figureReader } as unknown as Parameters<typeof describeTeam>[1];
  expect(describeTeam(finance, frame).sentences).toEqual([
    'Motivation is 18 points below the company.',
    'No clear change: sentiment 68, motivation 55.',
  ]);
  const low = row({ sentiments: figure(57, -4, false), motivation: figure(45, -4, false) });
  expect(describeTeam(low, frame).sentences).toEqual([
    'Sentiment is 12 points below the company.',
    'No clear change: sentiment 57, motivation 45.',
  ]);
  const mixed = row({ sentiments: figure(80, 4, false), motivation: figure(45, -4, false) });
  expect(describeTeam(mixed, frame).sentences?.slice(0, 2)).toEqual([
    'Motivation is 28 points below the company.',
    'Sentiment is 11 points above the company.',
  ]);
  const few = row({ sentiments: figure(57, -4, false), participation: { rate: 49 } });
  expect(describeTeam(few, frame)).toEqual({
    sentences: ['Sentiment is at 57, with no clear change.'],
    distance: null,
  });
});
