'use client';

import { clsx } from 'clsx';
import { EllipsisVertical } from 'lucide-react';
import { Content, Item, Portal, Root, Trigger } from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';

export interface RowMenuItem {
  label: string;
  icon?: ReactNode;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
  isDestructive?: boolean;
  /** Why it cannot be done now, in its place; it still takes focus, so that the reason is heard. */
  barrier?: string | undefined;
  onSelect: () => void;
}

interface RowMenuProps {
  label: string;
  items: readonly RowMenuItem[];
  /** In place of the button with three dots. */
  trigger?: ReactElement;
}

/** Further actions on a row, behind one button. */
export function RowMenu({ label, items, trigger }: RowMenuProps) {
  return (
    <Root modal={false}>
      <Trigger asChild>{trigger ?? <IconButton label={label} icon={<EllipsisVertical aria-hidden />} />}</Trigger>
      <Portal>
        <Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          className="z-50 min-w-48 animate-appear rounded-card border border-line bg-raised p-1.5 shadow-floating"
        >
          {items.map((item) => (
            <Item
              key={item.label}
              lang={item.lang}
              aria-disabled={item.barrier !== undefined || undefined}
              onSelect={item.barrier === undefined ? item.onSelect : (event) => event.preventDefault()}
              className={clsx(
                'flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 text-14 data-highlighted:bg-hover focus-visible:-outline-offset-2 max-medium:min-h-12 [&_svg]:size-4 [&_svg]:shrink-0',
                item.barrier !== undefined
                  ? 'cursor-not-allowed! text-muted'
                  : item.isDestructive
                    ? 'text-bad'
                    : '[&_svg]:text-muted',
              )}
            >
              {item.icon}
              <span className="flex max-w-64 flex-col">
                {item.label}
                {item.barrier !== undefined && <span className="text-13">{item.barrier}</span>}
              </span>
            </Item>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}
