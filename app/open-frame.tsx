import type { ReactNode } from 'react';
import { footerProps } from '#/app/footer-props.ts';
import { LanguageSelect } from '#/components/frame/links/language-select.tsx';
import { Footer } from '#/components/frame/pages/footer.tsx';

/** Shows a page without the navigation, and the footer below it. */
export async function OpenFrame({ children }: { children: ReactNode }) {
  const { languages, ...footer } = await footerProps();
  return (
    <div className="group/open flex min-h-dvh flex-col">
      <div className="flex flex-1 flex-col">{children}</div>
      <Footer {...footer} isCentred>
        {languages && <LanguageSelect {...languages} />}
      </Footer>
    </div>
  );
}
