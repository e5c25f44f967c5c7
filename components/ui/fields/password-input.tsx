'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';

/** `autoComplete` is 'current-password' or 'new-password', so that password managers help. */
export function PasswordInput(
  props: Omit<ComponentProps<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' },
) {
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
        label={isShown ? 'Hide password' : 'Show password'}
        icon={isShown ? <EyeOff /> : <Eye />}
        onClick={() => setShown(!isShown)}
        className="-translate-y-1/2 absolute top-1/2 right-1"
      />
    </div>
  );
}
