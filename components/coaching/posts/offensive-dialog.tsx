'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';

interface OffensiveDialogProps {
  /** The server's message about the text. */
  warning: string;
  onClose: () => void;
}

/** Says that a message was refused; the text stays in the box, which gets the focus back. */
export function OffensiveDialog({ warning, onClose }: OffensiveDialogProps) {
  const fixed = useTranslations('specification.coaching');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fixed('notSent')}
      footer={
        <Button full onClick={onClose}>
          {fixed('resend')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{fixed('offensive')}</p>
        <p className="wrap-anywhere font-medium">{warning}</p>
      </div>
    </Dialog>
  );
}
