'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { canMakeKeys } from '#/components/replies/reply-keys.ts';
import { Checkbox } from '#/components/ui/fields/checkbox.tsx';

/** Beside a text without a name: whether its author wants replies. Browsers that can make no key do not offer it. */
export function ReplyOption({ isChosen, onChange }: { isChosen: boolean; onChange: (isChosen: boolean) => void }) {
  const t = useTranslations('replies.key');
  const isAble = useSyncExternalStore(never, canMakeKeys, () => false);
  if (!isAble) return null;
  return (
    <Checkbox
      label={t('option')}
      help={t('optionHelp')}
      checked={isChosen}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** What a browser can do changes with nothing. */
const never = () => () => undefined;
