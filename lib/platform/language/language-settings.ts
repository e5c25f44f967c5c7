import * as z from 'zod';
import { isLocale, locales } from '#/lib/words/locales.ts';
import { namesIn } from '#/lib/words/offered-locales.ts';

/** The languages that people may read; `offered-locales.ts` reads the setting, below the checks of `env`. */
export const languageSettings = {
  LANGUAGES: z
    .string()
    .refine((value) => namesIn(value).every(isLocale), `must name languages of the product: ${locales.join(', ')}`)
    .optional()
    .describe(
      'The languages that people may choose, as in `en`. English is always among them. Default: all. Tests add `en-XA`, made of the English sentences.',
    ),
};
