'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';

/**
 * Shows a field for a password with a button that reveals it. `autoComplete` is 'current-password' or 'new-password',
 * so that password managers help.
 */
export function PasswordInput(
  props: Omit<ComponentProps<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' },
) {
  const t = useTranslations('ui.fields');
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        className="pr-12"
      />
      <IconButton
        size="small"
        label={isShown ? t('hidePassword') : t('showPassword')}
        icon={isShown ? <EyeOff /> : <Eye />}
        onClick={() => setShown(!isShown)}
        className="-translate-y-1/2 absolute top-1/2 right-1"
      />
    </div>
  );
}
