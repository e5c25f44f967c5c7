'use client';

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface DragOrder {
  /** How many entries the list has. */
  count: number;
  /** An entry goes to another place. */
  onMove: (from: number, to: number) => void;
}

/**
 * Puts a list in order by its handles: dragged by mouse or finger, or with the arrow keys. Spread `list` onto the list,
 * whose children are its entries, and `handle(at)` onto a button in each.
 */
export function useDragOrder({ count, onMove }: DragOrder) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();

  const onPointerMove = (event: PointerEvent) => {
    if (dragged === undefined) return;
    const entries = [...(list.current?.children ?? [])];
    const boxes = entries.map((entry) => entry.getBoundingClientRect());
    // The place of the last entry whose middle lies above the pointer, seen from where the dragged one is.
    const above = boxes.filter(({ top, height }, at) => at !== dragged && top + height / 2 < event.clientY).length;
    if (above === dragged) return;
    onMove(dragged, above);
    setDragged(above);
  };
  const handle = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(at);
    },
    onPointerMove,
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      const to = event.key === 'ArrowUp' ? at - 1 : event.key === 'ArrowDown' ? at + 1 : at;
      if (to === at) return;
      event.preventDefault();
      if (to >= 0 && to < count) onMove(at, to);
    },
  });
  return { list, dragged, handle };
}
