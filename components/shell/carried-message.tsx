'use client';

import { useEffect } from 'react';
import { takeCarriedMessage } from '#/components/shell/carry-message.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';

/** Shows the message that the previous page left for this one. */
export function CarriedMessage() {
  useEffect(() => {
    const message = takeCarriedMessage();
    if (message) showMessage(message);
  }, []);
  return null;
}
