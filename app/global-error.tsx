'use client';

import '#/app/globals.css';
import { FailurePage } from '#/components/shell/failure-page.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';

/** Stands in for the whole document when even the root layout fails, so it brings its own. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <FailurePage
          title="Something went wrong"
          reference={error.digest}
          actions={<Button onClick={reset}>Try again</Button>}
        >
          The product stopped working, and it is not your fault. What was saved before is still there.
        </FailurePage>
      </body>
    </html>
  );
}
