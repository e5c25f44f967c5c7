'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { showMessage } from '#/components/ui/feedback/show-message.ts';

/** In place of a page that isn't this person's: leads to another, which says why. */
export function LeaveWithMessage({ to, message }: { to: string; message: string }) {
  const router = useRouter();
  useEffect(() => {
    // The frame stays, so that no one would take a carried message.
    showMessage({ kind: 'bad', text: message });
    router.replace(to);
  }, [router, to, message]);
  return null;
}
