'use client';

import { useEffect } from 'react';
import { showMessage } from '#/components/ui/show-message.ts';

/** Shows the message that the page before left for this one. */
export function CarriedMessage() {
  useEffect(() => {
    const text = sessionStorage.getItem('message');
    if (!text) return;
    sessionStorage.removeItem('message');
    showMessage({ kind: 'good', text });
  }, []);
  return null;
}
