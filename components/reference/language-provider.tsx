'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import { type Language, languageCookie } from '#/components/reference/languages.ts';

type Choice = readonly [Language, (language: Language) => void];

const LanguageContext = createContext<Choice>(['curl', () => {}]);

/** Returns the language of all code examples, and how to choose another. */
export function useLanguage(): Choice {
  return use(LanguageContext);
}

/** Stores the choice in this browser; `initialLanguage` is the one that the server read from its cookie. */
export function LanguageProvider({ initialLanguage, children }: { initialLanguage: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initialLanguage);
  const choose = (next: Language) => {
    setLanguage(next);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http and in older browsers
    document.cookie = `${languageCookie}=${next}; path=/reference; max-age=31536000; samesite=lax`;
  };
  return <LanguageContext value={[language, choose]}>{children}</LanguageContext>;
}
