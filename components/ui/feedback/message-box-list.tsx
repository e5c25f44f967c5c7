'use client';

import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { type Message, onMessage, takeMessages } from '#/components/ui/feedback/show-message.ts';

/** The words from the root layout, which sends no others. */
export interface MessageBoxWords {
  /** The label of the close button. */
  close: string;
  /** The label of the list. */
  list: string;
}

function draw({ kind, text, action }: Message, close: string) {
  toast.custom(
    (id) => (
      <Alert
        state={kind}
        className="w-[calc(100vw-2rem)] items-center border border-line shadow-floating medium:w-89"
        action={
          <span className="flex items-center gap-1">
            {action && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  action.onClick();
                  toast.dismiss(id);
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton size="small" label={close} icon={<X />} onClick={() => toast.dismiss(id)} />
          </span>
        }
      >
        {text}
      </Alert>
    ),
    { duration: 5000 },
  );
}

export default function MessageBoxList({ close, list }: MessageBoxWords) {
  useEffect(
    () =>
      onMessage(() => {
        for (const message of takeMessages()) draw(message, close);
      }),
    [close],
  );
  return (
    <Toaster
      expand
      position="bottom-left"
      offset={16}
      mobileOffset={{ bottom: 'calc(4.5rem + env(safe-area-inset-bottom))' }}
      gap={8}
      visibleToasts={4}
      containerAriaLabel={list}
      style={{ fontFamily: 'inherit' }}
    />
  );
}
