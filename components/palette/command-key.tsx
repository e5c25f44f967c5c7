'use client';

import { Command } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { KeyCap } from '#/components/ui/key-cap.tsx';

const never = () => () => undefined;
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Shows the key that is pressed with K: another one on Apple's keyboards. */
export function CommandKey() {
  const t = useTranslations('palette.keys');
  const hasCommand = useSyncExternalStore(never, isApple, () => false);
  return <KeyCap>{hasCommand ? <Command aria-label={t('command')} className="size-3" /> : t('control')}</KeyCap>;
}
