'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { pulseDefaults } from '#/lib/domain/pulses/constants.ts';

/** Asks before a pulse goes out under the name that a new form has. */
export function NameDialog({ onKeep, onChange }: { onKeep: () => void; onChange: () => void }) {
  const words = useTranslations('pulses.keepName');
  return (
    <ConfirmDialog
      title={words('title', { name: pulseDefaults.name })}
      confirmLabel={words('change')}
      cancelLabel={words('keep')}
      isPending={false}
      onConfirm={onChange}
      onCancel={onKeep}
      onClose={onChange}
    >
      <p>{words('text')}</p>
    </ConfirmDialog>
  );
}
