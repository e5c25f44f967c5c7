'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { CopyButton } from '#/components/ui/buttons/copy-button.tsx';
import { TextAction } from '#/components/ui/buttons/text-action.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { call } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { rotateShareLinkContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';

export interface ShareLinkProps {
  /** The label, as in “Team Link”. */
  label: string;
  /** Who can join with it, and until when. */
  help: ReactNode;
  link: string;
  /** Which link can be replaced. */
  rotate: Input<typeof rotateShareLinkContract>;
  /** Further effects of replacing it. */
  consequence?: string;
}

/** Shows a share link, with buttons to copy and to replace it. */
export function ShareLink({ label, help, link, rotate, consequence }: ShareLinkProps) {
  const t = useTranslations('organisation.links');
  const [isAsking, setAsking] = useState(false);
  const change = useChange({
    run: () => call(rotateShareLinkContract, rotate),
    done: t('ready', { label }),
    onDone: () => setAsking(false),
    onFailure: () => undefined,
  });
  return (
    <>
      <div className="flex min-w-0 flex-col gap-1 print:hidden">
        <span className="flex min-h-8 items-center font-medium text-13 text-muted">{label}</span>
        <span className="flex flex-wrap items-center gap-1">
          <CopyButton text={link} label={t('copyOf', { label })} hint={link} word={t('copy')} />
          <TextAction
            label={t('renewOf', { label })}
            size="medium"
            onClick={() => {
              change.reset();
              setAsking(true);
            }}
          >
            {t('renew')}
          </TextAction>
        </span>
        <span className="text-13 text-muted">{help}</span>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('renewTitle')}
          confirmLabel={t('renew')}
          isPending={change.isPending}
          error={change.error?.message}
          onConfirm={() => change.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{t('renewAbout')}</p>
          <p>{t('renewStays')}</p>
          {consequence && <p>{consequence}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
