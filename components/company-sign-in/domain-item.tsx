import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Domain } from '#/components/company-sign-in/company-sign-in.ts';
import { useSignInChange } from '#/components/company-sign-in/use-sign-in-change.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { CopiedValue } from '#/components/ui/copied-value.tsx';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { call } from '#/lib/api/call.ts';
import { checkDomainContract, removeDomainContract } from '#/lib/domain/company-sign-in/domains/domains.contract.ts';

const looks = { waiting: 'neutral', verified: 'good', missing: 'bad' } as const;

/** Shows a domain: whether it's proven, by which record, and a button that looks it up. */
export function DomainItem({ domain: { id, domain, state, record, value } }: { domain: Domain }) {
  const t = useTranslations('company-sign-in.domain');
  const [isLeaving, setLeaving] = useState(false);
  const params = { id };
  const check = useSignInChange({ run: () => call(checkDomainContract, { params }) });
  const remove = useSignInChange({
    run: () => call(removeDomainContract, { params }),
    onDone: () => setLeaving(false),
  });
  const proof = (
    <div className="flex flex-col gap-3">
      <p className="text-13 text-muted">{t('recordHelp')}</p>
      <CopiedValue label={t('recordName')} copy={t('copyName')} value={record} />
      <CopiedValue label={t('recordValue')} copy={t('copyValue')} value={value} />
      <Failure text={check.error?.message} />
      <Button variant="secondary" className="self-start" loading={check.isPending} onClick={() => check.mutate()}>
        {t('check')}
      </Button>
    </div>
  );
  return (
    <li className="flex flex-col gap-3 rounded-control border border-line p-4">
      <div className="flex items-center gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="wrap-anywhere font-semibold">{domain}</strong>
          <Badge look={looks[state]}>{t(state)}</Badge>
        </div>
        <IconButton label={t('remove', { domain })} icon={<Trash2 />} onClick={() => setLeaving(true)} />
      </div>
      {state === 'verified' ? (
        <details className="text-14">
          <summary className="min-h-6 cursor-pointer rounded-mark text-13 text-muted">{t('show')}</summary>
          <div className="pt-3">{proof}</div>
        </details>
      ) : (
        proof
      )}
      {isLeaving && (
        <ConfirmDialog
          title={t('removeTitle', { domain })}
          confirmLabel={t('removeConfirm')}
          isDestructive
          isPending={remove.isPending}
          error={remove.error?.message}
          onConfirm={() => remove.mutate()}
          onClose={() => setLeaving(false)}
        >
          <p>{t('removeText')}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
