'use client';

import { useTranslations } from 'next-intl';
import { Switch } from '#/components/ui/fields/switch.tsx';

interface FirstCheckInSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether newcomers of a day are still asked on it. */
export function FirstCheckInSwitch({ isOn, onChange }: FirstCheckInSwitchProps) {
  const t = useTranslations('organisation.firstCheckIn');
  return (
    <Switch
      label={t('label')}
      help={t('help')}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className="mt-5"
    />
  );
}
