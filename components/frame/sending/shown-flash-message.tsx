'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { takeFlashMessage } from '#/components/frame/sending/flash-message.ts';
import { useTourState } from '#/components/frame/session/tour-state.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

interface CarriedMessageProps {
  role: RoleName;
  onSwitchRole: (role: RoleName) => void;
}

/**
 * Shows the message that the previous page left for this one, once the tour is closed. If the person has a new role, it
 * names the role and offers to switch back.
 */
export function FlashMessage({ role, onSwitchRole }: CarriedMessageProps) {
  const t = useTranslations('shell.newRole');
  const isTouring = useTourState().status === 'open';
  const show = useEffectEvent(() => {
    const message = takeFlashMessage();
    if (!message) return;
    const { kind, text, before } = message;
    if (!before || before === role) return showMessage({ kind, text });
    const action = { label: t('back', { role: before }), onClick: () => onSwitchRole(before) };
    showMessage({ kind, text: `${text} ${t('here', { role })}`, action });
  });
  useEffect(() => {
    if (isTouring) return;
    // The tour also opens in an effect of this page, and a message would cover it.
    const timer = setTimeout(show);
    return () => clearTimeout(timer);
  }, [isTouring]);
  return null;
}
