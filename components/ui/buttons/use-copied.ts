'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '#/components/ui/buttons/copy-text.ts';

/** How long “Copied!” stays. Source: product specification. */
const copiedMs = 2000;

/** Copies texts; for two seconds, `state` and its words say whether that worked. */
export function useCopied() {
  const t = useTranslations('ui.page');
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    clearTimeout(timer.current);
    setState((await copyText(text)) ? 'copied' : 'failed');
    timer.current = setTimeout(() => setState('ready'), copiedMs);
  };
  const said = { ready: '', copied: t('copied'), failed: t('notCopied') };
  return { state, words: said[state], copy: (text: string) => void copy(text) };
}
