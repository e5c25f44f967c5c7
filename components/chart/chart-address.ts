import type { Input } from '#/lib/api/endpoint.ts';
import { DEFAULT_PERIOD, type PeriodName, periods } from '#/lib/domain/calendar/period.ts';
import type { getChartContract } from '#/lib/domain/chart/chart.contract.ts';

/** The filters of the chart, as in the URL; 0 for all. */
export interface ChartFilters {
  period: PeriodName;
  department: number;
  team: number;
  figures: boolean;
}

/** Returns the filters of a URL; a value that can't be one is left out. */
export function readChartFilters(get: (name: string) => string | null): ChartFilters {
  const number = (name: string) => (/^\d{1,9}$/.test(get(name) ?? '') ? Number(get(name)) : 0);
  return {
    period: periods.find(({ name }) => name === get('period'))?.name ?? DEFAULT_PERIOD,
    department: number('department'),
    team: number('team'),
    figures: get('figures') === 'on',
  };
}

/** Returns whether Reset filters would change anything. */
export function isFiltered({ period, department, team }: ChartFilters): boolean {
  return period !== DEFAULT_PERIOD || department !== 0 || team !== 0;
}

/** Which part of the company is drawn; all of it without a department and a team. */
export interface ChartPart {
  departmentId?: number;
  teamId?: number;
}

/** Returns the part that the filters choose. */
export function partOf({ department, team }: ChartFilters): ChartPart {
  return { ...(department !== 0 && { departmentId: department }), ...(team !== 0 && { teamId: team }) };
}

/** Returns the request that the filters make. */
export function chartInput(filters: ChartFilters): Input<typeof getChartContract> {
  const { period, figures } = filters;
  return { query: { period, shape: 'packed', ...(figures && { figures }), ...partOf(filters) } };
}

/** Returns the value of a filter in the URL; undefined for its default. */
export function inAddress(value: ChartFilters[keyof ChartFilters]): string | undefined {
  if (typeof value === 'boolean') return value ? 'on' : undefined;
  return value === 0 ? undefined : String(value);
}
