import type { Output } from '#/lib/api/endpoint.ts';
import type { getRetentionContract } from '#/lib/domain/retention/retention.contract.ts';

/** How long one kind of data is kept. */
export type KeptKind = Output<typeof getRetentionContract>['kinds'][number];

const usual = [1, 2, 3, 6, 9, 12, 18, 24, 30, 36, 48, 60, 72, 84];

/**
 * Returns the months to choose from: usual ones within the limits, the maximum and the current choice.
 * @example listMonths({ least: 3, most: 10, months: 8 }) // [3, 6, 8, 9, 10]
 */
export function listMonths({ least, most, months }: Pick<KeptKind, 'least' | 'most' | 'months'>): number[] {
  const within = usual.filter((value) => value >= least && value <= most);
  return [...new Set([...within, most, months])].sort((one, other) => one - other);
}
