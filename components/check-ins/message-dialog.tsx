'use client';

import { useState } from 'react';
import { Button } from '#/components/ui/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';

export interface MessageDialogProps {
  title: string;
  description: string;
  /** What the button that closes it says. */
  action: string;
}

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
        <Button size="large" full onClick={() => setIsOpen(false)}>
          {action}
        </Button>
      }
    />
  );
}
