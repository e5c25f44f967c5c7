'use client';

import { useEffect, useState } from 'react';

/** Returns the part of the page that is being read: the one across a band at the upper fifth of the window. */
export function useReadPart(names: readonly string[]): string | null {
  const [read, setRead] = useState<{ list: string; name: string } | null>(null);
  const list = names.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        // A part that leaves downwards was left by scrolling up to the head of the page.
        const isAbove = entries.some(
          ({ boundingClientRect: part, rootBounds: band }) => band && part.top > band.bottom,
        );
        if (entered) setRead({ list, name: entered.target.id });
        else if (isAbove) setRead(null);
      },
      { rootMargin: '-12% 0px -78% 0px' },
    );
    for (const name of list.split(' ')) {
      const part = document.getElementById(name);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [list]);
  return read?.list === list ? read.name : null;
}
