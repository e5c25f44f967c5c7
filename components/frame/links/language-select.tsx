'use client';

import { Globe } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { tokenOfPage } from '#/components/frame/links/link-token.ts';
import { refreshPage } from '#/components/frame/session/page-refresh.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { type Locale, languageNames } from '#/lib/words/locales.ts';

/** The languages offered on an open page or in the account menu. */
export interface Languages {
  label: string;
  current: Locale;
  offered: readonly Locale[];
}

/** Returns a function that stores the reader's language and renders the page in it; typed values stay. */
export function useChangeLanguage(): (locale: Locale) => Promise<void> {
  const router = useRouter();
  return async (locale) => {
    const [{ call }, { chooseLanguageContract }, { readFormsIn }] = await Promise.all([
      import('#/lib/api/call.ts'),
      import('#/lib/domain/profile/profile.contract.ts'),
      import('#/components/ui/fields/form-words.ts'),
    ]);
    try {
      const token = tokenOfPage(location.pathname);
      await call(chooseLanguageContract, { body: { locale, ...(token ? { token } : {}) } });
      await readFormsIn(locale);
      refreshPage(() => router.refresh());
    } catch (error) {
      showMessage({ kind: 'bad', text: (error as Error).message });
    }
  };
}

/**
 * Shows the languages of an open page. Each is written in itself: someone looking for theirs may not know the others.
 */
export function LanguageSelect({ label, current, offered }: Languages) {
  const changeLanguage = useChangeLanguage();
  return (
    <label className="-mx-2 relative flex min-h-8 items-center gap-1.5 rounded-control px-2 hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <Globe aria-hidden className="size-3.5 shrink-0" />
      {/* As wide as the chosen language: the list would be as wide as the longest. */}
      <span aria-hidden>{languageNames[current]}</span>
      <span aria-hidden className="mx-0.5 size-1.5 -translate-y-0.5 rotate-45 border-current border-r border-b" />
      <select
        aria-label={label}
        value={current}
        onChange={({ target }) => void changeLanguage(target.value as Locale)}
        className="absolute inset-0 cursor-pointer appearance-none text-12 text-ink opacity-0"
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
