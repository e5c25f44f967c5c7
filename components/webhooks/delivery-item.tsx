import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { LocalTime, useDateFormat } from '#/components/frame/time/local-time.tsx';
import { Badge } from '#/components/ui/badge.tsx';
import { TextAction } from '#/components/ui/buttons/text-action.tsx';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import {
  type listDeliveriesContract,
  sendAgainContract,
} from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';

type Delivery = Output<typeof listDeliveriesContract>['deliveries'][number];

const looks = { delivered: 'good', waiting: 'neutral', failed: 'bad' } as const;

interface DeliveryItemProps {
  webhookId: number;
  delivery: Delivery;
  isOff: boolean;
  onSent: () => void;
}

/** Shows an event that was sent, with request and response. */
export function DeliveryItem({ webhookId, delivery, isOff, onSent }: DeliveryItemProps) {
  const t = useTranslations('integrations.webhooks.details');
  const { eventId, type, data, state, madeAt, tries, nextAt, responseStatus, responseExcerpt } = delivery;
  const time = useDateFormat({ dateStyle: 'medium', timeStyle: 'medium' });
  const again = useMutation({
    mutationFn: () => call(sendAgainContract, { params: { id: webhookId, eventId } }),
    onSuccess: onSent,
  });
  const isTried = tries > 0;
  return (
    <li className="flex flex-col gap-0.5 py-2 text-14">
      <div className="flex items-center justify-between gap-3">
        <code className="wrap-anywhere">{type}</code>
        <Badge look={looks[state]}>{t(state)}</Badge>
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="flex flex-wrap gap-x-2 text-13 text-muted">
          <LocalTime instant={madeAt} />
          {isTried && <span>{responseStatus ?? t('noAnswer')}</span>}
          {tries > 1 && <span>{t('tries', { tries })}</span>}
          {isTried && nextAt && <span>{t('next', { when: time(nextAt) })}</span>}
        </p>
        {!isOff && state !== 'waiting' && (
          <TextAction label={t('againOf', { type })} loading={again.isPending} onClick={() => again.mutate()}>
            {t('again')}
          </TextAction>
        )}
      </div>
      <Failure text={again.error?.message} />
      <details className="text-13">
        <summary className="cursor-pointer py-1 text-accent-text">{t('show')}</summary>
        <dl className="flex flex-col gap-2 pt-1">
          <dt className="text-muted">{t('sent')}</dt>
          <dd>
            <pre className="wrap-anywhere whitespace-pre-wrap">{JSON.stringify(data)}</pre>
          </dd>
          {isTried && (
            <>
              <dt className="text-muted">{t('said')}</dt>
              <dd>
                <pre className="wrap-anywhere whitespace-pre-wrap">{responseExcerpt || '—'}</pre>
              </dd>
            </>
          )}
        </dl>
      </details>
    </li>
  );
}
