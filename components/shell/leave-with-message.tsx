'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { showMessage } from '#/components/ui/feedback/show-message.ts';

/** Replaces a page that this person may not see: opens another one, which says why. */
export function LeaveWithMessage({ to, message }: { to: string; message: string }) {
  const router = useRouter();
  useEffect(() => {
    // The frame isn't reloaded, so it wouldn't pick up a flash message.
    showMessage({ kind: 'bad', text: message });
    router.replace(to);
  }, [router, to, message]);
  return null;
}
