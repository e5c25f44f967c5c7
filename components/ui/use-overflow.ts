'use client';

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';

/** A box that scrolls must be reachable by keyboard; some browsers need a tab index for that. */
export const reachable = { tabIndex: 0 };

/** Returns the sides where a box that scrolls sideways hides content, a ref for the box, and the box. */
export function useOverflow() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    if (!box) return;
    const look = () => {
      const before = box.scrollLeft > 1;
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
      setHidden((last) => (last.before === before && last.after === after ? last : { before, after }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [box]);
  return [setBox, hidden, box] as const;
}

/** Returns the classes of a row that fades where it hides content, so that not only a cut word indicates it. */
export const fadeStyle = ({ before, after }: { before: boolean; after: boolean }) =>
  clsx(
    (before || after) &&
      '[mask-image:linear-gradient(to_right,transparent,black_var(--before,0px),black_calc(100%-var(--after,0px)),transparent)]',
    before && '[--before:2rem]',
    after && '[--after:2rem]',
  );
