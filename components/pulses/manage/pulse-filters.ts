import { readNumber } from '#/components/frame/links/pulse-address.ts';
import { pulseStatuses } from '#/lib/domain/pulses/constants.ts';

export const filterNames = ['status', 'user', 'date'] as const;

export interface PulseFilters {
  status?: (typeof pulseStatuses)[number];
  /** Who made it. */
  user?: number;
  /** A day or a month in which a round was open. */
  date?: string;
}

/** The filters of an address; what cannot be a filter is left out. */
export function readFilters(get: (name: string) => string | null): PulseFilters {
  const status = pulseStatuses.find((name) => name === get('status'));
  const user = readNumber(get('user'));
  const date = /^\d{4}-\d{2}(-\d{2})?$/.exec(get('date') ?? '')?.[0];
  return { ...(status && { status }), ...(user !== undefined && { user }), ...(date && { date }) };
}
