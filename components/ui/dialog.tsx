'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Close, Description, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { ModalFrame } from '#/components/ui/modal-frame.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}

const widths = { small: 'medium:max-w-sm', medium: 'medium:max-w-lg', large: 'medium:max-w-3xl' };

/** Shows a dialog, centred on large screens, as a sheet from the bottom on small ones. */
export function Dialog({ open, onOpenChange, title, description, children, footer, size = 'medium' }: DialogProps) {
  const t = useTranslations('ui.page');
  return (
    <ModalFrame
      open={open}
      onOpenChange={onOpenChange}
      isDescribed={Boolean(description)}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-appear flex-col overflow-hidden rounded-t-card bg-raised shadow-floating outline-none',
        'medium:inset-0 medium:m-auto medium:h-fit medium:max-h-[85dvh] medium:w-[calc(100%-3rem)] medium:rounded-card',
        // In a low window, a head and a foot that stay would leave no room for what is between them.
        'low:overflow-y-auto',
        widths[size],
      )}
    >
      <div className="flex shrink-0 items-start justify-between gap-4 px-6 pt-5">
        <div className="flex flex-col gap-1 pt-1">
          <Title className="text-20">{title}</Title>
          {description && <Description className="text-muted">{description}</Description>}
        </div>
        <Close asChild>
          <IconButton size="small" label={t('close')} icon={<X />} className="-mr-2" />
        </Close>
      </div>
      <div className="overflow-y-auto px-6 py-5 empty:py-2.5 low:shrink-0 low:overflow-visible">{children}</div>
      {footer && (
        <div className="flex shrink-0 flex-col-reverse gap-2 border-line border-t px-6 py-4 medium:flex-row medium:justify-end low:flex-row low:flex-wrap low:max-medium:[&>button]:w-auto low:max-medium:[&>button]:flex-1 low:[&>button]:px-3">
          {footer}
        </div>
      )}
    </ModalFrame>
  );
}
