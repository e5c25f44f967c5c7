'use client';

import { useTranslations } from 'next-intl';
import { Switch } from '#/components/ui/fields/switch.tsx';

interface FirstCheckInSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether newcomers of a day are still asked on it. */
export function FirstCheckInSwitch({ isOn, onChange }: FirstCheckInSwitchProps) {
  const words = useTranslations('organisation.firstCheckIn');
  return (
    <Switch
      label={words('label')}
      help={words('help')}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className="mt-5"
    />
  );
}
