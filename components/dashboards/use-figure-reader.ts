import { useTranslations } from 'next-intl';
import type { ChartWords } from '#/components/charts/blank-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

/** Returns who reads results on this screen; dates are written as the tag says. */
export function useFigureReader(locale: string): FigureReader {
  return { t: useTranslations('figures.results'), titles: useTranslations('figures.categories'), locale };
}

/** The reader, with words for charts. */
export interface ChartReader extends FigureReader {
  readonly points: ChartWords;
}

export function useChartReader(locale: string): ChartReader {
  return { ...useFigureReader(locale), points: useTranslations('charts.points') };
}
