'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';

interface FewAuthorsDialogProps {
  /** How many people can write here. */
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Warns before a message without a name is sent to so few people that they may guess who wrote it. */
export function FewAuthorsDialog({ count, onConfirm, onClose }: FewAuthorsDialogProps) {
  const t = useTranslations('coaching.fewAuthors');
  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      isPending={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('text', { count })}
    </ConfirmDialog>
  );
}
