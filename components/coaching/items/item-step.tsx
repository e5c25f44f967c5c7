'use client';

import { Flag } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { isOpen, writeDay } from '#/components/actions/actions.ts';
import { useActions } from '#/components/actions/use-actions.ts';
import type { Item } from '#/components/coaching/items/item-pages.ts';
import { itemCells } from '#/components/coaching/items/item-row.tsx';
import { messageId } from '#/components/frame/links/coaching-address.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { OPEN_ACTIONS_MAX } from '#/lib/domain/actions/constants.ts';

const StepForm = dynamic(() => import('#/components/actions/step-form.tsx').then((file) => file.StepForm), {
  loading: () => <Skeleton className="h-72 w-full" />,
});

interface ItemStepProps {
  step: NonNullable<Item['step']>;
  team: number;
  locale: string;
  /** Taking its step marks an item as read. */
  onTake: () => void;
}

/**
 * Shows a button that takes an item's advice as a step of the team; once the team has a step for the cause, that step.
 */
export function ItemStep({ step, team, locale, onTake }: ItemStepProps) {
  const t = useTranslations('coaching.items');
  const leader = useTranslations('actions.leader');
  const { data } = useActions(team);
  const [isTaking, setTaking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { topic, about, will } = step;
  const open = data?.actions.filter(isOpen) ?? [];
  const action = open.find((one) => one.topic === topic);
  if (!data?.canManage) return null;
  const close = () => {
    setTaking(false);
    frame.current?.focus();
  };
  return (
    <>
      <div ref={frame} tabIndex={-1} className={`${itemCells.button} outline-none print:hidden`}>
        {!action && !isTaking && open.length < OPEN_ACTIONS_MAX && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setTaking(true);
              onTake();
            }}
          >
            {t('take')}
          </Button>
        )}
      </div>
      <div className={`${itemCells.panel} empty:hidden print:hidden`}>
        {action && (
          <p className="wrap-anywhere flex items-start gap-2 rounded-control bg-sunken p-3 text-14">
            <Flag aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
            {leader('trying', { day: writeDay(action.promisedOn, locale), will: action.will })}
          </p>
        )}
        {!action && isTaking && (
          <StepForm
            teamId={team}
            today={data.today}
            causes={[{ topic, name: about }]}
            first={topic}
            title={t('take')}
            {...(will === null ? {} : { advised: will })}
            action={null}
            locale={locale}
            onClose={close}
          />
        )}
      </div>
    </>
  );
}

interface TrendActProps {
  act: NonNullable<Item['leadsTo']>;
  team: number;
  /** The URL of the chat box. */
  chatHref: string;
  /** Goes there without a page load, with the trend above the message. */
  onChat?: () => void;
}

/** Shows a link to what an item's advice asks for: the team's steps, questions for it, or a message in the chat box. */
export function TrendAct({ act, team, chatHref, onChat }: TrendActProps) {
  const t = useTranslations('coaching.items');
  const isChat = act === 'write' || act === 'thank';
  const others = { step: `/dashboard/team?team=${team}&tab=steps`, ask: `/digitalPulse?tab=build&team=${team}` };
  return (
    <span className={itemCells.button}>
      <Link
        href={isChat ? `${chatHref}#${messageId}` : others[act]}
        prefetch={false}
        className={buttonStyle({ variant: 'secondary', size: 'small' })}
        onClick={(event) => {
          if (!isChat || !onChat || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onChat();
        }}
      >
        {t(act)}
      </Link>
    </span>
  );
}
