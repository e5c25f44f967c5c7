'use client';

import { clsx } from 'clsx';
import { Content, Portal, Root, Trigger } from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  /** The element that opens it. */
  trigger: ReactElement;
  /** What it holds, for people who do not see it. */
  label: string;
  align?: 'start' | 'center' | 'end';
  /** Given where something inside closes it. */
  open?: { isOpen: boolean; onChange: (isOpen: boolean) => void };
  /** What it holds takes the focus by itself; otherwise the first control does. */
  keepsFocus?: boolean;
  className?: string;
  children: ReactNode;
}

/** A card that floats over the page beside what opened it, and moves nothing. */
export function Popover(props: PopoverProps) {
  const { trigger, label, align = 'start', open, keepsFocus = false, className, children } = props;
  return (
    <Root {...(open ? { open: open.isOpen, onOpenChange: open.onChange } : {})}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          {...(keepsFocus ? { onOpenAutoFocus: preventDefault } : {})}
          className={clsx(
            'z-50 max-h-(--radix-popover-content-available-height) animate-appear overflow-y-auto rounded-card border border-line bg-raised shadow-floating outline-none',
            className,
          )}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
