'use client';

import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const forcedColours = '(forced-colors: active)';

/** Printed pages use the light theme, and already have the width of paper when drawings are made for it. */
let isPrinting = false;
if (typeof window !== 'undefined') {
  const turn = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    document.documentElement.toggleAttribute('data-printed', isPrinting);
  };
  // Captures, so that it comes before what is rendered for paper.
  addEventListener('beforeprint', turn, true);
  addEventListener('afterprint', turn, true);
}

function subscribe(changed: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const forced = matchMedia(forcedColours);
  const choice = new MutationObserver(changed);
  system.addEventListener('change', changed);
  forced.addEventListener('change', changed);
  // The browser prints what is there when the event ends.
  const changedNow = () => flushSync(changed);
  addEventListener('beforeprint', changedNow);
  addEventListener('afterprint', changedNow);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    forced.removeEventListener('change', changed);
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

/** Returns the width of an element in pixels, on the screen or on paper; 0 until it's known; and a ref for it. */
export function useWidth() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  const isPrinted = useIsPrinted();
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  // The browser prints what is there when `beforeprint` ends, and tells no observer before or after.
  useLayoutEffect(() => {
    if (!element || !isPrinted) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    return measure;
  }, [element, isPrinted]);
  return [setElement, width] as const;
}

/** Texts, and what is behind them, in every drawing. */
const textColours: Readonly<Record<string, string>> = { ink: 'CanvasText', muted: 'CanvasText', surface: 'Canvas' };

/**
 * Returns what a drawing uses for a token where colours are forced: series keep their colours. If it's plain, areas are
 * empty, and all else is drawn.
 */
function systemColour(name: string, isPlain: boolean): string {
  if (!isPlain) return textColours[name] ?? `var(--color-${name})`;
  if (name === 'accent') return 'Highlight';
  return /soft$|^(paper|surface|sunken)$/.test(name) ? 'Canvas' : 'CanvasText';
}

/**
 * Reads the current colours: a canvas needs computed values, so each token is read through an element that uses it.
 * `isPlain` means that no colour has a meaning of its own, so that forced colours replace all of them.
 */
export function readColours(names: readonly string[], isPlain = false): string[] {
  const isForced = !isPrinting && matchMedia(forcedColours).matches;
  const probe = document.body.appendChild(document.createElement('i'));
  // Forced colours would make all series the same.
  probe.style.forcedColorAdjust = 'none';
  const colours = names.map((name) => {
    probe.style.color = isForced ? systemColour(name, isPlain) : `var(--color-${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return colours;
}

/** Returns what `readColours` does, also after the theme changes. Only in the browser. */
export function useChartColours<Name extends string>(names: readonly Name[], isPlain = false): Record<Name, string> {
  const colourList = useSyncExternalStore(
    subscribe,
    () => readColours(names, isPlain).join('|'),
    () => '',
  );
  const colours = colourList.split('|');
  return Object.fromEntries(names.map((name, at) => [name, colours[at] ?? ''])) as Record<Name, string>;
}
