import type { ChartReader } from '#/components/dashboards/use-figure-reader.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** A reader whose days are written as “3 March”. */
export const figureReader: FigureReader = {
  t: wordsFor('en', 'figures.results'),
  titles: wordsFor('en', 'figures.categories'),
  locale: 'en-GB',
};

/** A `figureReader` who also reads charts. */
export const chartReader: ChartReader = { ...figureReader, points: wordsFor('en', 'charts.points') };
