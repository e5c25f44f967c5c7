'use client';

import { type RefObject, useEffect } from 'react';

interface IndexKeys {
  panel: RefObject<HTMLElement | null>;
  /** The search field above the links. */
  input: RefObject<HTMLInputElement | null>;
  onEscape: () => void;
}

/** Keys of the index: `/` goes to its search from anywhere, arrows from link to link, Escape back to the search. */
export function useIndexKeys({ panel, input, onEscape }: IndexKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
      if (event.key === '/' && !event.target.matches('input, textarea, select')) {
        event.preventDefault();
        input.current?.focus();
      }
      if (!panel.current?.contains(event.target)) return;
      if (event.key === 'Escape') {
        onEscape();
        input.current?.focus();
      }
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        neighbour(event, panel.current, input.current)?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** Returns the link before or after the one in focus; the search comes before the first. */
function neighbour({ key, target }: KeyboardEvent, panel: HTMLElement, input: HTMLElement | null): HTMLElement | null {
  const links = [...panel.querySelectorAll<HTMLElement>('a')].filter((link) => link.offsetParent);
  const at = links.indexOf(target as HTMLElement) + (key === 'ArrowDown' ? 1 : -1);
  return at < 0 ? input : (links[Math.min(at, links.length - 1)] ?? null);
}
