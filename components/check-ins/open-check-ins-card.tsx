'use client';

import { ClipboardCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { questionnairePath } from '#/components/check-ins/questionnaire-path.ts';
import { useOpenCheckIns } from '#/components/check-ins/use-open-check-ins.ts';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';

/** Says on a dashboard that there are check-ins to answer; nothing if there are none. */
export function OpenCheckInsCard() {
  const t = useTranslations('check-ins.card');
  const { data } = useOpenCheckIns();
  const [first, ...others] = data?.teams ?? [];
  if (!first) return null;
  const count = others.length + 1;
  const names = [...new Set([first, ...others].map(({ name }) => name))];
  return (
    <Card tour="open-check-ins" className="border-accent/40">
      <div className="-my-3.25 flex items-center gap-x-4 max-medium:-my-2">
        <span className="grid size-10 max-medium:hidden shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
          <ClipboardCheck aria-hidden className="size-5" />
        </span>
        <div className="flex min-w-0 flex-1 flex-col">
          <h2 className="text-wrap text-16 leading-5">{t('title', { count })}</h2>
          <p className="wrap-anywhere text-13 text-muted">{t('about', { count, teams: names.join(', ') })}</p>
        </div>
        <LinkButton href={count === 1 ? questionnairePath(first.token, undefined) : '/questionnaire/checkins'}>
          {t('answer', { count })}
        </LinkButton>
      </div>
    </Card>
  );
}
