'use client';

import { type ComponentType, useState } from 'react';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { ApiError } from '#/lib/api/call.ts';

interface Late<Props> {
  /** Undefined until it is there. */
  Loaded: ComponentType<Props> | undefined;
  load: () => void;
  /** Fetches it ahead of a click, when the pointer or the focus comes near. */
  ahead: () => void;
}

/** A component that is loaded on demand, for parts that most visits never open. */
export function useLazyComponent<Props>(importIt: () => Promise<{ default: ComponentType<Props> }>): Late<Props> {
  const [late, setLate] = useState<{ Component: ComponentType<Props> }>();
  const load = () =>
    void importIt().then(
      ({ default: Component }) => setLate({ Component }),
      // The words for a server that cannot be reached.
      () => showMessage({ kind: 'bad', text: new ApiError(0, {}).message }),
    );
  const ahead = () => void importIt().catch(() => undefined);
  return { Loaded: late?.Component, load, ahead };
}
