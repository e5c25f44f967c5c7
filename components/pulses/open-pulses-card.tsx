'use client';

import { useQuery } from '@tanstack/react-query';
import { Activity } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { formatInstant } from '#/lib/domain/calendar/date-words.ts';
import { listOwnPulsesContract } from '#/lib/domain/pulses/respond/respond.contract.ts';

/** Says on a dashboard that there are pulses to answer, after check-ins if it's second; nothing if there are none. */
export function OpenPulsesCard({ locale, isSecond = false }: { locale: string; isSecond?: boolean }) {
  const t = useTranslations('pulses.card');
  const { data } = useQuery({
    queryKey: queryKey(listOwnPulsesContract),
    queryFn: ({ signal }) => call(listOwnPulsesContract, {}, signal),
    refetchOnWindowFocus: true,
    retry: false,
  });
  const pulses = data?.pulses ?? [];
  if (pulses.length === 0) return null;
  const day = (instant: string) => formatInstant(instant, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const button = { prefetch: false, variant: isSecond ? 'secondary' : 'primary' } as const;
  return (
    <Card className="border-accent/40">
      <ul className="-my-3.25 flex flex-col gap-4 max-medium:-my-2">
        {pulses.map(({ token, name, closesAt }) => (
          <li key={token} className="flex items-center gap-x-4">
            <span className="grid size-10 max-medium:hidden shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
              <Activity aria-hidden className="size-5" />
            </span>
            <div className="flex min-w-0 flex-1 flex-col">
              <h2 className="wrap-anywhere text-wrap text-16 leading-5">{t('title', { name })}</h2>
              <p className="text-13 text-muted">{t('text', { day: day(closesAt) })}</p>
            </div>
            <LinkButton href={`/pulse/${token}`} {...button} aria-label={t('answerOf', { name })}>
              {t('answer')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
