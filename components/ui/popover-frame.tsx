'use client';

import { clsx } from 'clsx';
import { Content, Portal, Root, Trigger } from 'radix-ui/popover';
import type { PopoverProps } from '#/components/ui/popover-props.ts';

/** Shows the open popover, loaded when a page's first popover is opened. */
export default function PopoverFrame(props: PopoverProps) {
  const { trigger, label, align = 'start', open, keepsFocus = false, className, children } = props;
  return (
    <Root {...(open ? { open: open.isOpen, onOpenChange: open.onChange } : { defaultOpen: true })}>
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
