'use client';

import { X } from 'lucide-react';
import { Close, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { ModalFrame } from '#/components/ui/modal-frame.tsx';

interface SidePanelProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the end. */
  footer?: ReactNode;
}

/** Slides in from the right edge; covers a small screen completely. */
export function SidePanel({ title, closeLabel, onClose, children, footer }: SidePanelProps) {
  return (
    <ModalFrame
      onOpenChange={onClose}
      className="fixed inset-y-0 right-0 z-40 flex w-full animate-appear flex-col low:overflow-y-auto bg-raised shadow-floating outline-none medium:max-w-md"
    >
      <div className="flex h-16 shrink-0 items-center justify-between gap-4 border-line border-b pr-3 pl-6">
        <Title className="truncate text-16">{title}</Title>
        <Close asChild>
          <IconButton label={closeLabel} icon={<X />} />
        </Close>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 py-5 low:shrink-0 low:grow low:basis-auto low:overflow-visible">
        {children}
      </div>
      {footer && <div className="flex shrink-0 flex-wrap gap-2 border-line border-t px-6 py-4">{footer}</div>}
    </ModalFrame>
  );
}
