'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { Content, Item, Label, Portal, Root, Trigger } from 'radix-ui/dropdown-menu';
import { type FocusEvent, type ReactElement, type ReactNode, useRef } from 'react';

/** An action, or a URL. */
export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** The language of the label, if it isn't the page's. */
  lang?: string;
  isDestructive?: boolean;
  /** Whether it's the current one of several alternatives. */
  isChosen?: boolean;
  /** Why it isn't possible now, shown instead; it can still be focused, so that the reason is read out. */
  barrier?: string | undefined;
} & ({ onSelect: () => void } | { href: string });

export interface MenuFrameProps {
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Above the items. */
  heading?: string | undefined;
  /** The side of the button that the menu is in line with. */
  align?: 'start' | 'end' | undefined;
  /** Whether it was opened by a key, which the menu itself hasn't seen. */
  isByKeyboard: boolean;
}

/** Shows the open menu, loaded when a page's first menu is opened. */
export default function MenuFrame({ trigger, items, heading, align = 'end', isByKeyboard }: MenuFrameProps) {
  const isFirst = useRef(isByKeyboard);
  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isFirst.current || target !== currentTarget) return;
    isFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  };
  return (
    <Root modal={false} defaultOpen>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          align={align}
          sideOffset={4}
          collisionPadding={12}
          onFocus={enter}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-(--radix-dropdown-menu-content-available-width) animate-appear overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-floating"
        >
          {heading && <Label className="max-w-80 px-3 py-2 font-medium text-13 text-muted">{heading}</Label>}
          {items.map(({ label, icon, lang, isDestructive = false, isChosen, barrier, ...act }) => {
            const isBarred = barrier !== undefined;
            const style = clsx(
              'flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 text-14 data-highlighted:bg-hover focus-visible:-outline-offset-2 max-medium:min-h-12 [&_svg]:size-4 [&_svg]:shrink-0',
              isBarred ? 'cursor-not-allowed! text-muted' : isDestructive ? 'text-bad' : '[&_svg]:text-muted',
            );
            return 'href' in act ? (
              <Item key={act.href} asChild>
                <Link href={act.href} lang={lang} prefetch={false} className={style}>
                  {icon}
                  {label}
                </Link>
              </Item>
            ) : (
              <Item
                key={label}
                {...(isChosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': isChosen })}
                lang={lang}
                aria-disabled={isBarred || undefined}
                onSelect={isBarred ? (event) => event.preventDefault() : act.onSelect}
                className={style}
              >
                {icon}
                <span className="flex max-w-64 flex-col">
                  {label}
                  {isBarred && <span className="text-13">{barrier}</span>}
                </span>
              </Item>
            );
          })}
        </Content>
      </Portal>
    </Root>
  );
}
