'use client';

import { useState } from 'react';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';

export interface MessageDialogProps {
  title: string;
  description: string;
  /** The label of the button that closes it. */
  action: string;
}

/** A stable function, so that the focus is taken once and not with every render. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Says one thing in front of the page and is open from the start. */
export function MessageDialog({ title, description, action }: MessageDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      size="small"
      title={title}
      description={description}
      footer={
        <Button ref={takeFocus} size="large" full onClick={() => setIsOpen(false)}>
          {action}
        </Button>
      }
    />
  );
}
