import { describe, expect, it } from 'vitest';
import { chartInput, isFiltered, readChartFilters } from '#/components/chart/chart-address.ts';

const read = (text: string) => readChartFilters((name) => new URLSearchParams(text).get(name));

describe('the filters in a URL', () => {
  it.each([
    ['', { period: '1m', department: 0, team: 0, figures: false }, false],
    ['tab=chart&figures=on', { period: '1m', department: 0, team: 0, figures: true }, false],
    ['period=6m', { period: '6m', department: 0, team: 0, figures: false }, true],
    ['period=2y&department=x&team=-1', { period: '1m', department: 0, team: 0, figures: false }, false],
    ['department=3&team=14', { period: '1m', department: 3, team: 14, figures: false }, true],
  ])('%j', (text, filters, expected) => {
    expect(read(text)).toEqual(filters);
    expect(isFiltered(read(text))).toBe(expected);
  });

  it('request what is set', () => {
    expect(chartInput(read(''))).toEqual({ query: { period: '1m', shape: 'packed' } });
    expect(chartInput(read('period=1w&department=3&team=14&figures=on'))).toEqual({
      query: { period: '1w', shape: 'packed', figures: true, departmentId: 3, teamId: 14 },
    });
  });
});
