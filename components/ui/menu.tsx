'use client';

import { Ellipsis } from 'lucide-react';
import { type ComponentProps, cloneElement, type ReactElement, useState } from 'react';
import { IconButton, type IconButtonProps } from '#/components/ui/buttons/icon-button.tsx';
import type { MenuFrameProps } from '#/components/ui/menu-frame.tsx';
import { useLazyComponent } from '#/components/ui/use-lazy-component.ts';

interface MenuProps
  extends Pick<IconButtonProps, 'label' | 'size' | 'className'>,
    Pick<MenuFrameProps, 'items' | 'heading' | 'align'> {
  /** Shown instead of the button with three dots. */
  trigger?: ReactElement<ComponentProps<'button'>>;
}

/** Shows further actions on a row, a card or a page, behind one button. */
export function Menu({ trigger, items, heading, align, ...look }: MenuProps) {
  const [isByKeyboard, setByKeyboard] = useState(false);
  const { Loaded, load, ahead } = useLazyComponent(() => import('#/components/ui/menu-frame.tsx'));
  const button: ReactElement<ComponentProps<'button'>> = trigger ?? (
    <IconButton {...look} icon={<Ellipsis aria-hidden />} />
  );
  if (Loaded)
    return <Loaded items={items} heading={heading} align={align} trigger={button} isByKeyboard={isByKeyboard} />;
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: ({ detail: clicks }) => {
      setByKeyboard(clicks === 0);
      load();
    },
    onKeyDown: ({ key }) => {
      if (key !== 'ArrowDown') return;
      setByKeyboard(true);
      load();
    },
  });
}
