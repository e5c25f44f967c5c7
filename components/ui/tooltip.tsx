'use client';

import { Arrow, Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Without it there is no hint, so that callers needn't wrap conditionally. */
  enabled?: boolean;
  /** A single focusable element. */
  children: ReactElement;
}

export function Tooltip({ text, side = 'top', enabled = true, children }: TooltipProps) {
  if (!enabled) return children;
  return (
    <Provider delayDuration={300}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-appear rounded-control bg-ink px-3 py-2 text-13 text-paper shadow-floating"
          >
            {text}
            <Arrow className="fill-ink" />
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
