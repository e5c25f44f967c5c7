'use client';

import { cloneElement } from 'react';
import type { PopoverProps } from '#/components/ui/popover-props.ts';
import { useLazyComponent } from '#/components/ui/use-lazy-component.ts';

/** Shows a card that floats over the page next to its trigger, without moving anything. */
export function Popover(props: PopoverProps) {
  const { Loaded, load, ahead } = useLazyComponent(() => import('#/components/ui/popover-frame.tsx'));
  if (Loaded) return <Loaded {...props} />;
  return cloneElement(props.trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: ahead,
    onClick: () => {
      props.open?.onChange(true);
      load();
    },
  });
}
