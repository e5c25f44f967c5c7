import { describeBand } from '#/components/dashboards/company/company-wording.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

/** Says how many people several results are based on; undefined if that isn't shown for all of them, or differs. */
export function describeCommonBand(bands: readonly (string | null)[], t: FigureReader['t']): string | undefined {
  const [band = null, ...others] = new Set(bands);
  return others.length === 0 ? describeBand(band, t) : undefined;
}
