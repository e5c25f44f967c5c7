'use client';

import { useState } from 'react';
import '#/app/globals.css';
import { FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { failureWords } from '#/components/frame/pages/failure-words.ts';
import { RetryButton, type StoppedProps } from '#/components/frame/pages/stopped-page.tsx';

/** Replaces the whole document if even the root layout fails, so it has its own styles and words. */
export default function GlobalError({ error, retry }: StoppedProps) {
  // Next calls this once: the document replaces the one that loaded them.
  const [{ locale, words }] = useState(failureWords);
  return (
    <html lang={locale}>
      <body>
        <title>{words.title}</title>
        <FailurePage
          title={words.title}
          reference={error.digest ? { label: words.reference, id: error.digest } : undefined}
          actions={<RetryButton retry={retry}>{words.again}</RetryButton>}
        >
          {words.text}
        </FailurePage>
      </body>
    </html>
  );
}
