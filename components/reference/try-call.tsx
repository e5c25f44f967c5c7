'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { TryFormProps } from '#/components/reference/try-form.tsx';

const TryForm = dynamic(() => import('#/components/reference/try-form.tsx').then((file) => file.TryForm), {
  ssr: false,
});

/** Shows the form for trying a call; it's loaded when opened, and keeps its answer when closed. */
export function TryCall(props: TryFormProps) {
  const t = useTranslations('reference.try');
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)} className="rounded-card border border-line bg-surface">
      <summary className="cursor-pointer rounded-card px-4 py-2.5 text-14">{t('open')}</summary>
      {wasOpened && <TryForm {...props} />}
    </details>
  );
}
