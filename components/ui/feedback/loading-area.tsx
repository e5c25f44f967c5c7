import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';

/** After this, a loading is slow. */
const SLOW_MS = 4000;

/** Wraps placeholders, so that screen readers announce the loading once, and says when it takes long. */
export function LoadingArea({ label, children }: { label?: string; children: ReactNode }) {
  const t = useTranslations('ui.page');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-live="polite" aria-busy="true">
      <span className="sr-only">{label ?? t('loading')}</span>
      {isSlow && <p className="pb-3 text-14 text-muted">{t('slow')}</p>}
      {children}
    </div>
  );
}
