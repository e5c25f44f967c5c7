'use client';

import { useAddress } from '#/components/people/use-address.ts';

/** Whether the dialog that invites somebody is open: the address says so, so that other places can lead to it. */
export function useInviteDialog(kind: 'administrator' | 'member') {
  const [search, change] = useAddress();
  const open = () => change({ invite: kind });
  const close = () => change({ invite: undefined });
  return { isInviting: search.get('invite') === kind, open, close };
}
