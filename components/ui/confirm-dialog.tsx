'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** The consequence, in words. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** A name that must be typed first, if much is lost. */
  nameToType?: string;
  isPending: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  /** What the second button does if it does more than close. */
  onCancel?: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an irreversible action. Only mounted while open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useTranslations('ui.page');
  const { title, children, confirmLabel, cancelLabel = t('cancel'), isDestructive, nameToType } = props;
  const { isPending, error, onConfirm, onClose, onCancel = onClose } = props;
  const [typed, setTyped] = useState('');
  const isReady = nameToType === undefined || plain(typed) === plain(nameToType);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" full onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDestructive ? 'destructive' : 'primary'}
            full
            disabled={!isReady}
            loading={isPending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Failure text={error} />
        <div className="wrap-anywhere flex flex-col gap-2">{children}</div>
        {nameToType !== undefined && (
          <Field label={t('typeToConfirm', { name: nameToType })} className="wrap-anywhere">
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  );
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();
}
