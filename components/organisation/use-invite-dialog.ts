'use client';

import { useEffect, useState } from 'react';
import { useAddress } from '#/components/frame/links/use-address.ts';

/** Returns whether the dialog that invites someone is open; a URL that requests it opens it once. */
export function useInviteDialog(kind: 'administrator' | 'member') {
  const [search, change] = useAddress();
  const isAsked = search.get('invite') === kind;
  const [wasAsked, setAsked] = useState(false);
  const [isInviting, setInviting] = useState(false);
  if (isAsked !== wasAsked) {
    setAsked(isAsked);
    if (isAsked) setInviting(true);
  }
  useEffect(() => {
    // Immediately: a refresh of the page must not open it again.
    if (isAsked) change({ invite: undefined });
  }, [isAsked, change]);
  return { isInviting, open: () => setInviting(true), close: () => setInviting(false) };
}
