'use client';

import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { toggleTheme } from '#/components/ui/theme.ts';

/**
 * Switches between light and dark. Both icons are in the page and the style sheet shows one, so the server doesn't need
 * to know the theme.
 */
export function ThemeToggle({ label, className }: { label: string; className?: string }) {
  return (
    <IconButton
      label={label}
      icon={
        <>
          <Moon className="dark:hidden" />
          <Sun className="hidden dark:block" />
        </>
      }
      onClick={toggleTheme}
      className={className}
    />
  );
}
