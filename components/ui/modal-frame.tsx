'use client';

import { Content, Overlay, Portal, Root } from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';

interface ModalFrameProps {
  open?: boolean;
  onOpenChange: (open: boolean) => void;
  /** True where a `Description` is among the children. */
  isDescribed?: boolean;
  /** Runs once the focus is back: what opens then gives it back to the same place. */
  onClosed?: () => void;
  /** Where it stands and how large it is. */
  className: string;
  /** With a `Title`. */
  children: ReactNode;
}

/**
 * What every modal has: the veil over the page, the focus within, and where it was before once Escape or a click outside
 * has closed it.
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
          // By itself it would look for a trigger of its own kind, which screens that decide what is open do not have.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
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
