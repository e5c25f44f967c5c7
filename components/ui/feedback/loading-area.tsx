import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Wraps placeholders, so that screen readers announce the loading once. After four seconds, it says that it's slow. */
export function LoadingArea({ label, children }: { label?: string; children: ReactNode }) {
  const t = useTranslations('ui.page');
  return (
    <div aria-live="polite" aria-busy="true">
      <span className="sr-only">{label ?? t('loading')}</span>
      <p className="appears-late text-muted">{t('slow')}</p>
      {children}
    </div>
  );
}
