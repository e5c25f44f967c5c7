'use client';

import { X } from 'lucide-react';
import { usePathname, useSearchParams } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import type { State } from '#/components/ui/feedback/state-icon.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type { getPaymentStatusContract } from '#/lib/domain/billing/billing.contract.ts';
import { type AlertKind, MEMBERSHIP_PATH } from '#/lib/domain/billing/constants.ts';
import { canManageBilling } from '#/lib/domain/billing/plans/plans.policy.ts';
import { browserStorage } from '#/lib/platform/browser-storage.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

export type PlanAlert = NonNullable<Output<typeof getPaymentStatusContract>['alertData']>;

export interface PlanBannerWords {
  open: string;
  hide: string;
}

const states: Record<AlertKind, State> = {
  near_limit: 'info',
  limit_reached: 'neutral',
  past_due: 'bad',
  cancels: 'neutral',
  ended: 'neutral',
};

/** Banners that are shown once, not on every page for months. */
const hideable: readonly AlertKind[] = ['near_limit', 'cancels', 'ended'];
const hiddenKey = 'hiddenPlanAlert';
/** Returns the alert that this browser has hidden; a choice in another tab applies from the next page. */
const readHidden = () => browserStorage.read(hiddenKey) ?? '';
const neverChanges = () => () => {};

interface PlanBannerProps {
  alert: PlanAlert;
  words: PlanBannerWords;
  role: RoleName;
}

/** Shows the alert about the company's plan at the top of every page, except the page that has the same message. */
export function PlanBanner({ alert, words, role }: PlanBannerProps) {
  const { kind, title, message, until } = alert;
  const name = `${kind} ${until}`;
  const storedName = useSyncExternalStore(neverChanges, readHidden, () => '');
  const [hiddenNow, setHiddenNow] = useState('');
  const here = `${usePathname()}?section=${useSearchParams().get('section')}`;
  if (here === MEMBERSHIP_PATH) return null;
  if ([storedName, hiddenNow].includes(name) && hideable.includes(kind)) return null;
  const hide = () => {
    browserStorage.keep(hiddenKey, name);
    setHiddenNow(name);
  };
  return (
    <Alert
      state={states[kind]}
      title={title}
      className="mb-4 medium:mb-6 print:hidden"
      action={hideable.includes(kind) && <IconButton label={words.hide} icon={<X aria-hidden />} onClick={hide} />}
    >
      {message} {canManageBilling({ role }) && <TextLink href={MEMBERSHIP_PATH}>{words.open}</TextLink>}
    </Alert>
  );
}
