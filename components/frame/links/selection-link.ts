import type { MouseEvent } from 'react';
import type { NavigationEntry, NavigationLink } from '#/components/frame/links/navigation.ts';

export type Selection = NonNullable<NavigationEntry['selection']>;
export type StartSelection = (selection: Selection) => void;

/** Makes an entry open its dialog instead of its page; it can still be opened in another tab. */
export function selectionProps({ selection }: NavigationLink, onSelect: StartSelection, onNavigate?: () => void) {
  if (!selection) return { onClick: onNavigate };
  return {
    'aria-haspopup': 'dialog' as const,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onNavigate?.();
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onSelect(selection);
    },
  };
}
