import { expect, test } from 'vitest';
import type { CellsRow } from '#/lib/domain/dashboards/queries/list-release-cells.ts';
import { presentReleasedScope } from '#/lib/domain/dashboards/released-present.ts';
import { releaseSpans } from '#/lib/domain/metrics/release-spans.ts';

const spans = releaseSpans('1m', '2026-03-30');

/** Eight of ten check-ins answered in the period, six of ten before, by so many persons; days count from `since` on. */
function participation(since: string | null, persons = 6, previousPersons = 6) {
  const cells: CellsRow[] = [[1, 'participation', since, since === null ? [] : [['2026-03-02', null]]]];
  const rows: [1, 'now' | 'before', number, number, number][] = [
    [1, 'now', 10, 8, persons],
    [1, 'before', 10, 6, previousPersons],
  ];
  const figures = { points: [], totals: [], participation: rows, changes: [] };
  return presentReleasedScope({ cells, figures, spans, k: 5, previousCategory: 0 }).participation;
}

test('participation is compared with the period before where its days reach back to the beginning of it', () => {
  expect(spans.previous.from).toBe('2026-01-30');
  expect(participation('2026-01-30')).toEqual({ rate: 80, previousRate: 60, hiddenReason: null });
});

test('the last days of the period before are no measure for this one', () => {
  expect(participation('2026-01-31')).toEqual({ rate: 80, previousRate: null, hiddenReason: null });
  expect(participation(null).previousRate).toBeNull();
});

test('fewer persons than the minimum have no participation', () => {
  expect(participation('2026-01-30', 4)).toMatchObject({ rate: null, previousRate: 60 });
  expect(participation('2026-01-30', 6, 4)).toMatchObject({ rate: 80, previousRate: null });
});
