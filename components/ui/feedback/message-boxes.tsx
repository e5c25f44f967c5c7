'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { MessageBoxWords } from '#/components/ui/feedback/message-box-list.tsx';
import { onMessage } from '#/components/ui/feedback/show-message.ts';

const MessageBoxList = lazy(() => import('#/components/ui/feedback/message-box-list.tsx'));

/** Shows messages, from the root layout of every page. It loads the code that renders them with the first message. */
export function MessageBoxes(words: MessageBoxWords) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => (isNeeded ? undefined : onMessage(() => setNeeded(true))), [isNeeded]);
  return (
    isNeeded && (
      <Suspense>
        <MessageBoxList {...words} />
      </Suspense>
    )
  );
}
