'use client';

import { useEffect } from 'react';
import { readSingleKeys } from '#/components/palette/single-keys.ts';

export interface Shortcuts {
  onPalette: () => void;
  onSheet: () => void;
}

/** Listens for the shortcuts: Ctrl or ⌘ with K anywhere; / and ? if no one is typing and no dialog is open. */
export function useShortcuts({ onPalette, onSheet }: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey || isDialogOpen()) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const isPalette = isCommand && !event.shiftKey && event.key.toLowerCase() === 'k';
      const isSingle = !isCommand && (event.key === '/' || event.key === '?');
      if (!isPalette && !(isSingle && !isTyping(event.target) && readSingleKeys())) return;
      event.preventDefault();
      if (event.key === '?') return onSheet();
      const field = isPalette ? null : findSearch();
      if (!field) return onPalette();
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onPalette, onSheet]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Returns whether a dialog is open, so that shortcuts don't work; a menu doesn't matter. */
function isDialogOpen(): boolean {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (dialog) => !dialog.closest('[data-radix-popper-content-wrapper]'),
  );
}

/** Returns the first visible search field of the page. */
function findSearch(): HTMLInputElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')].find(
    (field) => !field.disabled && field.checkVisibility(),
  );
}
