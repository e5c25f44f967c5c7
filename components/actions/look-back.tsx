'use client';

import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type Action, writeDay } from '#/components/actions/actions.ts';
import { HelpedNote, SinceThen } from '#/components/actions/helped.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';

interface LookBackProps {
  action: Action;
  locale: string;
  isMoving: boolean;
  onKeep: (state: 'kept' | 'replaced') => void;
  onEnd: () => void;
}

/** Shows a step whose day has come: how often its cause was named before and since, and whether the team keeps it. */
export function LookBack({ action, locale, isMoving, onKeep, onEnd }: LookBackProps) {
  const t = useTranslations('actions.lookBack');
  const { said, will, promisedOn, mentions } = action;
  const ends = ['kept', 'replaced'] as const;
  return (
    <div className="flex flex-col gap-2.5">
      <div className="wrap-anywhere flex items-start gap-2">
        <Flag aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
        <div className="flex min-w-0 flex-col gap-0.5">
          <h3 className="text-14">{t('title')}</h3>
          <p className="text-14">{t('tried', { since: writeDay(promisedOn, locale), will })}</p>
          {mentions && said !== null && <p className="text-14">{t('named', { said, ...mentions })}</p>}
          <HelpedNote action={action} locale={locale} />
          <SinceThen action={action} locale={locale} />
          <p className="text-13 text-muted">{t(mentions ? 'noCause' : 'ask')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {ends.map((state) => (
          <Button
            key={state}
            variant={state === 'kept' ? 'primary' : 'secondary'}
            size="small"
            loading={isMoving}
            onClick={() => onKeep(state)}
          >
            {t(state)}
          </Button>
        ))}
        <Button variant="secondary" size="small" onClick={onEnd}>
          {t('ended')}
        </Button>
      </div>
    </div>
  );
}
