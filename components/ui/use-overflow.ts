'use client';

import { useEffect, useState } from 'react';

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
