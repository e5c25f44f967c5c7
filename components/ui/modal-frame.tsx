'use client';

import { Content, Overlay, Portal, Root } from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';

interface ModalFrameProps {
  open?: boolean;
  onOpenChange: (open: boolean) => void;
  /** True if a `Description` is among the children. */
  isDescribed?: boolean;
  /** Runs once the focus is back: a dialog that then opens returns it to the same place. */
  onClosed?: () => void;
  /** Classes for its position and size. */
  className: string;
  /** Must include a `Title`. */
  children: ReactNode;
}

/**
 * Shows the frame of every modal: the backdrop, the focus inside, and the focus back once Escape or a click outside has
 * closed it.
 */
export function ModalFrame({ open = true, onOpenChange, isDescribed, onClosed, className, children }: ModalFrameProps) {
  const opener = useRef<Element>(null);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Content
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          // The library would look for its own trigger, but controlled modals have none.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // It runs a moment after the dialog is closed: what is focused by then keeps the focus.
            const isFree = document.activeElement === document.body;
            if (isFree && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
            onClosed?.();
          }}
          className={className}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
