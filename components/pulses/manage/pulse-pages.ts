import type { PulseFilters } from '#/components/pulses/manage/pulse-filters.ts';
import { PULSES_PAGE_SIZE } from '#/lib/domain/pulses/constants.ts';
import { listPulsesContract } from '#/lib/domain/pulses/manage/manage.contract.ts';

/** Where the pages of the list are kept. */
export function pulsePagesKey(filters: PulseFilters) {
  return [listPulsesContract.name, 'pages', filters] as const;
}

/** What a page of the list asks for: those older than the last one of the page before. */
export function pulsePageQuery(filters: PulseFilters, before?: number) {
  return { ...filters, limit: PULSES_PAGE_SIZE, before };
}
