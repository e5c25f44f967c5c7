'use client';

import { Globe } from 'lucide-react';
import { type Languages, useChangeLanguage } from '#/components/frame/language/use-change-language.ts';
import { type Locale, languageNames } from '#/lib/words/locales.ts';

/** The language of an open page. Each stands in its own words: whoever looks for theirs can't read the others. */
export function LanguageSelect({ label, current, offered }: Languages) {
  const changeLanguage = useChangeLanguage();
  return (
    <label className="relative flex items-center">
      <Globe aria-hidden className="pointer-events-none absolute left-2 size-3.5" />
      <select
        aria-label={label}
        value={current}
        onChange={({ target }) => void changeLanguage(target.value as Locale)}
        className="min-h-9 cursor-pointer rounded-control border border-line bg-surface pr-2 pl-7 text-13 text-ink"
      >
        {offered.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languageNames[locale]}
          </option>
        ))}
      </select>
    </label>
  );
}
