'use client';

import { type LucideIcon, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { putAway } from '#/components/frame/session/put-away.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';

/** Shows a link back to the postponed questions about the person. */
export function RestCard() {
  const t = useTranslations('onboarding.rest');
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const hide = () => {
    putAway('rest', 'hidden');
    setShown(false);
  };
  return (
    <Card>
      <Offer icon={UserRound} title={t('title')} text={t('text')}>
        <Button variant="quiet" onClick={hide}>
          {t('hide')}
        </Button>
        <LinkButton href="/onboarding" variant="secondary" prefetch={false}>
          {t('begin')}
        </LinkButton>
      </Offer>
    </Card>
  );
}

interface OfferProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

/** Shows what someone may do now, in one line where there is room. */
export function Offer({ icon: Icon, title, text, children }: OfferProps) {
  return (
    <div className="-my-1 flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="grid size-10 max-medium:hidden shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="text-wrap text-16">{title}</h2>
        <p className="text-pretty text-13 text-muted">{text}</p>
      </div>
      <div className="flex items-center gap-2">{children}</div>
    </div>
  );
}
