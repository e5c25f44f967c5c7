'use client';

import { useRouter } from 'next/navigation';
import { tokenOfPage } from '#/components/frame/links/link-token.ts';
import { refreshPage } from '#/components/frame/session/page-refresh.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** What an open page or the account menu offers. */
export interface Languages {
  label: string;
  current: Locale;
  offered: readonly Locale[];
}

/** Returns a function that stores the reader's language and renders the page in it; what was typed stays. */
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
