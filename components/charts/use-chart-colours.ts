'use client';

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Printed pages use the light theme. */
let isPrinting = false;
if (typeof window !== 'undefined') {
  addEventListener('beforeprint', () => {
    isPrinting = true;
  });
  addEventListener('afterprint', () => {
    isPrinting = false;
  });
}

function subscribe(changed: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(changed);
  system.addEventListener('change', changed);
  // The browser prints what is there when the event ends.
  const changedNow = () => flushSync(changed);
  addEventListener('beforeprint', changedNow);
  addEventListener('afterprint', changedNow);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    choice.disconnect();
    removeEventListener('beforeprint', changedNow);
    removeEventListener('afterprint', changedNow);
  };
}

/** Returns whether the page is being printed; what follows from it is rendered before the browser prints. */
export const useIsPrinted = () =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );

/** Reads the current colours: a canvas needs computed values, so each token is read through an element that uses it. */
export function readColours(names: readonly string[]): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  // Forced colours would make all series the same.
  probe.style.forcedColorAdjust = 'none';
  if (isPrinting) probe.style.colorScheme = 'only light';
  const colours = names.map((name) => {
    probe.style.color = `var(--color-${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return colours;
}

/** Returns the current values of the named colour tokens, also after the theme changes. Only in the browser. */
export function useChartColours<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const colourList = useSyncExternalStore(
    subscribe,
    () => readColours(names).join('|'),
    () => '',
  );
  const colours = colourList.split('|');
  return Object.fromEntries(names.map((name, at) => [name, colours[at] ?? ''])) as Record<Name, string>;
}
