import { readNumber } from '#/components/frame/links/pulse-address.ts';
import { PULSES_PAGE_SIZE, pulseStatuses } from '#/lib/domain/pulses/constants.ts';
import { listPulsesContract } from '#/lib/domain/pulses/manage/manage.contract.ts';

export const filterNames = ['status', 'user', 'date'] as const;

export interface PulseFilters {
  status?: (typeof pulseStatuses)[number];
  /** The creator's id. */
  user?: number;
  /** A day or a month when a round was open. */
  date?: string;
}

/** Reads the filters of a URL; invalid ones are left out. */
export function readFilters(get: (name: string) => string | null): PulseFilters {
  const status = pulseStatuses.find((name) => name === get('status'));
  const user = readNumber(get('user'));
  const date = /^\d{4}-\d{2}(-\d{2})?$/.exec(get('date') ?? '')?.[0];
  return { ...(status && { status }), ...(user !== undefined && { user }), ...(date && { date }) };
}

/** Returns the cache key of the list's pages. */
export function pulsePagesKey(filters: PulseFilters) {
  return [listPulsesContract.name, 'pages', filters] as const;
}

/** Returns the request for a page of the list: pulses older than the last one of the previous page. */
export function pulsePageQuery(filters: PulseFilters, before?: number) {
  return { ...filters, limit: PULSES_PAGE_SIZE, before };
}
