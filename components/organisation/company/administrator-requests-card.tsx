'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refreshOrganisation, useChange } from '#/components/frame/sending/use-change.ts';
import { LocalTime } from '#/components/frame/time/local-time.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { ApiError, call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import {
  approveAdministratorContract,
  listAdministratorRequestsContract,
  refuseAdministratorContract,
} from '#/lib/domain/administrator-requests/administrator-requests.contract.ts';

type Request = Output<typeof listAdministratorRequestsContract>['requests'][number];

/** Shows the requests to become an administrator; nothing while there are none. */
export function AdministratorRequestsCard({ companyId }: { companyId: number }) {
  const t = useTranslations('administrator-requests.card');
  const input = { params: { id: companyId } };
  const { data, error } = useQuery({
    queryKey: queryKey(listAdministratorRequestsContract, input),
    queryFn: ({ signal }) => call(listAdministratorRequestsContract, input, signal),
  });
  if (error) return <Alert state="bad">{error.message}</Alert>;
  if (!data || data.requests.length === 0) return null;
  return (
    <Card title={t('title')} description={t('description')}>
      <ul className="flex flex-col divide-y divide-line">
        {data.requests.map((request) => (
          <RequestRow key={request.id} companyId={companyId} request={request} />
        ))}
      </ul>
    </Card>
  );
}

function RequestRow({ companyId, request }: { companyId: number; request: Request }) {
  const t = useTranslations('administrator-requests.card');
  const { firstName, lastName, email, askedAt } = request;
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null);
  const who = `${firstName} ${lastName}`;
  return (
    <li className="flex items-center justify-between gap-x-6 gap-y-3 py-3 first:pt-0 last:pb-0 max-medium:flex-col max-medium:items-stretch">
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="wrap-anywhere font-medium text-14">
          {who} <span className="font-normal text-muted">{email}</span>
        </p>
        <p className="text-13 text-muted">
          {t.rich('asked', { kind: kindOf(request), time: () => <LocalTime instant={askedAt} /> })}
        </p>
      </div>
      <div className="flex shrink-0 gap-2 max-medium:justify-end">
        <Button
          variant="secondary"
          size="small"
          aria-label={t('declineOf', { who })}
          onClick={() => setAsking('refuse')}
        >
          {t('decline')}
        </Button>
        <Button size="small" aria-label={t('approveOf', { who })} onClick={() => setAsking('approve')}>
          {t('approve')}
        </Button>
      </div>
      {asking && <AnswerDialog {...{ companyId, request, asking, who }} onClose={() => setAsking(null)} />}
    </li>
  );
}

interface AnswerDialogProps {
  companyId: number;
  request: Request;
  asking: 'approve' | 'refuse';
  who: string;
  onClose: () => void;
}

function AnswerDialog({ companyId, request, asking, who, onClose }: AnswerDialogProps) {
  const t = useTranslations('administrator-requests.card');
  const { id, email } = request;
  const contract = asking === 'approve' ? approveAdministratorContract : refuseAdministratorContract;
  const word = asking === 'approve' ? 'approve' : 'decline';
  const queryClient = useQueryClient();
  const answer = useChange({
    run: () => call(contract, { params: { id: companyId }, body: { id } }),
    done: (_input, { message }) => message,
    onDone: onClose,
    // The dialog shows the error, unless there is nothing left to answer.
    onFailure: (error) => {
      if (!(error instanceof ApiError && error.status === 404)) return;
      onClose();
      showMessage({ kind: 'bad', text: error.message });
      void refreshOrganisation(queryClient);
    },
  });
  return (
    <ConfirmDialog
      title={t(`${word}Title`, { who })}
      confirmLabel={t(word)}
      isDestructive={asking === 'refuse'}
      isPending={answer.isPending}
      error={answer.error?.message}
      onConfirm={() => answer.mutate()}
      onClose={onClose}
    >
      <p>{asking === 'approve' ? t('approveAbout', { email }) : t('declineAbout', { kind: kindOf(request) })}</p>
    </ConfirmDialog>
  );
}

function kindOf({ goesWhenRefused }: Request) {
  return goesWhenRefused ? 'newcomer' : 'colleague';
}
