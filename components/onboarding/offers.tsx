'use client';

import { ClipboardCheck, type LucideIcon, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { questionnairePath } from '#/components/check-ins/questionnaire-path.ts';
import { putAway } from '#/components/frame/session/put-away.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { call } from '#/lib/api/call.ts';
import { listSurveysContract } from '#/lib/domain/check-ins/respond/surveys.contract.ts';

interface FirstCheckInProps {
  /** The token of a check-in that is already open. */
  token: string | null;
  /** Whether a check-in may open while the person is here. */
  isAwaited: boolean;
}

/** Offers the first check-in before onboarding is done; nothing while there is none. */
export function FirstCheckIn({ token: firstToken, isAwaited }: FirstCheckInProps) {
  const t = useTranslations('onboarding.firstCheckIn');
  const token = useOpenToken(firstToken, isAwaited);
  return (
    <div aria-live="polite">
      {token !== null && (
        <Card className="mt-5 animate-appear border-accent/40">
          <Offer icon={ClipboardCheck} title={t('title')} text={t('text')}>
            <LinkButton href={questionnairePath(token, undefined)} variant="secondary" prefetch={false}>
              {t('answer')}
            </LinkButton>
          </Offer>
        </Card>
      )}
    </div>
  );
}

const LOOK_AGAIN_MS = 5000;
/** Newcomers are asked within a minute of joining, or at the send time. */
const LOOKS_MAX = 30;

/** Looks for a check-in during the first minutes; after a failure, it tries again at the next interval. */
function useOpenToken(firstToken: string | null, isAwaited: boolean): string | null {
  const [token, setToken] = useState(firstToken);
  const isLooking = isAwaited && token === null;
  useEffect(() => {
    if (!isLooking) return;
    let count = 0;
    const look = async () => {
      const answer = await call(listSurveysContract, {}).catch(() => null);
      setToken(answer?.surveys[0] ?? null);
    };
    const timer = setInterval(() => {
      count += 1;
      if (count >= LOOKS_MAX) clearInterval(timer);
      void look();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isLooking]);
  return token;
}

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

function Offer({ icon: Icon, title, text, children }: OfferProps) {
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
