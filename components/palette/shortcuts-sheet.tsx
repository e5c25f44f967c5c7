'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { CommandKey } from '#/components/palette/command-key.tsx';
import { readSingleKeys, storeSingleKeys } from '#/components/palette/single-keys.ts';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { KeyCap } from '#/components/ui/key-cap.tsx';

/** Shows the keyboard shortcuts that work everywhere. */
export default function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('palette.shortcuts');
  const keys = useTranslations('palette.keys');
  const [isOn, setOn] = useState(readSingleKeys);
  const change = ({ target: { checked } }: ChangeEvent<HTMLInputElement>) => {
    storeSingleKeys(checked);
    setOn(checked);
  };
  const rows = [
    ['palette', ['Ctrl', 'K']],
    ['search', ['/']],
    ['sheet', ['?']],
    ['close', [keys('escape')]],
    ['tabs', [keys('tab')]],
  ] as const;
  return (
    <Dialog open onOpenChange={onClose} title={t('title')}>
      <dl className="mb-5 flex flex-col">
        {rows.map(([name, caps]) => (
          <div key={name} className="flex min-h-11 items-center justify-between gap-4 border-line border-b">
            <dt>{t(name)}</dt>
            <dd className="flex gap-1">
              {caps.map((key) => (key === 'Ctrl' ? <CommandKey key={key} /> : <KeyCap key={key}>{key}</KeyCap>))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch label={t('singleKeys')} help={t('singleKeysHelp')} checked={isOn} onChange={change} />
    </Dialog>
  );
}
