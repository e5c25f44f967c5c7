import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { codeFont } from '#/app/(open)/reference/code-font.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { LanguageProvider } from '#/components/reference/language-provider.tsx';
import { languageCookie, parseLanguage } from '#/components/reference/languages.ts';
import { ReferenceShell } from '#/components/reference/reference-shell.tsx';
import { TrialKeyProvider } from '#/components/reference/trial-key.tsx';
import { listContents } from '#/lib/domain/reference/reference.service.ts';

export default async function ReferenceLayout({ children }: { children: ReactNode }) {
  const language = parseLanguage((await cookies()).get(languageCookie)?.value);
  return (
    <div className={`${codeFont.variable} [&_:is(code,pre)]:[font-family:var(--font-code),monospace]`}>
      <LanguageProvider initialLanguage={language}>
        <TrialKeyProvider>
          <Words of={['reference.index']}>
            <ReferenceShell contents={listContents()}>{children}</ReferenceShell>
          </Words>
        </TrialKeyProvider>
      </LanguageProvider>
    </div>
  );
}
