'use client';

import { useTranslations } from 'next-intl';
import { type PulseTab, pulseTabs } from '#/components/frame/links/pulse-address.ts';
import { LinkTabs } from '#/components/ui/link-tabs.tsx';

interface PulseTabsProps {
  current: PulseTab | 'edit';
  /** The pulse that is edited, with a tab of its own. */
  editHref?: string;
}

/** Shows the tabs of Digital Pulse, each with a URL. */
export function PulseTabs({ current, editHref }: PulseTabsProps) {
  const t = useTranslations('pulses.tabs');
  const tabs = pulseTabs.map((name) => ({
    href: name === 'manage' ? '/digitalPulse' : `/digitalPulse?tab=${name}`,
    label: t(name),
    isCurrent: name === current,
  }));
  const edit = editHref ? [{ href: editHref, label: t('edit'), isCurrent: current === 'edit' }] : [];
  return <LinkTabs tour="pulse-tabs" label={t('label')} tabs={[...tabs.slice(0, 2), ...edit, ...tabs.slice(2)]} />;
}
