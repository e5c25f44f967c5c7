'use client';

import { useEffect } from 'react';
import { takeCarriedMessage } from '#/components/shell/carry-message.ts';
import { useTourState } from '#/components/tour/tour-state.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';

/** Shows the message that the previous page left for this one; it waits for the tour to be closed. */
export function CarriedMessage() {
  const isTouring = useTourState().status === 'open';
  useEffect(() => {
    if (isTouring) return;
    // The tour opens in an effect of this page as well, and a message would lie over it.
    const timer = setTimeout(() => {
      const message = takeCarriedMessage();
      if (message) showMessage(message);
    });
    return () => clearTimeout(timer);
  }, [isTouring]);
  return null;
}
