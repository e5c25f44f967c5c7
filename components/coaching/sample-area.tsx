'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** A labelled example, for a step of the tour that describes a part which may still be empty. */
export function SampleArea({ children }: { children: ReactNode }) {
  const words = useTranslations('tour.helper');
  return (
    <section
      data-tour="sample"
      aria-label={words('sample')}
      className="flex flex-col gap-3 rounded-card border border-accent border-dashed bg-paper p-4"
    >
      <p className="flex flex-wrap items-center gap-x-2 text-13 text-muted">
        <span className="rounded-full bg-accent-soft px-2 py-0.5 font-medium text-accent-text">{words('sample')}</span>
        {words('sampleText')}
      </p>
      <ul className="flex flex-col gap-3">{children}</ul>
    </section>
  );
}
