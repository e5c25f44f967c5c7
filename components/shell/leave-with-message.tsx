'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { carryMessage } from '#/components/shell/carry-message.ts';

/** In place of a page that is not this person's: leads to another, which says why. */
export function LeaveWithMessage({ to, message }: { to: string; message: string }) {
  const router = useRouter();
  useEffect(() => {
    carryMessage(message, 'bad');
    router.replace(to);
  }, [router, to, message]);
  return null;
}
