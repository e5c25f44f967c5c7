import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** A reader whose days are written as “3 March”. */
export const figureReader: FigureReader = { t: wordsFor('en', 'figures.hidden'), locale: 'en-GB' };
