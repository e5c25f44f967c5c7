import type { Metadata, Viewport } from 'next';
import { cookies, headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import '#/app/globals.css';
import { keepEarlyInput } from '#/app/early-input.ts';
import { figtree, figtreeExtended } from '#/app/fonts.ts';
import { pageLanguage } from '#/app/page-language.ts';
import { HeadingFocus } from '#/components/frame/pages/page-title.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { MessageBoxes } from '#/components/ui/feedback/message-boxes.tsx';
import { parseTheme, themeCookie } from '#/components/ui/theme.ts';
import { env } from '#/lib/platform/env.ts';
import { topLevelLetters } from '#/lib/platform/top-level-letters.ts';
import { catalogues } from '#/lib/words/catalogues.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell');
  return {
    title: { default: 'unboXt', template: '%s · unboXt' },
    description: t('description'),
    icons: { icon: '/favicon.svg', apple: '/icons/apple-touch.png' },
    appleWebApp: { capable: true, title: 'unboXt' },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf8f4' },
    { media: '(prefers-color-scheme: dark)', color: '#191714' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = parseTheme((await cookies()).get(themeCookie)?.value);
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const t = await getTranslations('shell');
  return (
    // The theme toggle changes data-theme in the browser, so React must not compare it with the server's value.
    <html
      lang={await pageLanguage()}
      data-theme={theme}
      data-email-letters={topLevelLetters()}
      data-unreachable={t('unreachable')}
      data-failure={JSON.stringify(catalogues[await pageLanguage()].failure)}
      className={`${figtree.variable} ${figtreeExtended.variable}`}
      suppressHydrationWarning
    >
      <body className="min-h-dvh">
        <script nonce={nonce} suppressHydrationWarning>{`(${keepEarlyInput.toString()})()`}</script>
        <noscript>
          <p className="bg-neutral-soft px-4 py-3 text-14 text-neutral">{t('noScript')}</p>
        </noscript>
        {env().MAINTENANCE && (
          <Alert state="neutral" banner>
            {t('maintenance')}
          </Alert>
        )}
        {children}
        <Suspense>
          <HeadingFocus />
        </Suspense>
        <MessageBoxes close={t('messages.close')} list={t('messages.list')} />
      </body>
    </html>
  );
}
