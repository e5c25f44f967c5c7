'use client';

import { type ComponentType, useState } from 'react';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { ApiError } from '#/lib/api/call.ts';

interface Late<Props> {
  /** Undefined until it's loaded. */
  Loaded: ComponentType<Props> | undefined;
  load: () => void;
  /** Loads it before a click, when the pointer or the focus comes near. */
  ahead: () => void;
}

/** Loads code on demand and returns it. Throws an `ApiError` with the words for a server that can't be reached. */
export async function loadPart<Part>(importIt: () => Promise<Part>): Promise<Part> {
  return importIt().catch(() => {
    throw new ApiError(0, {});
  });
}

/** Returns a component that is loaded on demand, for parts that most visits never open. */
export function useLazyComponent<Props>(importIt: () => Promise<{ default: ComponentType<Props> }>): Late<Props> {
  const [late, setLate] = useState<{ Component: ComponentType<Props> }>();
  const load = () =>
    void loadPart(importIt).then(
      ({ default: Component }) => setLate({ Component }),
      ({ message }: Error) => showMessage({ kind: 'bad', text: message }),
    );
  const ahead = () => void importIt().catch(() => undefined);
  return { Loaded: late?.Component, load, ahead };
}
