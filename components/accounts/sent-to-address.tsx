'use client';

import { Mail } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { readSentTo } from '#/components/accounts/sent-to.ts';

const neverChanges = () => () => undefined;

/** Shows the email address that the link was sent to, if this tab knows it. */
export function SentToAddress() {
  const email = useSyncExternalStore(neverChanges, readSentTo, () => null);
  if (email === null) return null;
  return (
    <p className="wrap-anywhere flex items-center gap-2 font-medium">
      <Mail aria-hidden className="size-4 shrink-0 text-muted" />
      {email}
    </p>
  );
}
