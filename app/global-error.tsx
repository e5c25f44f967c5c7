'use client';

import '#/app/globals.css';
import { FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { RetryButton, type StoppedProps } from '#/components/frame/pages/stopped-page.tsx';

/** Stands in for the whole document when even the root layout fails, so it brings its own. */
export default function GlobalError({ error, retry }: StoppedProps) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <FailurePage
          title="Something went wrong"
          reference={error.digest}
          actions={<RetryButton retry={retry}>Try again</RetryButton>}
        >
          The product stopped working, and it is not your fault. What was saved before is still there.
        </FailurePage>
      </body>
    </html>
  );
}
