import { useTranslations } from 'next-intl';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

/** Who is told on this screen why a figure is empty; dates are written as the tag says. */
export function useFigureReader(locale: string): FigureReader {
  return { t: useTranslations('figures.hidden'), locale };
}
