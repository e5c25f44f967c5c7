'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Rows beyond each edge that are there already when somebody scrolls. */
const spare = 8;

/** Which of many rows of one height are to be drawn in a box that scrolls, and how to scroll to one. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [{ top, height }, setPlace] = useState({ top: 0, height: 800 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const read = () => setPlace({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [box]);
  const first = Math.max(0, Math.min(count, Math.floor(top / rowHeight)) - spare);
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + spare);
  const scrollTo = (row: number, align: 'nearest' | 'center') => {
    const element = box.current;
    if (!element) return;
    const [start, end] = [row * rowHeight, (row + 1) * rowHeight];
    const last = end - element.clientHeight;
    if (align === 'center') element.scrollTo({ top: (start + last) / 2 });
    else if (start < element.scrollTop) element.scrollTo({ top: start });
    else if (last > element.scrollTop) element.scrollTo({ top: last });
  };
  return { first, last, scrollTo };
}
