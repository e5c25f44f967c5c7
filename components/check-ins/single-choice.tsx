'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';

interface SingleChoiceProps {
  /** Called when a choice is final: by a tap, Space or Enter. */
  onPick: () => void;
  children: ReactNode;
}

/**
 * Wraps a group of radio buttons and calls `onPick` for a decision only. Arrow keys select each button that they pass,
 * which isn't a decision yet. All other clicks count, including those of screen readers.
 */
export function SingleChoice({ onPick, children }: SingleChoiceProps) {
  const isMoving = useRef(false);
  const stop = () => {
    isMoving.current = false;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the radio buttons inside, which have the roles.
    <div
      role="presentation"
      onKeyDown={(event: KeyboardEvent) => {
        isMoving.current = event.key.startsWith('Arrow');
        if (event.key !== 'Enter' || !isRadio(event.target)) return;
        event.preventDefault();
        event.target.click();
      }}
      onKeyUp={stop}
      onPointerDown={stop}
      onClick={(event: MouseEvent) => {
        if (isRadio(event.target) && !isMoving.current) onPick();
      }}
    >
      {children}
    </div>
  );
}

function isRadio(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'radio';
}
